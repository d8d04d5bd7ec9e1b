import { site } from "../../../content/site.ts";
import { type Draft, type Faults, textFields } from "./submission.ts";

export type Outgoing = Draft & {
  readonly submissionId: string;
  /** Only people leave this empty. */
  readonly website: string;
  /** Milliseconds between the page and the sending; not known where the text was kept from before. */
  readonly elapsedMs?: number | undefined;
};

/** Why a message did not go. `status` is 0 where no answer came. */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly status: number;
  readonly faults: Faults;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status = 0, faults: Faults = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

const second = 1000;
/** How long one try may take. */
const tryTimeout = 10 * second;
const retries = 3;
const longestDelay = 30 * second;
/** A server that asks for a longer wait than this is not waited for: somebody is looking at "Sending...". */
const longestWait = 10 * second;

/**
 * Sends a message once. Any 2xx is success, whatever its body.
 *
 * @throws SendError for any other answer, and where none came
 */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  if (!navigator.onLine) throw new SendError("The browser is offline");
  const { address, publicKey } = site.functions;
  let response: Response;
  try {
    response = await fetch(`${address}/send-contact-email`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(publicKey && { Authorization: `Bearer ${publicKey}`, apikey: publicKey }),
      },
      body: JSON.stringify(outgoing),
      // It goes out, too, where the page is left while it does.
      keepalive: true,
      signal: AbortSignal.timeout(tryTimeout),
    });
  } catch (cause) {
    throw new SendError(cause instanceof Error ? cause.message : "The server cannot be reached");
  }
  if (response.ok) return;
  const retryAfter = Number(response.headers.get("Retry-After")) * second || undefined;
  throw new SendError(
    `The server answered ${response.status}`,
    response.status,
    await readFaults(response),
    retryAfter,
  );
}

/**
 * Whether to try again: only where no answer came, the server is busy, or it failed; three times at
 * most, and not while offline. A server that fails at once is given up after 7 seconds, one that never
 * answers after 47; from the first failure on the form says that it is still trying.
 *
 * @param failures how many retries there have been
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= retries || !navigator.onLine || !(error instanceof SendError)) return false;
  if (error.status === 429) return (error.retryAfter ?? 0) <= longestWait;
  return error.status === 0 || error.status >= 500;
}

/** The delay before the next try, in milliseconds: doubling from 1 s, at most 30 s, or as the server asks. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof SendError ? error.retryAfter : undefined;
  if (asked !== undefined && asked <= longestWait) return asked;
  return Math.min(second * 2 ** failures, longestDelay);
}

/** What the server found wrong with the fields, if it says so. Another host's answer may be anything. */
async function readFaults(response: Response): Promise<Faults> {
  try {
    const body = (await response.json()) as { error?: { fields?: Record<string, unknown> } } | null;
    const said = body?.error?.fields ?? {};
    return Object.fromEntries(
      textFields.map((field) => [field, said[field]]).filter(([, fault]) => typeof fault === "string"),
    );
  } catch {
    return {}; // not our own server's words
  }
}
