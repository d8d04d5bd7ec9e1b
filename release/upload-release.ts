import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ended, startProgram } from "../system/programs.ts";

/**
 * Sends a release to a server, whose `stillwater install` installs it and switches to it.
 *
 * @param folder the release, without packages
 * @param shell the program that runs a command on the server, such as `["ssh", "root@example.com"]`
 * @param stdio where both programs print: a number is the descriptor of an open file
 * @returns whether the server runs the release; it has printed the reason otherwise
 * @throws Error if a program can't be started
 */
export async function uploadRelease(
  folder: string,
  shell: readonly [string, ...string[]],
  stdio: "inherit" | "ignore" | number = "inherit",
): Promise<boolean> {
  const [program, ...args] = shell;
  const pack = startProgram("tar", ["-cf", "-", "--exclude=./node_modules", "-C", folder, "."], {
    stdio: ["ignore", "pipe", stdio],
    // macOS would add its own files, named ._0001_messages.sql and the like.
    env: { ...process.env, COPYFILE_DISABLE: "1" },
  });
  const install = startProgram(program, [...args, "stillwater install"], { stdio: ["pipe", stdio, stdio] });
  const sent = pack.stdout && install.stdin && pipeline(pack.stdout, createGzip(), install.stdin);
  // A broken pipe shows in the exit codes.
  const [packed, installed] = await Promise.all([ended(pack), ended(install), sent?.catch(() => {})]);
  for (const { code, signal, failure } of [packed, installed]) {
    if (code === null && signal === null) throw new Error(failure);
  }
  return packed.succeeded && installed.succeeded;
}
