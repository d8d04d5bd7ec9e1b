import { chmodSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { isLoopback, readEnvAsFarAsValid } from "../../../server/env.ts";
import { replaceFile } from "../../../system/files.ts";
import type { Project } from "../../engine/project.ts";

/** What `npm start` reads its settings from, in the project's folder. */
export const settingsFile = "data/settings.env";

/** The email settings of the site on this computer, as a form has them. */
export type MailForm = {
  /** Such as `mail.example.com`, with a port where it is another one than 465. */
  readonly server: string;
  readonly user: string;
  /** Empty to keep the one that is there. */
  readonly password: string;
  /** Where messages go, and whom they come from. */
  readonly to: string;
  readonly from: string;
};

/** What is known of the settings; the password isn't. */
export type KnownMail = Omit<MailForm, "password"> & {
  readonly hasPassword: boolean;
  /** Emails go through Resend, whatever the mail server. */
  readonly usesResend: boolean;
  /** When the file was last written, in milliseconds since 1970; undefined without one. */
  readonly changedAt: number | undefined;
};

/** What is wrong, in a sentence for each field. */
export type MailErrors = { readonly [Field in keyof MailForm]?: string | undefined };

const names = { server: "SMTP_URL", to: "CONTACT_TO", from: "CONTACT_FROM" } as const;

const wrong = {
  server: "Write the server’s name as your mail company gives it, such as mail.example.com.",
  to: "Write one email address, such as hello@example.com.",
  from: "Write one email address, such as hello@example.com.",
} as const;

/**
 * Reads the email settings, without the password.
 *
 * @throws Error if the file can't be read
 */
export function readMailSettings({ folder }: Project): KnownMail {
  const file = path.join(folder, settingsFile);
  const values = parseEnv(readText(file));
  const url = URL.parse(values.SMTP_URL ?? "");
  return {
    server: url ? nameOf(url) : "",
    user: url ? decode(url.username) : "",
    to: values.CONTACT_TO ?? "",
    from: values.CONTACT_FROM ?? "",
    hasPassword: Boolean(url?.password),
    usesResend: Boolean(values.RESEND_API_KEY),
    changedAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs,
  };
}

/**
 * Writes the email settings, for this user's eyes only. Every other line of the file stays as it is.
 *
 * @returns what is wrong, if something is: nothing is written then
 * @throws Error if the file can't be read or written, or isn't understood; it stays as it was
 */
export function writeMailSettings(project: Project, form: MailForm): MailErrors | undefined {
  const file = path.join(project.folder, settingsFile);
  const text = readText(file);
  const before = parseEnv(text);
  const { url, errors } = urlOf(form, before.SMTP_URL ?? "");
  const wanted = { SMTP_URL: url, CONTACT_TO: form.to, CONTACT_FROM: form.from };
  const found = { ...errors, ...errorsOf(wanted) };
  if (Object.keys(found).length > 0) return { ...found, ...errors };

  let after = text;
  for (const [name, value] of Object.entries(wanted)) {
    if (before[name] !== value) after = withLine(after, name, value);
  }
  if (!isDeepStrictEqual({ ...parseEnv(after) }, { ...before, ...wanted })) {
    throw new Error(`${settingsFile} has lines that the studio doesn’t understand. Nothing was changed.`);
  }
  // The same settings again don't ask for another start of the site.
  if (after === text) chmodSync(file, 0o600);
  else replaceFile(file, after, { mode: 0o600 });
  return undefined;
}

/** Returns what puts the settings back that are here now; undefined if they aren't whole, so that no email goes by them. */
export function rememberMailSettings(project: Project): (() => void) | undefined {
  const { server, to, from } = readMailSettings(project);
  if ([server, to, from].includes("")) return undefined;
  const file = path.join(project.folder, settingsFile);
  const text = readText(file);
  return () => replaceFile(file, text, { mode: 0o600 });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Checks settings as the site does, and that none is empty. */
function errorsOf(wanted: Readonly<Record<string, string>>): MailErrors {
  const { errors } = readEnvAsFarAsValid(wanted);
  const isWrong = (name: string) => !wanted[name] || errors.some((error) => error.name === name);
  const fields = Object.keys(names) as (keyof typeof names)[];
  return Object.fromEntries(
    fields.filter((field) => isWrong(names[field])).map((field) => [field, wrong[field]]),
  );
}

/** Returns `SMTP_URL`; the one that is there, if nothing of it was changed. */
function urlOf(
  { server, user, password }: MailForm,
  now: string,
): { readonly url: string; readonly errors: MailErrors } {
  const old = URL.parse(now);
  const isSameServer = old !== null && nameOf(old) === server;
  if (isSameServer && decode(old.username) === user && password === "") return { url: now, errors: {} };
  const url = isSameServer ? old : URL.parse(withScheme(server));
  if (!url) return { url: "", errors: {} };
  const hasOther = old !== null && old.password !== "";
  const errors: MailErrors = {
    ...(user === "" && password !== "" && { user: "Enter the user name for this password." }),
    // The one that is there was given for the server and user that were there: no other server gets it.
    ...(user !== "" &&
      password === "" && {
        password: hasOther
          ? "Type the password again: it was for another server or user."
          : "The password is missing.",
      }),
  };
  url.username = encode(user);
  url.password = user === "" ? "" : encode(password);
  return { url: url.href, errors };
}

const server =
  /^(?:(?<scheme>smtps?|smtp\+insecure):\/\/)?(?<host>\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(?<port>\d{1,5}))?\/?$/i;

/** Returns the URL of a server, without user. The connection is private from the start at port 465, and from the greeting on at others. */
function withScheme(typed: string): string {
  const { scheme, host = "", port } = server.exec(typed)?.groups ?? {};
  if (host === "") return "";
  const at = `${host.toLowerCase()}${port ? `:${port}` : ""}`;
  if (scheme) return `${scheme.toLowerCase()}://${at}`;
  // A mail server of this computer needs no encryption, and rarely offers any.
  if (isLoopback(host)) return `smtp+insecure://${at}`;
  return port === undefined || port === "465" ? `smtps://${at}` : `smtp://${at}`;
}

/** Returns a server as the form has it: the shortest text that leads to the same server. */
function nameOf({ protocol, hostname, port }: URL): string {
  const whole = `${protocol}//${hostname}${port ? `:${port}` : ""}`;
  const candidates = [`${hostname}${port ? `:${port}` : ""}`, ...(port ? [] : [`${hostname}:587`])];
  const isSame = (name: string) =>
    withScheme(name) === whole || (protocol === "smtp:" && withScheme(name) === `${whole}:587`);
  return candidates.find(isSame) ?? whole;
}

/** A quotation mark would end the value in the file. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("'", "%27");

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces the last line that sets a variable, which is the one that counts; without one, adds one. */
function withLine(text: string, name: string, value: string): string {
  const lines = [...text.matchAll(new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[^\\r\\n]*`, "gm"))];
  const last = lines.at(-1);
  if (last) {
    const rest = text.slice(last.index + last[0].length);
    return `${text.slice(0, last.index)}${name}=${value}${rest}`;
  }
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const gap = text === "" || text.endsWith("\n") ? "" : lineEnd;
  return `${text}${gap}${name}=${value}${lineEnd}`;
}
