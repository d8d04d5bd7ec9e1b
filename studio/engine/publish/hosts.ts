import { cp, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { packRelease } from "../../../release/pack-release.ts";
import { flushFolder, replaceFile } from "../../../system/files.ts";
import { environment, pinnedNode } from "../../../system/install.mjs";
import { type Ended, runProgram } from "../../../system/programs.ts";
import { type AskServer, NoAnswerError, serverAt } from "../ask-server.ts";
import { openJsonFile } from "../json-file.ts";
import { explainRemote } from "../program-output.ts";
import type { Project } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { urlIn } from "../sources.ts";
import { isPublic } from "./publication.ts";

/** A built and checked state, ready for the web. */
export type BuiltState = {
  /** The folder of the checkout in which it was built; its `build/release` is what a server needs. */
  readonly folder: string;
  /** The id of the content's state. */
  readonly state: string;
  /** The id of its pages: they depend on the day, too. */
  readonly release: string;
};

/** Where the site is put. */
export type Host = {
  /** As in “Your server has the files”. */
  readonly name: string;
  /** Where visitors see the site. */
  readonly url: string;
  /**
   * Puts a state on the web: visitors see it whole, or the site as before. Putting the same one again changes nothing.
   *
   * @throws Refusal if the host didn't take it
   */
  readonly put: (built: BuiltState) => Promise<void>;
  /**
   * Builds the site in a folder of `data/studio/builds`, where that isn't for the studio's own process to start.
   *
   * @throws Refusal if the build couldn't be begun, or was ended
   */
  readonly build?: (folder: string) => Promise<Pick<Ended, "succeeded" | "output" | "printed">>;
};

const url = z.url({ protocol: /^https?$/, error: "must be an address such as https://www.example.com" });

/** The contents of `data/studio/host.json`. */
const hostSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("this computer"), url: url.optional() }),
  z.strictObject({ kind: z.literal("this server"), url: url.optional() }),
  z.strictObject({ kind: z.literal("cloudflare"), url: url.optional() }),
]);

export type HostChoice = z.infer<typeof hostSchema>;

/**
 * Returns the host that `data/studio/host.json` names, and without that file this computer. Without a `url` there, a site
 * elsewhere is read back at the address in its content, and one on this computer at the port of `npm start`.
 *
 * @param sources the content that is put there, or is there
 * @throws Error with a sentence for the person who helps
 */
export async function chooseHost(project: Project, sources: Sources): Promise<Host> {
  const chosen = await readHostChoice(project);
  if (chosen.kind === "this computer") {
    return thisComputer(project.folder, chosen.url ?? `http://localhost:${process.env.PORT || 3000}`);
  }
  const address = chosen.url ?? urlIn(sources);
  // Sample content may go where only its owner sees it.
  if (!URL.canParse(address) || !isPublic(address))
    throw new Error(`${hostFile(project)}: "url" must be the site’s public URL, not ${address}`);
  return chosen.kind === "cloudflare" ? cloudflare(address) : thisServer(address);
}

/**
 * Reads `data/studio/host.json`; without it, the site is on this computer.
 *
 * @throws Error with a sentence for the person who helps
 */
export async function readHostChoice(project: Project): Promise<HostChoice> {
  return hostChoiceFile(project).read() ?? { kind: "this computer" };
}

/** Writes `data/studio/host.json`, whole or not at all. */
export const writeHostChoice = (project: Project, chosen: HostChoice): void =>
  hostChoiceFile(project).write(chosen);

/** Returns whether `data/studio/host.json` is there, right or wrong: someone has chosen. */
export const isHostChosen = (project: Project): boolean => hostChoiceFile(project).isThere();

const hostChoiceFile = (project: Project) => openJsonFile(project, "host.json", hostSchema);

export const hostFile = (project: Project): string => hostChoiceFile(project).path;

/**
 * This computer, where `npm start` serves the site: each published state is a folder in `data/live`, and the file
 * `current` names the one that is served. When that changes, `npm start` starts the server of the new one.
 *
 * @param folder the project's root
 */
