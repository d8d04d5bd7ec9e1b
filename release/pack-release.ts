import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Ended, ended, startProgram } from "../system/programs.ts";

/** Packs a release, a folder without packages, as `stillwater install` reads it. */
export function packRelease(folder: string): { readonly packed: Readable; readonly done: Promise<Ended> } {
  const pack = startProgram("tar", ["-cf", "-", "--exclude=./node_modules", "-C", folder, "."], {
    stdio: ["ignore", "pipe", "ignore"],
    // macOS would add its own files, named ._0001_messages.sql and the like.
    env: { ...process.env, COPYFILE_DISABLE: "1" },
  });
  const packed = createGzip();
  // Ends when the reader stops: the exit code of the program that packs says whether it packed all.
  if (pack.stdout) pipeline(pack.stdout, packed).catch(() => {});
  return { packed, done: ended(pack) };
}
