import type { ParseArgsOptionsConfig } from "node:util";
import { type Commands, checkCommand, commonOptions, parseOptions } from "./arguments.ts";
import { orExit } from "./explain-error.ts";
import { print as printResult } from "./format.ts";
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

/** Reads the command line of a command on the site's data: what was typed, and what prints a result. Else exits and explains. */
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
    /** @param sentence what people read in its place */
    const print = (value: unknown, sentence?: string) => {
      if (sentence === undefined || json) printResult(value, json);
      else console.info(sentence);
    };
    return { values, command, operands, print };
  });
}
