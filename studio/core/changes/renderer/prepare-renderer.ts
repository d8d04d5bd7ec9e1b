import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, glob, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Project } from "../../project.ts";

const run = promisify(execFile);

/** What the site is built from. */
const folders = [
  "app",
  "content",
  "content-compiler",
  "content-schema",
  "public",
  "scripts",
  "server",
  "studio/core/changes/renderer",
];
const files = ["package.json", "package-lock.json", "vite.config.ts", "vite.islands.config.ts"];

/** Texts that differ between states. */
const isState = (file: string) => /^content\/.*\.(?:yaml|mdx|json|md)$/.test(file.replaceAll(path.sep, "/"));

const isTest = (file: string) => file.includes(".test.");

/**
 * Builds the site without its content, in a copy beside the checkout, unless that was done before. It takes about as
 * long as the site's own build.
 *
 * @param signal stops the build
 * @returns the folder with the build, in which states can be rendered
 * @throws Error if the site can't be built, or the build was stopped
 */
export async function prepareRenderer(
  { folder, dataFolder }: Project,
  signal?: AbortSignal,
): Promise<string> {
  const all = path.join(dataFolder, "renderer");
  const finished = path.join(all, await fingerprint(folder));
  if (await exists(finished)) return finished;

  // Left by another version of the site, or by a build that was interrupted.
  await rm(all, { recursive: true, force: true });
  const unfinished = `${finished}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  for (const name of [...folders, ...files, ".generated"]) {
    const source = path.join(folder, name);
    if (!(await exists(source))) continue;
    await cp(source, path.join(unfinished, name), { recursive: true, filter: (file) => !isTest(file) });
  }
  await symlink(path.join(folder, "node_modules"), path.join(unfinished, "node_modules"), "junction");
  const configs = "studio/core/changes/renderer";
  await writeFile(
    path.join(unfinished, "react-router.config.ts"),
    `export { default } from "./${configs}/react-router.config.ts";\n`,
  );
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, [script, ...args], {
      cwd: unfinished,
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 1e8,
      ...(signal && { signal }),
    });
  await node("scripts/prepare.ts");
  const quiet = ["--logLevel", "error"];
  const vite = "node_modules/vite/bin/vite.js";
  await node(vite, "build", "--config", `${configs}/vite.islands.config.ts`, ...quiet);
  const reactRouter = "node_modules/@react-router/dev/bin.cjs";
  await node(reactRouter, "build", ".", "--config", `${configs}/vite.config.ts`, ...quiet);
  await rename(unfinished, finished);
  return finished;
}

/** Hashes what the build depends on, without the content. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const patterns = [...folders.map((name) => `${name}/**`), ...files];
  const found = await Array.fromAsync(glob(patterns, { cwd: folder, withFileTypes: true }));
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !isState(name) && !isTest(name));
  for (const name of names.sort()) hash.update(name).update(await readFile(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Deletes the folders of states that were used least recently. */
export async function deleteOldStates(states: string, kept: number): Promise<void> {
  const names = await readdir(states).catch(() => []);
  const used = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(states, name))).mtimeMs })),
  );
  const old = used.sort((a, b) => b.time - a.time).slice(kept);
  for (const { name } of old) await rm(path.join(states, name), { recursive: true, force: true });
}
