import type { Sources } from "../../content-compiler/compile-content.ts";
import type { SharedRenderer } from "../core/changes/renderer/shared-renderer.ts";
import type { Draft } from "../core/draft/draft.ts";
import type { Journal } from "../core/draft/journal.ts";
import type { Project } from "../core/project.ts";
import type { Publisher } from "../core/publish/publisher.ts";
import type { Mailroom } from "../mailroom/mailroom.ts";
import type { Events } from "./events.ts";

/** What the routes need. */
export type StudioDeps = {
  readonly project: Project;
  readonly draft: Draft;
  readonly journal: Journal;
  /** Returns the content that visitors see. */
  readonly readLive: () => Promise<Sources>;
  /** Renders the site's states, for the search of places and the preview. */
  readonly renderer: SharedRenderer;
  readonly publisher: Publisher;
  readonly events: Events;
  readonly mailroom: Mailroom;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Where the drafted pages are shown: another site to the browser, so that a page can't call the studio. */
  readonly previewOrigin: string;
};
