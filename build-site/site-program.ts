import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { prepare } from "./prepare.ts";
import { stampOf } from "./stamp.ts";

const programs = ".generated/program";

/** What the program is built from. Content isn't among it. */
const sources = [
  "domain/**",
  "content-model/**",
  "site/**",
  "build-site/vite/**",
  ".generated/art/*.svg",
  ".generated/fonts/**",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds `pages`, which renders the site, and `client`, the islands, unless that was done. Returns the folder of both. */
export async function buildProgram(): Promise<string> {
  const name = await stampOf(sources);
  const finished = path.join(programs, name);
  if (existsSync(finished)) return finished;

  await mkdir(programs, { recursive: true });
  const unfinished = await mkdtemp(`${programs}/unfinished-`);
  const outDir = (folder: string) => ({
    build: { outDir: path.join(unfinished, folder), emptyOutDir: true },
  });
  // Most calls don't get here, and loading Vite takes longer than all above.
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({
    logLevel: "warn",
    environments: { client: outDir("client"), ssr: outDir("pages") },
  });
  await builder.buildApp();
  // Complete from the first moment on which it has its name. Another process may have been quicker.
  await rename(unfinished, finished).catch((error: NodeJS.ErrnoException) => {
    if (!existsSync(finished)) throw error;
  });
  for (const other of await readdir(programs)) {
    const folder = path.join(programs, other);
    // Another process may be building, or showing pages with it.
    const isOld = Date.now() - (await stat(folder)).mtimeMs > 86_400_000;
    if (other !== name && isOld) await rm(folder, { recursive: true, force: true });
  }
  return finished;
}

if (import.meta.main) {
  await prepare({ keepLast: process.argv.includes("--development") });
  console.info(await buildProgram());
}
