import type { Project } from "../../project.ts";
import { openRenderer, type Renderer } from "./renderer.ts";

/** The renderer that a studio's search and preview share. */
export type SharedRenderer = {
  /** Returns the renderer; prepares it at the first call, and again after a failure. */
  open(): Promise<Renderer>;
  /** Whether `open` would return at once. */
  readonly isReady: boolean;
  close(): void;
};

/** Creates a renderer that is prepared when it is first needed. */
export function shareRenderer(project: Project): SharedRenderer {
  const stop = new AbortController();
  let opening: Promise<Renderer> | undefined;
  let ready: Renderer | undefined;
  return {
    open() {
      opening ??= openRenderer(project, stop.signal).then(
        (renderer) => {
          ready = renderer;
          if (stop.signal.aborted) renderer.close();
          return renderer;
        },
        (error: unknown) => {
          opening = undefined;
          throw error;
        },
      );
      return opening;
    },
    get isReady() {
      return ready !== undefined;
    },
    close() {
      stop.abort();
      ready?.close();
    },
  };
}
