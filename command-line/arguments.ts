import path from "node:path";
import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** An invalid command line: the command exits with 2. */
export class UsageError extends Error {}

/** The options of every command. */
export const commonOptions = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Parses the options and operands of a command.
 *
 * @param syntax whether it takes operands (it does by default) and `--no-…` for options that are on
 * @throws an error of `parseArgs`, or UsageError if an option is given twice that takes one value
 */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  syntax: Pick<ParseArgsConfig, "allowPositionals" | "allowNegative"> = {},
) {
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    ...syntax,
    tokens: true,
    options,
  });
  const given = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const repeated = given.find((name, index) => !options[name]?.multiple && given.indexOf(name) !== index);
  if (repeated) throw new UsageError(`--${repeated} was given twice. Nothing was done.`);
  return { values, positionals, given };
}

/** How many operands and which options each command takes, besides those of all. */
export type Commands = Readonly<
  Record<string, { readonly operands: number; readonly options: readonly string[] }>
>;

/** Throws UsageError for an unknown command, and for operands and options that a known one would ignore. */
export function checkCommand(
  commands: Commands,
  command: string,
  operands: readonly string[],
  given: readonly string[],
): void {
  const accepted = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!accepted) {
    const known = Object.keys(commands).join(", ");
    throw new UsageError(`Unknown command ${command}. Nothing was done. Known: ${known}; see --help.`);
  }
  const { operands: count, options } = accepted;
  refuseExtra(command, [
    ...operands.slice(count),
    ...given.filter((name) => !(name in commonOptions) && !options.includes(name)).map((name) => `--${name}`),
  ]);
}

/** Throws UsageError that names arguments which a command would ignore. */
export function refuseExtra(command: string, extra: readonly string[]): void {
  if (extra.length === 0) return;
  throw new UsageError(`${command} doesn't take ${extra.join(" ")}. Nothing was done; see --help.`);
}

/** Returns the caller's working directory. npm runs commands in the installation's folder and keeps it in INIT_CWD. */
const callersFolder = () => process.env.INIT_CWD || process.cwd();

/** Resolves a path argument against the caller's working directory. */
export const fromCaller = (typed: string): string => path.resolve(callersFolder(), typed);

/** Returns a path that is valid in the caller's working directory: relative if it is below, else absolute. */
export function forCaller(file: string): string {
  const relative = path.relative(callersFolder(), path.resolve(file));
  return relative.startsWith("..") || path.isAbsolute(relative) ? path.resolve(file) : relative;
}
