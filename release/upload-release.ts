import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Ended, ended, startProgram } from "../system/programs.ts";

type Printing = "inherit" | "ignore" | number;

/**
 * Packs a release as `stillwater install` reads it.
 *
 * @param folder the release, without packages
 * @param stdio where the program that packs prints
 */
export function packRelease(
  folder: string,
  stdio: Printing = "inherit",
): { readonly packed: Readable; readonly done: Promise<Ended> } {
  const pack = startProgram("tar", ["-cf", "-", "--exclude=./node_modules", "-C", folder, "."], {
    stdio: ["ignore", "pipe", stdio],
    // macOS would add its own files, named ._0001_messages.sql and the like.
    env: { ...process.env, COPYFILE_DISABLE: "1" },
  });
  const packed = createGzip();
  // Whoever stops reading ends the program that packs; its exit code says so.
  if (pack.stdout) pipeline(pack.stdout, packed).catch(() => {});
  return { packed, done: ended(pack) };
}

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
  stdio: Printing = "inherit",
): Promise<boolean> {
  const [program, ...args] = shell;
  const { packed, done } = packRelease(folder, stdio);
  const install = startProgram(program, [...args, "stillwater install"], { stdio: ["pipe", stdio, stdio] });
  const sent = install.stdin && pipeline(packed, install.stdin);
  // A broken pipe shows in the exit codes.
  const [packing, installed] = await Promise.all([done, ended(install), sent?.catch(() => {})]);
  for (const { code, signal, failure } of [packing, installed]) {
    if (code === null && signal === null) throw new Error(failure);
  }
  return packing.succeeded && installed.succeeded;
}
