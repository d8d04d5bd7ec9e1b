import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Project } from "../core/project.ts";
import type { HostChoice } from "../core/publish/hosts/choose-host.ts";

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
const timeLimits = { "this computer": 20_000, "own server": 30_000, cloudflare: 60_000 } as const;

/** Only such arguments need no quotes in a shell, which runs the command on a server. */
const plainArgument = /^[\w=.:-]+$/;

/** ssh's own exit code: the connection failed, not the command. */
const sshFailed = 255;

/**
 * Returns what runs the command where the site is. A child process can neither block the studio nor keep a database locked.
 *
 * @param project whose `data` folder it is, if the site is on this computer
 */
export function commandAt(host: HostChoice, project: Project): RunCommand {
  const program = programAt(host);
  const isSsh = host.kind === "own server";
  return (args, input = "") => {
    const odd = args.find((argument) => !plainArgument.test(argument));
    if (odd !== undefined) throw new Error(`${odd} can't be an argument.`);
    return run([...program(args)], input, project.folder, timeLimits[host.kind], isSsh);
  };
}

function programAt(host: HostChoice): (args: readonly string[]) => readonly string[] {
  if (host.kind === "this computer") return (args) => [process.execPath, script, ...args];
  if (host.kind === "cloudflare") return (args) => [process.execPath, script, ...args, "--at", "cloudflare"];
  // The command switches to the server's user, which only root may.
  const sudo = host.server.startsWith("root@") ? [] : ["sudo", "-n"];
  const ssh = ["ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "--", host.server];
  return (args) => [...ssh, ...sudo, "stillwater", "messages", ...args];
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
