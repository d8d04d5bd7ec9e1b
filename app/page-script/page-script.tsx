import { useMatches } from "react-router";
import { site } from "../../content/site.ts";
import googleTag from "./google-tag.inline.ts?inline-script";
import googleTagFile from "./google-tag.inline.ts?script-file";
import ownCounter from "./own-counter.inline.ts?inline-script";
import ownCounterFile from "./own-counter.inline.ts?script-file";

/** What a route may say about it: `handle = { isCounted: false }`. */
type Handle = {
  /** Whether visits are counted. Not where the address of an answer may hold a visitor's key. */
  readonly isCounted?: boolean;
  /** Whether it comes as a file: where a page's own text nearly fills the first round trip. */
  readonly scriptInFile?: boolean;
};

const measurementId = site.analytics.measurementId.value;

/**
 * The script at the end of every page: what is of use only when the page is there. It starts an island when a
 * visitor reaches for it, and counts visits, at Google's where the owner has an id for it, otherwise at the site's own
 * server.
 */
export function PageScript() {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const isCounted = !handles.some((handle) => handle?.isCounted === false);
  const said = {
    "data-functions": isCounted && !measurementId ? site.functions.address : undefined,
    "data-measurement-id": (isCounted && measurementId) || undefined,
  };
  if (handles.some((handle) => handle?.scriptInFile)) {
    return <script defer src={measurementId ? googleTagFile : ownCounterFile} {...said} />;
  }
  const code = measurementId ? googleTag : ownCounter;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script {...said} dangerouslySetInnerHTML={{ __html: code }} />;
}
