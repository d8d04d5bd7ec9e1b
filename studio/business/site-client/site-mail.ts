import { z } from "zod";
import type { Project } from "../../engine/project.ts";
import { isNotPublishedYet, type LastHost, liveHost } from "../../engine/publish/live-site.ts";

/** Whether the site can send emails. */
export type SiteMail = {
  readonly kind: "can send" | "no settings" | "incomplete settings" | "not running" | "not there yet";
  /** Where the site was asked; undefined if the setting of the host is wrong. */
  readonly url?: string | undefined;
  /** When the site started, in milliseconds since 1970: it reads its settings then. Undefined if it doesn't say so. */
  readonly startedAt?: number | undefined;
  /** Whether a monitor asks it if it is well; undefined if the site doesn't answer. */
  readonly monitored?: boolean | undefined;
  /** Whether something answered that isn't the site. */
  readonly isOtherServer?: boolean | undefined;
  /** Whether this machine isn't online, perhaps. */
  readonly isOffline?: boolean | undefined;
  /** What a helper needs to know. */
  readonly detail: string;
};

/** Node's codes for a machine without a network. */
const offlineCodes: readonly unknown[] = ["ENETUNREACH", "ENETDOWN", "EAI_AGAIN"];

/** What answered leads to another address, where the site isn't. */
class RedirectedError extends Error {}

/** How long the site may take to answer, in milliseconds. */
const timeLimit = 5000;

const health = z.object({
  mail: z.enum(["configured", "incomplete", "not configured"]),
  startedAt: z.number().optional(),
  monitored: z.boolean(),
});

const kinds = {
  configured: "can send",
  incomplete: "incomplete settings",
  "not configured": "no settings",
} as const;

/** Asks the site's health check whether emails can be sent. Never rejects. */
export async function askSiteMail(project: Project, lastHost?: LastHost): Promise<SiteMail> {
  let url: string | undefined;
  try {
    ({ url } = await liveHost(project, lastHost));
    // The health check responds with 503 while something is wrong.
    const response = await fetch(new URL("/healthz", url), {
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    const elsewhere = response.headers.get("Location");
    if (elsewhere !== null) throw new RedirectedError(`It leads to ${elsewhere}.`);
    const { mail, startedAt, monitored } = health.parse(await response.json());
    const detail = `${url}/healthz says: mail ${mail}. The settings are SMTP_URL or RESEND_API_KEY, CONTACT_TO and CONTACT_FROM (docs/going-live.md); npm run test-mail tries them.`;
    return { kind: kinds[mail], url, startedAt, monitored, detail };
  } catch (error) {
    const { message, cause } = error as Error;
    const words = cause instanceof Error ? `${message}: ${cause.message}` : message;
    // What is no health check can't be parsed; what leads to another address isn't followed.
    const isOtherServer =
      error instanceof z.ZodError || error instanceof SyntaxError || error instanceof RedirectedError;
    return {
      kind: (await isNotPublishedYet(project, lastHost)) ? "not there yet" : "not running",
      ...(url && { url }),
      isOtherServer,
      isOffline: offlineCodes.includes((cause as NodeJS.ErrnoException | undefined)?.code),
      detail: url ? `${url}/healthz: ${words}` : words,
    };
  }
}
