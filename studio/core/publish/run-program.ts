import { spawn } from "node:child_process";

/** How a program ended, and all that it printed. */
export type Ran = { readonly succeeded: boolean; readonly output: string; readonly words: string };

/** The end of a long output holds the reason. */
const keptWords = 20_000;

/**
 * Runs a program without a shell and waits for its end.
 *
 * @returns its standard output, and the last of everything that it printed
 */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Ran> {
  return new Promise((resolve) => {
    let output = "";
    let words = "";
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    const keep = (chunk: string) => {
      words = (words + chunk).slice(-keptWords);
    };
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      keep(chunk);
    });
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) =>
      resolve({ succeeded: false, output, words: `${program}: ${error.message}` }),
    );
    child.on("close", (code, signal) => {
      const ended = signal ? `\n${program} was stopped by ${signal}.` : "";
      resolve({ succeeded: code === 0, output, words: words + ended });
    });
  });
}
