import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FailureCode } from "../../../command-line/explain-error.ts";
import { publishedRelease } from "../../../server/files/releases.ts";
import { runProgram } from "../../../system/programs.ts";
import { type AskServer, NoAnswer, serverAt } from "../../engine/ask-server.ts";
import type { Project } from "../../engine/project.ts";
import { type HostChoice, readHostChoice } from "../../engine/publish/hosts.ts";
import { settingsFile } from "./mail-settings.ts";

/** Runs one of the site's commands, such as `npm run messages`, where the site runs. Returns what it prints. */
export type RunCommand = (args: readonly string[], input?: string) => Promise<string>;

/**
 * Why the command did nothing: its own code, or that it wasn't reached, was too slow, or isn't known. `UNREACHABLE` and `SLOW`
 * commands may have done their work even so.
 */
export type CommandCode = FailureCode | "UNREACHABLE" | "SLOW" | "UNKNOWN_HOST";

const unreachable: readonly CommandCode[] = ["UNREACHABLE", "SLOW", "UNKNOWN_HOST"];

/** The command ran and refused, or it couldn't be run at all. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly code: CommandCode;
  /** The command and its words, for a helper. */
  readonly detail: string;
  /** What it printed on standard output: `test-mail` says there which step failed. */
  readonly output: string;

  constructor(words: string, code: CommandCode, command: readonly string[] = [], output = "") {
    super(words);
    this.code = code;
    this.output = output;
    this.detail = [...(command.length > 0 ? [`$ ${command.join(" ")}`] : []), words].join("\n");
  }

  /** Whether the command wasn't reached, or didn't come to an end. */
  get isUnreachable(): boolean {
    return unreachable.includes(this.code);
  }
}

/** The site's commands that the studio runs. */
export type SiteCommand =
  | "messages"
  | "letters"
  | "subscribers"
  | "person"
  | "lists"
  | "test-mail"
  | "backup";

const scriptOf = (command: SiteCommand): string =>
  fileURLToPath(new URL(`../../../scripts/${command}.ts`, import.meta.url));

/** In milliseconds. Cloudflare's tool takes seconds to start. */
const timeLimits = {
  "this computer": 20_000,
  "this server": 20_000,
  cloudflare: 60_000,
} as const;

/** It waits up to 40 seconds for a mail server that stops answering, and then says at which step. */
const testMailLimit = 90_000;

/** What `npm start` reads its settings from, too. */
const settingsOption = `--env-file-if-exists=${settingsFile}`;

/** `deploy/answer` takes no others. */
const plainArgument = /^[\w=.:-]+$/;

/** Returns what runs the command where `data/studio/host.json` says at that moment: a helper may set it up meanwhile. */
export const commandAtSite =
  (project: Project, name: SiteCommand = "messages"): RunCommand =>
  async (...command) => {
    const host = await readHostChoice(project).catch((error: Error) => {
      throw new CommandError(error.message, "UNKNOWN_HOST");
    });
    return commandAt(host, project, name)(...command);
  };

/**
 * Returns what runs the command where the site is. A child process can neither block the studio nor keep a database locked.
 *
 * @param project whose `data` folder it is, if the site is on this computer
 */
export function commandAt(host: HostChoice, project: Project, name: SiteCommand = "messages"): RunCommand {
  if (host.kind === "this server") return commandThrough(serverAt(), name);
  const program = programAt(host, project, name);
  const timeLimit = name === "test-mail" ? testMailLimit : timeLimits[host.kind];
  return (args, input = "") => {
    assertPlain(args);
    return run([...program(args)], input, project.folder, timeLimit);
  };
}

function assertPlain(args: readonly string[]): void {
  const odd = args.find((argument) => !plainArgument.test(argument));
  if (odd !== undefined) throw new Error(`${odd} can't be an argument.`);
}

/** Returns what runs the command on the server on which the studio runs, as the site's user. */
export function commandThrough(ask: AskServer, name: SiteCommand = "messages"): RunCommand {
  const timeLimit = name === "test-mail" ? testMailLimit : timeLimits["this server"];
  return async (args, input = "") => {
    assertPlain(args);
    const command = ["stillwater", name, ...args];
    const answer = await ask("command", `${command.join(" ")}\n${input}`, timeLimit).catch(
      (error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        throw new CommandError(error.message, error.isReached ? "SLOW" : "UNREACHABLE", command);
      },
    );
    const { succeeded, code, output, errors } = answer;
    if (succeeded) return output;
    throw new CommandError(errors.trim() || `exited with ${code}`, codeIn(output, errors), command, output);
  };
}

function programAt(
  host: Exclude<HostChoice, { readonly kind: "this server" }>,
  { folder }: Project,
  name: SiteCommand,
): (args: readonly string[]) => readonly string[] {
  const script = scriptOf(name);
  if (host.kind === "this computer")
    return (args) => {
      // The site that runs has the facts that were published, and its commands know no others.
      const release = publishedRelease(path.join(folder, "data/live"));
      const program = release ? path.join(release, "programs", `${name}.js`) : script;
      return [process.execPath, settingsOption, program, ...args];
    };
  return (args) => [process.execPath, script, ...args, "--at", "cloudflare"];
}

async function run(
  [program = "", ...args]: readonly string[],
  input: string,
  cwd: string,
  timeLimit: number,
): Promise<string> {
  const options = { cwd, input, timeout: timeLimit, killSignal: "SIGKILL" } as const;
  const { succeeded, code, signal, output, errors, failure } = await runProgram(program, args, options);
  if (succeeded) return output;
  const command = [program, ...args];
  if (signal) throw new CommandError(errors.trim() || `No response in ${timeLimit} ms.`, "SLOW", command);
  throw new CommandError(
    errors.trim() || failure,
    code !== null ? codeIn(output, errors) : "UNREACHABLE",
    command,
    output,
  );
}

/** A release that is older than the studio may lack a command as a whole: Node finds no such program in it. */
const hasNoSuchProgram = /Cannot find module '[^'\n]*\bprograms[\\/][\w-]+\.js'/;

/** Returns the code that a failed command printed. Without one, another program failed. */
function codeIn(output: string, errors: string): FailureCode {
  if (hasNoSuchProgram.test(errors)) return "USAGE";
  try {
    return (JSON.parse(output) as { readonly error: { readonly code: FailureCode } }).error.code;
  } catch {
    return "FAILED";
  }
}
