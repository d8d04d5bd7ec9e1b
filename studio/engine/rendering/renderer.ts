import path from "node:path";
import { openRenderer, type RenderedFile, type RenderedSite } from "../../../build-site/render-site.ts";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { type Pictures, readPictures } from "../../../content-model/compiler/pictures.ts";
import type { Problem } from "../../../content-model/compiler/problem.ts";
import { stateIdOf } from "../../../content-model/compiler/write-modules.ts";
import type { Content } from "../../../content-model/schema/content-files.ts";
import { outputOf } from "../../../system/programs.ts";
import { type PictureIds, withPicturesOf } from "../pictures.ts";
import type { Project } from "../project.ts";
import { dayOf } from "../sources.ts";

/** A state of the site, rendered. */
export type Rendering = {
  readonly state: string;
  readonly content: Content;
  /** The files by URL path, as the build renders them. */
  readonly files: RenderedSite;
};

/** Content that can't be rendered. */
export class InvalidContent extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems[0]?.message ?? "The content is invalid.");
    this.problems = problems;
  }
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** How many renderings are remembered. */
const remembered = 24;

/** Creates the renderer that the comparison and the previews share. The program is prepared when it is first needed. */
export function createSharedRenderer(project: Project) {
  const stop = new AbortController();
  let opening: Promise<Renderer> | undefined;
  let isReady = false;
  const open = async () => {
    try {
      const renderer = await createRenderer(project, await buildProgram(project, stop.signal));
      isReady = true;
      return renderer;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return {
    /** Returns the renderer; builds its program at the first call where needed, and again after a failure. */
    open: (): Promise<Renderer> => {
      opening ??= open();
      return opening;
    },
    /** Whether `open` would return at once. */
    get isReady() {
      return isReady;
    },
    /** Stops a build. */
    close: () => stop.abort(),
  };
}

/** Builds what renders the site, and returns its folder. In a process of its own: it takes all of a processor for seconds. */
async function buildProgram({ folder }: Project, signal: AbortSignal): Promise<string> {
  // The program needs no valid content: with that argument, the last valid one will do.
  const script = ["build-site/site-program.ts", "--development"];
  const printed = await outputOf(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
  return path.join(folder, printed.trim());
}

/** Renders states of a project's site. */
async function createRenderer(project: Project, program: string) {
  const renderSite = await openRenderer(program);
  const renderings = new Map<string, Promise<Rendering>>();

  async function renderState(sources: Sources, pictures: Pictures): Promise<Rendering> {
    const { content, problems, ...compiled } = compileContent(sources, { pictures });
    if (!content) throw new InvalidContent(problems.filter(({ severity }) => severity === "error"));
    return {
      state: stateIdOf(sources),
      content,
      files: await renderSite({ ...compiled, content, sources }),
    };
  }

  return {
    /** The folder of the built program, whose assets the pages name. */
    program,
    /**
     * Renders all files of a state, once, with the pictures in the project's folder.
     *
     * @param others pictures that the folder may lack: those of an earlier state
     * @throws InvalidContent if the content has errors
     * @throws Error if a page can't be rendered
     */
    async render(sources: Sources, others: PictureIds = new Map()): Promise<Rendering> {
      const pictures = withPicturesOf(await readPictures(project.folder), others);
      // Pages name the next dates.
      const day = dayOf(sources, Date.now());
      const key = `${stateIdOf(sources)} ${day} ${JSON.stringify([...pictures.files, ...pictures.photographs])}`;
      const rendering = renderings.get(key) ?? renderState(sources, pictures);
      // The most recently used are last.
      renderings.delete(key);
      renderings.set(key, rendering);
      for (const oldest of [...renderings.keys()].slice(0, -remembered)) renderings.delete(oldest);
      rendering.catch(() => renderings.delete(key));
      return rendering;
    },
    /** Returns a file that a page of an earlier rendering names by its hash. */
    async findModule(url: string): Promise<RenderedFile | undefined> {
      for (const rendering of await Promise.allSettled(renderings.values())) {
        const file = rendering.status === "fulfilled" && rendering.value.files.get(url);
        if (file) return file;
      }
      return undefined;
    },
  };
}
