/** A command that was typed wrong: the command exits with 2. */
export class UsageError extends Error {}

/**
 * Refuses arguments that a command would ignore.
 *
 * @throws UsageError that names them
 */
export function refuseExtra(command: string, extra: readonly string[]): void {
  if (extra.length === 0) return;
  throw new UsageError(`${command} doesn't take ${extra.join(" ")}. Nothing was done; see --help.`);
}
