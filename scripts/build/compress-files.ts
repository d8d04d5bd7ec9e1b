import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { replaceFolder } from "../../system/files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What was compressed by the last build, by the hash of the text: most pictures never change. */
const lastBuild = ".generated/compressed";

/** Writes a `.br` and a `.gz` beside each text file, if smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{html,css,js,svg,xml,txt,webmanifest,ics}`));
  const [before, now] = [lastBuild, `${lastBuild}.unfinished`];
  // Left by a build that was killed: its last file may be half written.
  await rm(now, { recursive: true, force: true });
  await mkdir(now, { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const kept = createHash("sha256").update(text).digest("hex");
      for (const [ending, compress] of Object.entries(methods)) {
        const name = `${kept}.${ending}`;
        const compressed = await readFile(path.join(before, name)).catch(() => compress(text));
        await writeFile(path.join(now, name), compressed);
        if (compressed.length < text.length) await writeFile(`${file}.${ending}`, compressed);
      }
    }),
  );
  replaceFolder(before, now);
}

const methods = {
  br: (text: Buffer) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
};
