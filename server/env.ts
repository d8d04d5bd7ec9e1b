import { z } from "zod";
import { slowestMessageSeconds } from "../domain/message.ts";
import { CodedError } from "./coded-error.ts";

const email = z.email("must be an email address, such as hello@example.com").default("");
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must look like ${example}` }).default("");

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number ${max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of at least ${min}`}`;
  return (
    z
      .string()
      // Number() also takes spaces for 0.
      .regex(/^\d+$/, error)
      .transform(Number)
      .pipe(z.number(error).int(error).min(min, error).max(max, error))
  );
};
const seconds = z.coerce.number("must be a number of seconds").positive("must be more than 0").max(1_000_000);

/** Whether a host of a URL is this machine. */
export const isLoopback = (host: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** The settings and their defaults; docs/operating.md describes them. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Set by systemd: the process to which it passes the socket that it listens on, instead of PORT and HOST. */
  LISTEN_PID: wholeNumber(0).default(0),
  /** The folder of the releases that the studio has published here, and of the name of the current one. */
  LIVE_DIR: z.string().default(""),
  /** The folder of the database: the only one that the server writes to. */
  DATA_DIR: z.string().min(1).default("./data"),
  /** The folder of dated backups. The server itself only looks whether there are any. */
  BACKUP_DIR: z.string().min(1).default("./backups"),
  /** A shell command that copies the backup $BACKUP_FILE to another machine. */
  BACKUP_COMMAND: z.string().default(""),

  SMTP_URL: url(/^smtp(?:s|\+insecure)?$/, "smtps://user:password@mail.example.com").refine(
    (value) => !value.startsWith("smtp+insecure:") || isLoopback(new URL(value).hostname),
    "must use smtps:// or smtp://: smtp+insecure:// is for this machine only (localhost, 127.0.0.1 or [::1])",
  ),
  /** Sends through Resend's HTTPS API instead of SMTP. */
  RESEND_API_KEY: z.string().default(""),
  RESEND_URL: z
    .url({ protocol: /^https?$/, error: "must look like https://api.resend.com" })
    .default("https://api.resend.com"),
  /** The owner, and the site's own sender address. */
  CONTACT_TO: email,
  CONTACT_FROM: email,
  /** Where emails that can't be delivered come back to, over SMTP. */
  BOUNCES_TO: email,
  /** Where the owner opens her studio from any of her devices: emails to her lead there. */
  STUDIO_URL: url(/^https$/, "https://studio.example.com"),
  /** What asks `/healthz` and tells the owner. The server says there whether it has one: launch check and studio remind of it. */
  HEALTH_MONITOR: z.string().default(""),
  /** The weekly email to the owner. */
  WEEKLY_EMAIL: z.enum(["on", "off"], "must be on or off").default("on"),

  /** How long a request may take to arrive. A proxy in front must wait longer: see `deploy/Caddyfile`. */
  REQUEST_TIMEOUT_SECONDS: seconds.default(slowestMessageSeconds),
  /** The number of proxies in front of the server, each adding to X-Forwarded-For. 0: trust no header. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),

  /** By how much the limits of messages, subscriptions and counted visits are multiplied. */
  LIMITS: wholeNumber(1, 100_000).default(1),

  /** The first and the longest delay between delivery attempts. */
  RETRY_FIRST_SECONDS: seconds.default(30),
  RETRY_LONGEST_SECONDS: seconds.default(1800),
  /** Letters that the mail server gets per minute. */
  LETTERS_PER_MINUTE: wholeNumber(1, 1000).default(20),
  /** The time limit for sending one email, but for the mail server's answer to it: that may take ten minutes. */
  SMTP_TIMEOUT_SECONDS: seconds.default(60),
});

export type Env = z.infer<typeof schema>;

/** Reads the environment; empty values count as unset. Throws with each invalid variable and the reason, never the value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const { env, errors } = readEnvAsFarAsValid(source);
  if (errors.length > 0) throw new CodedError("SETTINGS", describeInvalid(errors));
  return env;
}

/**
 * Reads the environment for a command that uses few of the settings. An invalid one counts as unset, and is named with the reason. A
 * server must not run with such guesses.
 */
export function readEnvAsFarAsValid(source: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { data, error } = schema.safeParse(set);
  if (data) return { env: data, errors: [] };
  const invalid = error.issues.map(({ path: [name], message }) => ({ name: String(name), message }));
  for (const { name } of invalid) delete set[name];
  return { env: schema.parse(set), errors: invalid };
}

/** A setting that can't be used, and why: “must be …”. */
type InvalidSetting = { readonly name: string; readonly message: string };

export const describeInvalid = (errors: readonly InvalidSetting[]) =>
  `Invalid settings:\n${errors.map(({ name, message }) => `  ${name} ${message}`).join("\n")}`;

/** Whether email can be sent. */
export type MailStatus = "configured" | "incomplete" | "not configured";

/** Returns which settings are missing for sending email, over SMTP or Resend. */
export const missingMailSettings = (env: Env) =>
  mailSettings.filter((name) => !(env[name] || (name === "SMTP_URL" && env.RESEND_API_KEY)));

const mailSettings = ["SMTP_URL", "CONTACT_TO", "CONTACT_FROM"] as const;

/** Returns whether email can be sent; `not configured` while the site is tried out, without any of the settings. */
export function mailStatus(env: Env): MailStatus {
  const missing = missingMailSettings(env);
  if (missing.length === 0) return "configured";
  return missing.length < mailSettings.length ? "incomplete" : "not configured";
}
