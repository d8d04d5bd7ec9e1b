import { writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type ChildProcess, ended } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listening, runNode, type SiteProcess, writeSmallSite } from "./spawn-site.ts";

export { policyOf, type SiteProcess, siteFacts } from "./spawn-site.ts";

/** Creates a folder with a small built site, which is deleted after the test. */
export function buildSite(): string {
  const folder = temporaryFolder();
  writeSmallSite(folder);
  return folder;
}

/** Starts the real server in a folder and waits until it listens. It is killed after the test. */
export const startSite = (folder: string, env: Record<string, string> = {}): Promise<SiteProcess> =>
  listening(killAfterTest(runNode(folder, "server/node.ts", [], { PORT: "0", ...env })));

/** Runs a script of the repository and returns its output. */
export const runScript = (folder: string, script: string, args: string[], env: Record<string, string> = {}) =>
  ended(killAfterTest(runNode(folder, script, args, env)));

/** Runs a script with a text on its standard input. */
export function runScriptWith(
  input: string,
  folder: string,
  script: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const file = path.join(temporaryFolder(), "input");
  writeFileSync(file, input);
  const withInput = ["/bin/sh", "-c", 'exec "$0" "$@" < "$INPUT"', process.execPath] as const;
  return ended(killAfterTest(runNode(folder, script, args, { ...env, INPUT: file }, withInput)));
}

/** Settings under which a test may send as much as it likes. */
export const withoutLimits = { LIMITS: "10000" };

/** Settings that deliver to a mail server, and soon again after a failure. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  CONTACT_TO: "owner@example.net",
  CONTACT_FROM: "site@stillwater.example.com",
  RETRY_FIRST_SECONDS: "0.1",
  RETRY_LONGEST_SECONDS: "0.2",
  WEEKLY_EMAIL: "off",
});

/** Sends a message to a running site, and returns the status of the response. */
export async function sendMessage(
  { url }: { readonly url: string },
  // The same text of the same person is one message.
  message = `Hello ${crypto.randomUUID()}`,
): Promise<number> {
  const { status } = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Kim", email: "kim@example.org", message }),
  });
  return status;
}

/** Returns what the health check of a running site says. */
export const healthOf = async ({ url }: { readonly url: string }): Promise<Record<string, unknown>> =>
  (await fetch(`${url}/healthz`)).json();

function killAfterTest(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
