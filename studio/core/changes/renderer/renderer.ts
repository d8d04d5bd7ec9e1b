import { availableParallelism } from "node:os";
import path from "node:path";
import { islandsDirectory } from "../../../../app/rendering/build-directories.ts";
import { compileContent, type Sources } from "../../../../content-compiler/compile-content.ts";
import { type Pictures, readPictures } from "../../../../content-compiler/pictures.ts";
import type { Problem } from "../../../../content-compiler/problem.ts";
import { createMemory } from "../../../../content-compiler/remember.ts";
import { stateOf } from "../../../../content-compiler/write-snapshot.ts";
import type { Content } from "../../../../content-schema/content-files.ts";
import type { Project } from "../../project.ts";
import { type IslandContent, readIslandContent } from "./island-content.ts";
import { deleteOldStates, prepareRenderer } from "./prepare-renderer.ts";
import type { RenderedFile } from "./render-process.ts";
import { RenderWorker } from "./render-worker.ts";
import { writeState } from "./write-state.ts";

export type { RenderedFile };

/** A state of the site, rendered. */
export type Rendering = {
  readonly state: string;
  /** The day on which it was rendered, as year-month-day: pages name the next dates. */
  readonly day: string;
  readonly content: Content;
  /** The files by URL path, as the build prerenders them. */
  readonly files: ReadonlyMap<string, RenderedFile>;
};

/** Content that can't be rendered. */
export class InvalidContent extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems[0]?.message ?? "The content is invalid.");
    this.problems = problems;
  }
}

export type Renderer = {
  /** The folder of the assets that rendered pages name. */
  readonly assets: string;
  /** The folder of the islands' modules. */
  readonly islands: string;
  readonly islandContent: readonly IslandContent[];
  /**
   * Renders all files of a state.
   *
   * @throws InvalidContent if the content has errors
   * @throws Error if a page can't be rendered
   */
  render(sources: Sources): Promise<Rendering>;
  /** Ends its processes. */
  close(): void;
};

/** How many renderings and folders of states are kept, and how many states a process renders: it can't forget their modules. */
const kept = { renderings: 24, folders: 48, statesOfProcess: 100 };

/**
 * Prepares the renderer of a project and starts its processes. States are rendered once.
 *
 * @param signal stops the preparation
 * @throws Error if the site can't be built
 */
export async function openRenderer(project: Project, signal?: AbortSignal): Promise<Renderer> {
  const folder = await prepareRenderer(project, signal);
  const states = path.join(folder, "states");
  await deleteOldStates(states, 0);
  const islandContent = await readIslandContent(folder);
  const processes = Array.from(
    { length: Math.min(2, availableParallelism()) },
    () => new RenderWorker(folder, kept.statesOfProcess),
  );
  const renderings = new Map<string, Promise<Rendering>>();
  const remember = createMemory();
  let written = 0;

  async function renderState(sources: Sources, day: string, pictures: Pictures): Promise<Rendering> {
    const compiled = compileContent(sources, { pictures, remember });
    if (!compiled.content) {
      throw new InvalidContent(compiled.problems.filter(({ severity }) => severity === "error"));
    }
    const target = path.join(states, `${++written}-${stateOf(sources)}`);
    const build = path.join(folder, "build/server");
    const module = await writeState(build, target, compiled.content, compiled, sources);
    const [idlest] = [...processes].sort((a, b) => a.pending - b.pending);
    if (!idlest) throw new Error("no process renders");
    const files = await idlest.render(module);
    if (written % kept.folders === 0) await deleteOldStates(states, kept.folders);
    return { state: stateOf(sources), day, content: compiled.content, files };
  }

  return {
    assets: path.join(folder, "build/client"),
    islands: path.join(folder, islandsDirectory),
    islandContent,
    async render(sources) {
      const pictures = await readPictures(project.folder);
      const day = new Date().toLocaleDateString("sv");
      const key = `${stateOf(sources)} ${day} ${JSON.stringify([...pictures.files])}`;
      const rendering = renderings.get(key) ?? renderState(sources, day, pictures);
      // The most recently used are last.
      renderings.delete(key);
      renderings.set(key, rendering);
      for (const oldest of [...renderings.keys()].slice(0, -kept.renderings)) renderings.delete(oldest);
      // Try again next time: the disk may have been full.
      rendering.catch(() => renderings.delete(key));
      return rendering;
    },
    close() {
      for (const each of processes) each.close();
    },
  };
}
