import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../../system/programs.ts";
import type { Project } from "../core/project.ts";
import { Refusal } from "../core/refusal.ts";
import { scriptOf, settingsOption } from "./run-command.ts";

/** In milliseconds. A copy with a hundred thousand messages takes seconds. */
const timeLimit = 5 * 60_000;

/**
 * Writes a copy of the messages and readers on this computer, in the place of an older one.
 *
 * @throws Refusal if there are none here, or the copy fails; the old one remains then
 */
export async function writeCopy(project: Project, file: string): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  rmSync(unfinished, { force: true });
  // A process of its own can neither block the studio nor keep the database locked.
  const { succeeded, printed } = await runProgram(
    process.execPath,
    [settingsOption, scriptOf("messages"), "backup", unfinished],
    { cwd: project.folder, timeout: timeLimit },
  );
  if (!succeeded) throw new Refusal("Messages and readers couldn’t be copied.", printed.trim());
  renameSync(unfinished, file);
}
