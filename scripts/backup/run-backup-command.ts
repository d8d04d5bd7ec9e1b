import path from "node:path";
import { runProgramSync } from "../../system/programs.ts";

/** How long the command may take, in milliseconds. */
const timeout = 30 * 60_000;

/**
 * Runs the owner's command that copies a backup to another machine, with the file in `$BACKUP_FILE`.
 *
 * @throws Error if it fails
 */
export function runBackupCommand(command: string, file: string): void {
  const env = { ...process.env, BACKUP_FILE: path.resolve(file) };
  // Standard output belongs to this command's own result.
  const stdio = ["inherit", process.stderr, "inherit"] as const;
  const { succeeded, failure } = runProgramSync(command, [], {
    shell: true,
    stdio: [...stdio],
    env,
    timeout,
  });
  if (succeeded) return;
  throw new Error(`The backup is on this machine only: BACKUP_COMMAND failed (${failure}).`);
}
