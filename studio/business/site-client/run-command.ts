import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FailureCode } from "../../../command-line/explain-error.ts";
import { publishedRelease } from "../../../server/files/releases.ts";
import { runProgram } from "../../../system/programs.ts";
import { type AskServer, NoAnswerError, serverAt } from "../../engine/ask-server.ts";
import { saidBy } from "../../engine/program-output.ts";
import type { Project } from "../../engine/project.ts";
import { type HostChoice, readHostChoice } from "../../engine/publish/hosts.ts";
import { settingsFile } from "./mail-settings.ts";

/** Runs one of the site's commands, such as `npm run messages`, where the site runs. Returns what it prints. */
export type RunCommand = (args: readonly string[], input?: string) => Promise<string>;

/**
 * Why the command did nothing: its own code, or one of these. `UNREACHABLE`: it wasn't reached. `SLOW`: it was too slow. `UNKNOWN_HOST`:
 * it isn't known where the site is. `NOT_RUNNING`: the part of the server that runs commands (`deploy/answer`) isn't there. `UNREACHABLE`
 * and `SLOW` commands may have done their work even so.
 */
export type CommandCode = FailureCode | "UNREACHABLE" | "NOT_RUNNING" | "SLOW" | "UNKNOWN_HOST";

const unreachable: readonly CommandCode[] = ["UNREACHABLE", "NOT_RUNNING", "SLOW", "UNKNOWN_HOST"];

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

/** In milliseconds. Cloudflare's tool takes seconds to start; `test-mail` waits up to 40 for a mail server that stops answering. */
function timeLimitOf(name: SiteCommand, kind: HostChoice["kind"]): number {
  if (name === "test-mail") return 90_000;
  return kind === "cloudflare" ? 60_000 : 20_000;
}

/** What `npm start` reads its settings from, too. */
const settingsOption = `--env-file-if-exists=${settingsFile}`;

/** `deploy/answer` takes no others. */
const plainArgument = /^[\w=.:-]+$/;

function assertPlain(args: readonly string[]): void {
  const odd = args.find((argument) => !plainArgument.test(argument));
  if (odd !== undefined) throw new Error(`${odd} can't be an argument.`);
}

/**
 * Returns what runs the command. Each run reads at that moment in `data/studio/host.json` where the site is, as a helper may set it up
 * meanwhile. The command is a child process: it can neither block the studio nor keep a database locked.
 *
 * @param project whose `data` folder it is, if the site is on this computer
 */
export const commandAtSite =
  (project: Project, name: SiteCommand): RunCommand =>
  async (args, input = "") => {
    const { kind } = await readHostChoice(project).catch((error: Error) => {
      throw new CommandError(error.message, "UNKNOWN_HOST");
    });
    if (kind === "this server") return commandThrough(serverAt(), name)(args, input);
    assertPlain(args);
    const own =
      kind === "this computer"
        ? [settingsOption, programOnThisComputer(project, name), ...args]
        : [scriptOf(name), ...args, "--at", "cloudflare"];
    const timeout = timeLimitOf(name, kind);
    const options = { cwd: project.folder, input, timeout, killSignal: "SIGKILL" } as const;
    const ended = await runProgram(process.execPath, own, options);
    const { succeeded, code, signal, output, errors, failure } = ended;
    if (succeeded) return output;
    const command = [process.execPath, ...own];
    if (signal) throw new CommandError(errors.trim() || `No response in ${timeout} ms.`, "SLOW", command);
    throw new CommandError(
      errors.trim() || failure,
      code !== null ? codeIn(output, errors) : "UNREACHABLE",
      command,
      output,
    );
  };

/** The site that runs has the facts that were published, and its commands know no others. */
function programOnThisComputer({ folder }: Project, name: SiteCommand): string {
  const release = publishedRelease(path.join(folder, "data/live"));
  return release ? path.join(release, "programs", `${name}.js`) : scriptOf(name);
}

/** Returns what runs the command on the server on which the studio runs, as the site's user. */
export const commandThrough =
  (ask: AskServer, name: SiteCommand): RunCommand =>
  async (args, input = "") => {
    assertPlain(args);
    const command = ["stillwater", name, ...args];
    const question = `${command.join(" ")}\n${input}`;
    const answer = await ask("command", question, timeLimitOf(name, "this server")).catch(
      (error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error;
        throw new CommandError(error.message, error.isReached ? "SLOW" : "NOT_RUNNING", command);
      },
    );
    const { succeeded, code, output, errors } = answer;
    if (succeeded) return output;
    throw new CommandError(errors.trim() || `exited with ${code}`, codeIn(output, errors), command, output);
  };

/** Returns the code that a failed command printed. Without one, another program failed. */
function codeIn(output: string, errors: string): FailureCode {
  // A release that is older than the studio may lack a command as a whole.
  if (saidBy.noProgram.test(errors)) return "USAGE";
  try {
    return (JSON.parse(output) as { readonly error: { readonly code: FailureCode } }).error.code;
  } catch {
    return "FAILED";
  }
}
