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

function killAfterTest(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
