import type { Server } from "node:http";
import type { Sources } from "../../content-model/compiler/compile-content.ts";
import type { SharedRenderer } from "../core/changes/renderer.ts";

/** How many states are shown at a time; the one that was opened first gives way to the next. */
const mostShown = 6;

/** A state of the site as it was. */
export type PastState = {
  readonly commit: string;
  readonly sources: Sources;
  /** Stands before the title of each page: `17 November 2026`. */
  readonly label: string;
};

/** A state that today's pages can't show. */
export class CantShow extends Error {}

export type PastPreviews = {
  /**
   * Shows a state's content with today's program. Each has an origin of its own: its pages link to each other from the root.
   *
   * @returns the origin
   * @throws CantShow if the content doesn't fit the program any more
   */
  show(state: PastState): Promise<string>;
  close(): Promise<void>;
};

/** @param serve starts a preview of a state; returns its server and origin */
export function createPastPreviews(
  renderer: SharedRenderer,
  serve: (state: PastState) => Promise<{ readonly server: Server; readonly origin: string }>,
  close: (server: Server) => Promise<void>,
): PastPreviews {
  type Served = Awaited<ReturnType<typeof serve>>;
  const shown = new Map<string, Promise<Served>>();

  const open = async (state: PastState) => {
    const opened = await renderer.open();
    await opened.render(state.sources).catch((error: Error) => {
      throw new CantShow(error.message);
    });
    return serve(state);
  };
  const end = (served: Promise<Served>) =>
    served.then(
      ({ server }) => close(server),
      // It was never served: `show` has said why.
      () => undefined,
    );

  return {
    async show(state) {
      const served = shown.get(state.commit) ?? open(state);
      shown.set(state.commit, served);
      served.catch(() => shown.delete(state.commit));
      const [oldest] = shown;
      if (oldest && shown.size > mostShown) {
        shown.delete(oldest[0]);
        await end(oldest[1]);
      }
      return (await served).origin;
    },
    close: async () => {
      await Promise.all([...shown.values()].map(end));
    },
  };
}
