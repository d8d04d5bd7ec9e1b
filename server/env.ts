import { z } from "zod";

const emailOrNothing = z.union([z.literal(""), z.email()]).default("");
const addressOrNothing = (protocol: RegExp) => z.union([z.literal(""), z.url({ protocol })]).default("");
const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** What can be set from outside, with what holds where nothing is set. */
const schema = z.object({
  /** Where the server listens. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  /** The folder of the database: the only place that the server writes to. */
  DATA_DIR: z.string().min(1).default("./data"),

  /** The mail server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: addressOrNothing(/^smtps?$/),
  /** Who reads the messages, and the site's own sender address. */
  CONTACT_TO: emailOrNothing,
  CONTACT_FROM: emailOrNothing,
  /** A webhook that is told when a message does not get through. */
  ALARM_URL: addressOrNothing(/^https?$/),

  /** How many proxies stand before the server, each adding to X-Forwarded-For. 0: believe no header. */
  TRUST_PROXY: count(0),

  /** Days after which a delivered message is deleted. */
  KEEP_MESSAGES_DAYS: z.coerce.number().int().min(1).default(365),
  /** Messages stored per client address within ten minutes. */
  LIMIT_PER_CLIENT: count(5),
  /** Messages a minute in all, above which further ones are held back. */
  LIMIT_PER_MINUTE: count(60),
  /** Disk space that held-back messages may fill, in megabytes. */
  LIMIT_HELD_MEGABYTES: count(50),

  /** The first and the longest delay between two tries to deliver, in seconds. */
  RETRY_FIRST_SECONDS: z.coerce.number().positive().default(30),
  RETRY_LONGEST_SECONDS: z.coerce.number().positive().default(1800),
  /** How long a message may stay undelivered before somebody is told, in seconds. */
  ALARM_AFTER_SECONDS: z.coerce.number().positive().default(3600),
  /** How long the mail server may take for one message, in seconds. */
  SMTP_TIMEOUT_SECONDS: z.coerce.number().positive().default(60),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads the environment. The only place that does.
 *
 * @throws Error that names each variable that cannot be used, and why
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings cannot be used:\n${faults.join("\n")}`);
}

/** Whether mail can be sent at all. */
export const isMailConfigured = (env: Env): boolean =>
  Boolean(env.SMTP_URL && env.CONTACT_TO && env.CONTACT_FROM);
