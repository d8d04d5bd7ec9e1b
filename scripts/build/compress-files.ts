import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file, if smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{html,css,js,svg,xml,txt,webmanifest,ics}`));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const [small, zipped] = await Promise.all([
        brotli(text, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
        zip(text, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (small.length < text.length) await writeFile(`${file}.br`, small);
      if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped);
    }),
  );
}