export function thisComputer(folder: string, url: string): Host {
  const live = path.join(folder, "data", "live");
  return {
    name: "this computer",
    url,
    put: async (built) => {
      try {
        const name = await copyToLive(live, built);
        const before = await readFile(path.join(live, "current"), "utf8").catch(() => "");
        replaceFile(path.join(live, "current"), `${name}\n`);
        // The release is in place, whatever becomes of older ones: the next publication deletes them.
        if (before.trim() !== name) await deleteOthers(live, [name, before.trim()]).catch(console.error);
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
        const why = isFull ? "The disk of this computer is full." : "The files couldn’t be copied.";
        throw new Refusal(why, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Copies a release beside the others. The copy gets its name once it is complete and on disk. */
async function copyToLive(live: string, { folder, state, release }: BuiltState): Promise<string> {
  const name = `${state}-${release}`;
  await mkdir(live, { recursive: true });
  if ((await readdir(live)).includes(name)) return name;
  const unfinished = path.join(live, `.incoming-${name}`);
  await rm(unfinished, { recursive: true, force: true });
  await cp(path.join(folder, "build/release"), unfinished, { recursive: true });
  await flushAll(unfinished);
  await rename(unfinished, path.join(live, name));
  flushFolder(live);
  return name;
}

/** Waits until every file in a folder is on disk. */
async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    await using handle = await open(path.join(entry.parentPath, entry.name), "r+");
    await handle.sync();
  }
}

/**
 * Deletes all states but the one that is served and the one before, whose server may still run; under another name first: a folder without
 * a dot is always complete.
 */
async function deleteOthers(live: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(live)) {
    if (!/^\.|^current$/.test(name) && !kept.includes(name))
      await rename(path.join(live, name), path.join(live, `.deleted-${name}`));
  }
  for (const name of await readdir(live)) {
    if (/^\.(?:deleted|incoming)-/.test(name))
      await rm(path.join(live, name), { recursive: true, force: true });
  }
}

/** The exit codes of `deploy/releases` while another update is running, and where it couldn't get the Node that a release needs. */
const otherUpdate = 75;
const noNode = 69;

/** Returns why `stillwater install` didn't take a release. */
function whyNotInstalled({ code, printed }: Pick<Ended, "code" | "printed">): string {
  if (code === otherUpdate) return "Your server was taking another update.";
  if (code === noNode)
    return "Your server couldn’t get the programs that the new site needs. Try again later.";
  return explainRemote(printed, "Your server") ?? "Your server didn’t take the new site.";
}

/** In milliseconds: what systemd gives them, and a little more. */
const installLimit = 16 * 60_000;
const buildLimit = 16 * 60_000;

/** How a shell says that the system ended a program, as it does when memory runs out. */
const killed = 128 + 9;

/**
 * The server on which the studio itself runs. The studio's user may change nothing of the site: a script of root's builds,
 * installs and switches.
 */
export function thisServer(url: string, ask: AskServer = serverAt()): Host {
  const askOrRefuse: AskServer = (...question) =>
    ask(...question).catch((error: unknown) => {
      if (!(error instanceof NoAnswerError)) throw error;
      const sentence = error.isReached
        ? "Your server didn’t finish that. Try again."
        : "The part of your server that takes the new site isn’t running. Whoever helps you can repair that: deploy/set-up does it when it’s run again.";
      throw new Refusal(sentence, error.message);
    });
  return {
    name: "your server",
    url,
    build: async (folder) => {
      const built = await askOrRefuse("build", `${path.basename(folder)}\n`, buildLimit);
      if (built.code !== killed) return built;
      const sentence =
        "Your server has too little memory to build the site. Whoever helps you can give it more, or stop what else runs there.";
      throw new Refusal(sentence, built.printed);
    },
    put: async ({ folder }) => {
      const { packed, done } = packRelease(path.join(folder, "build/release"));
      const [packing, installed] = await Promise.all([done, askOrRefuse("install", packed, installLimit)]);
      if (!packing.succeeded) throw new Refusal("The new site couldn’t be packed.", packing.failure);
      if (!installed.succeeded) throw new Refusal(whyNotInstalled(installed), installed.printed);
    },
  };
}

/** Uploads the build in a folder to Cloudflare, as `npm run deploy` does. */
const deploy = (folder: string): Promise<Pick<Ended, "succeeded" | "printed">> =>
  runProgram(pinnedNode(), ["tools/edge/deploy.ts", "--no-intake"], { cwd: folder, env: environment() });

/** Cloudflare, which replaces the site at once. */
export function cloudflare(
  url: string,
  run: (folder: string) => Promise<Pick<Ended, "succeeded" | "printed">> = deploy,
): Host {
  return {
    name: "Cloudflare",
    url,
    put: async ({ folder }) => {
      const { succeeded, printed } = await run(folder);
      if (succeeded) return;
      throw new Refusal(
        explainRemote(printed, "Cloudflare") ?? "Cloudflare didn’t take the new site.",
        printed,
      );
    },
  };
}
