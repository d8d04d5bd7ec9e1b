import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type InputOptions } from "rolldown";

/** The server and the owner's commands, which run from a release without packages or TypeScript. */
export const programs = {
  server: "server/node.ts",
  messages: "scripts/messages.ts",
  subscribers: "scripts/subscribers.ts",
  letters: "scripts/letters.ts",
  person: "scripts/person.ts",
  visits: "scripts/visits.ts",
  lists: "scripts/lists.ts",
  backup: "scripts/backup.ts",
  restore: "scripts/restore.ts",
  "test-mail": "scripts/test-mail.ts",
};

/** How they are bundled. */
export const programBundle = {
  input: programs,
  platform: "node",
  // Access to Cloudflare and its packages work in a checkout only (command-line/open-database.ts).
  external: [/\/tools\/edge\//, /\/system\/install\.mjs$/],
} as const satisfies InputOptions;

/** Makes or replaces the folder that a server needs: built site, programs, migrations and a package.json with the pinned Node. */
export async function makeRelease(folder: string, site = "build"): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    ...programBundle,
    output: { dir: path.join(folder, "programs"), minify: false },
    logLevel: "warn",
  });
  for (const part of ["client", "templates", "site.json"]) {
    await cp(path.join(site, part), path.join(folder, "build", part), { recursive: true });
  }
  await cp("server/database/migrations", path.join(folder, "programs/migrations"), { recursive: true });
  await cp("deploy", path.join(folder, "deploy"), { recursive: true });
  await writePackageFiles(folder);
}

/** Writes package.json and its lock file, both cut from the project's own. */
async function writePackageFiles(folder: string): Promise<void> {
  type Manifest = { name: string; version: string; optionalDependencies: Record<string, string> };
  const { name, version, optionalDependencies } = await readJson<Manifest>("package.json");
  const manifest = {
    name,
    version,
    private: true,
    type: "module",
    scripts: Object.fromEntries(
      Object.keys(programs).map((program) => [
        program === "server" ? "start" : program,
        `node programs/${program}.js`,
      ]),
    ),
    optionalDependencies,
  };
  const lock = await readJson<{ lockfileVersion: number; packages: Record<string, object> }>(
    "package-lock.json",
  );
  const packages = {
    "": { name, version, optionalDependencies },
    ...Object.fromEntries(
      Object.keys(optionalDependencies)
        .map((dependency) => `node_modules/${dependency}`)
        .map((key) => [key, lock.packages[key]]),
    ),
  };
  const lockFile = { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(folder, "package-lock.json"), `${JSON.stringify(lockFile, null, 2)}\n`);
}

const readJson = async <Value>(file: string) => JSON.parse(await readFile(file, "utf8")) as Value;
