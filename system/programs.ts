import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";

export type { ChildProcess };

/** How a program ended, and what it printed. */
export type Ended = {
  readonly succeeded: boolean;
  /** The exit code, or the signal that ended the program; both are null if it couldn't be started. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Standard output, as bytes and as text. */
  readonly bytes: Buffer;
  readonly output: string;
  /** Standard error. */
  readonly errors: string;
  /** The end of all that it printed, in that order, and why it ended if that wasn't by itself. */
  readonly printed: string;
  /** Why it failed, without its arguments: they may be secret. Empty if it succeeded. */
  readonly failure: string;
};

/** Options of Node's `spawn`. By default, standard input is empty, and all that is printed is kept. */
export type ProgramOptions = SpawnOptions;

/** The end of a long output holds the reason of a failure. */
const keptWords = 20_000;

/** Starts a program that keeps running; `ended` waits for it. */
export const startProgram = spawn;

/** Runs a program, which gets `input`, until it ends. Throws nothing if it fails: see `succeeded`. */
export function runProgram(
  program: string,
  args: readonly string[],
  { input, ...options }: ProgramOptions & { readonly input?: string | Uint8Array } = {},
): Promise<Ended> {
  const stdin = input === undefined ? "ignore" : "pipe";
  const child = spawn(program, args, { stdio: [stdin, "pipe", "pipe"], windowsHide: true, ...options });
  // A program that ends without reading it all closes its input; its exit code says why.
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  return ended(child);
}

/** Runs a program until it ends, as `runProgram` does, while this process waits. */
export function runProgramSync(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Ended {
  const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
    windowsHide: true,
    maxBuffer: Number.POSITIVE_INFINITY,
    ...options,
  });
  const [output, errors] = [stdout ?? Buffer.alloc(0), stderr ?? Buffer.alloc(0)];
  return describeEnd(status, signal, error, output, errors, [output, errors]);
}

/** Runs a program and returns its standard output as text. Throws Error with what it printed if it fails. */
export async function outputOf(
  program: string,
  args: readonly string[],
  options?: ProgramOptions,
): Promise<string> {
  return outputIfSucceeded(program, await runProgram(program, args, options));
}

/** Runs a program and returns its standard output as text, while this process waits. Throws as `outputOf` does. */
export const outputOfSync = (program: string, args: readonly string[], options?: ProgramOptions): string =>
  outputIfSucceeded(program, runProgramSync(program, args, options));

function outputIfSucceeded(program: string, { succeeded, output, printed, failure }: Ended): string {
  if (!succeeded) throw new Error(printed.trim() || `${program} ${failure}`);
  return output;
}

/** Waits until a program ends. */
export function ended(child: ChildProcess): Promise<Ended> {
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  const all: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => all.push(chunk) && output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => all.push(chunk) && errors.push(chunk));
  return new Promise((resolve) => {
    let failed: Error | undefined;
    const end = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve(describeEnd(code, signal, failed, Buffer.concat(output), Buffer.concat(errors), all));
    child.on("error", (error) => {
      failed = error;
      // A program that runs, and couldn't be stopped, still ends.
      if (child.pid === undefined) end(null, null);
    });
    child.on("close", end);
  });
}

/** Sends a signal to a program that was started as `detached`, and to all that it started. */
export function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function describeEnd(
  code: number | null,
  signal: NodeJS.Signals | null,
  error: Error | undefined,
  output: Buffer,
  errors: Buffer,
  all: readonly Buffer[],
): Ended {
  const succeeded = code === 0 && error === undefined;
  const failure = error?.message ?? (signal ? `ended by ${signal}` : `exited with ${code}`);
  const end = Buffer.concat(all).toString().slice(-keptWords);
  return {
    succeeded,
    code: error ? null : code,
    signal,
    bytes: output,
    output: output.toString(),
    errors: errors.toString(),
    printed: error || signal ? [end.trimEnd(), failure].filter(Boolean).join("\n") : end,
    failure: succeeded ? "" : failure,
  };
}
