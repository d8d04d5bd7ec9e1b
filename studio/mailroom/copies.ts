import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../../system/programs.ts";
import type { Project } from "../core/project.ts";
import { Refusal } from "../core/refusal.ts";
import { scriptOf, settingsOption } from "./run-command.ts";

/** How many messages and readers a copy has. */
export type Restored = { readonly messages: number; readonly subscribers: number };

/** In milliseconds. A copy with a hundred thousand messages takes seconds. */
const timeLimit = 5 * 60_000;

const cantRestore =
  "This can’t be brought back: it isn’t a copy of your site’s messages and readers, or it’s damaged, or it comes from another version of the site. Nothing was changed. Choose another one.";

/**
 * Restores messages and readers on this computer from a copy.
 *
 * @throws Refusal if it is damaged, or another program's or version's; changes nothing then
 */
export const restoreCopy = async (project: Project, file: string): Promise<Restored> =>
  (await run(project, "restore", [file, "--yes"], cantRestore)) as Restored;

/**
 * Writes a copy of the messages and readers on this computer, in the place of an older one.
 *
 * @throws Refusal if there are none here, or the copy fails; the old one remains then
 */
export async function writeCopy(project: Project, file: string): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  rmSync(unfinished, { force: true });
  await run(project, "messages", ["backup", unfinished], "Messages and readers couldn’t be copied.");
  renameSync(unfinished, file);
}

/** Runs a command on the data of this computer, in a process of its own: it can neither block the studio nor keep the database locked. */
async function run(
  project: Project,
  command: "restore" | "messages",
  args: readonly string[],
  sentence: string,
): Promise<unknown> {
  const { succeeded, output, printed } = await runProgram(
    process.execPath,
    [settingsOption, scriptOf(command), ...args, "--json"],
    { cwd: project.folder, timeout: timeLimit },
  );
  if (!succeeded) throw new Refusal(sentence, printed.trim());
  return JSON.parse(output);
}
