import { z } from "zod";
import { site } from "../content/site.ts";

// An empty value is left out before this is asked, so that nothing set and set to nothing are one.
const email = z.email("must be an email address, such as hello@example.com").default("");
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must look like ${example}` }).default("");

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const fault = `must be a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`}`;
  return z.coerce.number(fault).int(fault).min(least, fault).max(most, fault);
};
const seconds = z.coerce.number("must be a number of seconds").positive("must be more than 0").max(1_000_000);

/** What can be set from outside, with what holds where nothing is set. */
const schema = z.object({
  /** Where the server listens. */
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The folder of the database: the only place that the server writes to. */
  DATA_DIR: z.string().min(1).default("./data"),
  /** The folder of the dated copies, and how many of them are kept. The server itself does not use them. */
  BACKUP_DIR: z.string().min(1).default("./backups"),
  BACKUP_KEEP: whole(1, 10_000).default(site.nightlyCopiesKept),

  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: address(/^smtps?$/, "smtps://user:password@mail.example.com"),
  /** The key of Resend, which mails over HTTPS, in the place of a mail server; and where it is. */
  RESEND_API_KEY: z.string().default(""),
  RESEND_URL: z
    .url({ protocol: /^https?$/, error: "must look like https://api.resend.com" })
    .default("https://api.resend.com"),
  /** Who reads the messages, and the site's own sender address. */
  CONTACT_TO: email,
  CONTACT_FROM: email,
  /** A webhook that is told when a message does not get through. */
  ALARM_URL: address(/^https?$/, "https://ntfy.example.com/topic"),

  /** How many proxies stand before the server, each adding to X-Forwarded-For. 0: believe no header. */
  TRUST_PROXY: z.preprocess(
    (value) => (value === "true" ? 1 : value === "false" ? 0 : value),
    whole(0, 10).default(0),
  ),

  /** Days after which a delivered message is deleted. */
  KEEP_MESSAGES_DAYS: whole(1, 36_500).default(site.messagesKeptDays),
  /** Messages stored per client address within ten minutes. */
  LIMIT_PER_CLIENT: whole(1).default(5),
  /** Messages a minute in all, above which further ones are held back. */
  LIMIT_PER_MINUTE: whole(1).default(60),
  /** How many held-back messages are kept; each takes at most 16 KB of the disk. */
  LIMIT_HELD: whole(0).default(5000),
  /** Pages and booking presses counted per client address within ten minutes, and a minute in all. */
  LIMIT_VISITS_PER_CLIENT: whole(1).default(300),
  LIMIT_VISITS_PER_MINUTE: whole(1).default(600),

  /** The first and the longest delay between two tries to deliver, in seconds. */
  RETRY_FIRST_SECONDS: seconds.default(30),
  RETRY_LONGEST_SECONDS: seconds.default(1800),
  /** How long a message may stay undelivered before somebody is told, in seconds. */
  ALARM_AFTER_SECONDS: seconds.default(3600),
  /** How long the mail server may take for one message, in seconds. */
  SMTP_TIMEOUT_SECONDS: seconds.default(60),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads the environment. The only place that does. An empty value counts as none.
 *
 * @throws Error that names each variable that cannot be used, and why; never its value
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`These settings cannot be used:\n${faults.join("\n")}`);
}

/** Which settings are missing before mail can be sent: by a mail server, or by Resend. */
export const missingMailSettings = (env: Env) =>
  (["SMTP_URL", "CONTACT_TO", "CONTACT_FROM"] as const).filter(
    (name) => !(env[name] || (name === "SMTP_URL" && env.RESEND_API_KEY)),
  );
