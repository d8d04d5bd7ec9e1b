import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { rolldown } from "rolldown";
import { paths } from "../domain/pages.ts";
import { workerFile } from "../domain/practice-worker.ts";

/**
 * Writes the practice room's service worker with the list of what it keeps: the page, and every file that the page
 * names.
 *
 * @param client the folder of the built site
 */
export async function makeWorker(client: string): Promise<void> {
  const code = await bundled("site/pages/practise/keep.worker.ts");
  const list = await roomFiles(client);
  const before = `self.roomPath=${JSON.stringify(paths.practise)};self.roomFiles=${JSON.stringify(list)};\n`;
  await writeFile(path.join(client, workerFile), before + code);
}

async function bundled(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    // Workbox logs in development.
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}

/** Lists the page and its files. The names of files in `assets` have a hash of their content, so they need no revision. */
async function roomFiles(client: string) {
  const html = await readFile(path.join(client, paths.practise, "index.html"), "utf8");
  const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
  const revision = createHash("sha256").update(html).digest("base64url").slice(0, 16);
  return [{ url: paths.practise, revision }, ...[...assets].sort().map((url) => ({ url, revision: null }))];
}
