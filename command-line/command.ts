import type { ParseArgsOptionsConfig } from "node:util";
import { type Commands, checkCommand, commonOptions, parseOptions } from "./arguments.ts";
import { orExit } from "./explain-error.ts";
import { printJson } from "./format.ts";
import { databaseHelp, databaseOption, hostHelp, hostOption } from "./open-database.ts";

const siteOptions = { ...databaseOption, ...hostOption, ...commonOptions };

/** The last lines on the options of every command on the site's data. */
export const siteHelp = `${databaseHelp}\n${hostHelp}`;

type CommandOptions<Options> = {
  readonly help: string;
  /** What it does without a word. */
  readonly usual: string;
  readonly commands: Commands;
  readonly options: Options;
};

/**
 * Reads the command line of a command on the site's data. With `--help`, prints the help and exits; exits with an explanation if
 * it doesn't take what was typed.
 *
 * @returns what was typed, and what prints a result: as JSON with `--json`, otherwise as text
 */
export function readCommand<Options extends ParseArgsOptionsConfig>(options: CommandOptions<Options>) {
  return orExit(() => {
    const { values, positionals, given } = parseOptions({ ...siteOptions, ...options.options });
    const { help, json } = values as { readonly help?: boolean; readonly json?: boolean };
    if (help) {
      console.info(options.help);
      process.exit();
    }
    const [command = options.usual, ...operands] = positionals;
    checkCommand(options.commands, command, operands, given);
    /** @param text for people; that of 20,000 readers takes seconds, which programs don't wait for */
    const print = (value: unknown, text: string | (() => string)) => {
      if (json) printJson(value);
      else console.info(typeof text === "string" ? text : text());
    };
    return { values, command, operands, print };
  });
}
