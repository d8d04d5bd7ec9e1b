import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Project } from "../core/project.ts";
import type { Place } from "./place.ts";

/** Runs `npm run messages` where the site runs. Returns what it prints. */
export type RunCommand = (args: readonly string[], input?: string) => Promise<string>;

/** The command ran and refused, or it couldn't be run at all. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** Whether the command wasn't reached, or didn't come to an end. It may have done its work even so. */
  readonly isUnreachable: boolean;

  constructor(words: string, isUnreachable: boolean) {
    super(words);
    this.isUnreachable = isUnreachable;
  }
}

const script = fileURLToPath(new URL("../../scripts/messages.ts", import.meta.url));

/** In milliseconds. Cloudflare's tool takes seconds to start. */
const timeLimits = { here: 20_000, edge: 60_000, cloudflare: 60_000, server: 30_000 } as const;

/** Only such arguments need no quotes in a shell, which runs the command on a server. */
const plainArgument = /^[\w=.:-]+$/;

/** ssh's own exit code: the connection failed, not the command. */
const sshFailed = 255;

/**
 * Returns what runs the command at a place. A child process can neither block the studio nor keep a database locked.
 *
 * @param project whose `data` folder it is, if the site runs here
 */
export function commandAt(place: Place, project: Project): RunCommand {
  const programFor = (args: readonly string[]): readonly string[] => {
    if (place.kind === "here") return [process.execPath, script, ...args];
    if (place.kind !== "server") return [process.execPath, script, ...args, "--at", place.kind];
    const ssh = ["ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10"];
    const port = place.port === undefined ? [] : ["-p", String(place.port)];
    return [...ssh, ...port, "--", place.host, ...place.command, "messages", ...args];
  };
  return (args, input = "") => {
    const odd = args.find((argument) => !plainArgument.test(argument));
    if (odd !== undefined) throw new Error(`${odd} can't be an argument.`);
    const isSsh = place.kind === "server";
    return run(programFor(args), input, project.folder, timeLimits[place.kind], isSsh);
  };
}

function run(
  [program = "", ...args]: readonly string[],
  input: string,
  cwd: string,
  timeLimit: number,
  isSsh: boolean,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, timeout: timeLimit, killSignal: "SIGKILL" });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    child.once("error", (error) => reject(new CommandError(error.message, true)));
    child.once("close", (code) => {
      if (code === 0) return resolve(Buffer.concat(output).toString());
      const words = Buffer.concat(errors).toString().trim();
      if (code === null) return reject(new CommandError(words || `No response in ${timeLimit} ms.`, true));
      return reject(new CommandError(words || `Exit code ${code}.`, isSsh && code === sshFailed));
    });
    // The command may end without reading it all; its exit code says why.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
