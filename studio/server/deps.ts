import type { Sources } from "../../content-model/compiler/compile-content.ts";
import type { Remember } from "../../content-model/compiler/remember.ts";
import type { Draft } from "../core/draft/draft.ts";
import type { Journal } from "../core/draft/journal.ts";
import type { SharedRenderer } from "../core/places/renderer.ts";
import type { Project } from "../core/project.ts";
import type { Publisher } from "../core/publish/publisher.ts";
import type { SecondCopyKeeper } from "../core/publish/second-copy.ts";
import type { Letters } from "../mailroom/letters.ts";
import type { Mailroom } from "../mailroom/mailroom.ts";
import type { Readers } from "../mailroom/readers.ts";
import type { VisitsReader } from "../mailroom/site-reading.ts";
import type { Events } from "./events.ts";

/** What the routes need. */
export type StudioDeps = {
  readonly project: Project;
  readonly draft: Draft;
  /** The compiler's memory: most edits leave nearly everything as it was. */
  readonly remember: Remember;
  readonly journal: Journal;
  /** Returns the content that visitors see. */
  readonly readLive: () => Promise<Sources>;
  /** Renders the site's states, for the comparison and the preview. */
  readonly renderer: SharedRenderer;
  readonly publisher: Publisher;
  readonly secondCopy: SecondCopyKeeper;
  readonly events: Events;
  readonly mailroom: Mailroom;
  readonly readers: Readers;
  readonly visits: VisitsReader;
  /** Asks YouTube about a video; `fetch` by default. */
  readonly askYouTube?: typeof fetch;
  readonly letters: Letters;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Where the drafted pages are shown: another origin to the browser, so that a page can't call the studio. */
  readonly previewOrigin: string;
  /** The cookie, as `name=secret`, without which the drafted pages aren't shown. */
  readonly previewCookie: string;
};
