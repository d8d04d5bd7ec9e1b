import { useMatches } from "react-router";
import { business } from "#content/business";
import googleTag from "./google-tag.inline.ts?inline-script";
import ownCounter from "./own-counter.inline.ts?inline-script";

/** Set by routes: `handle = { isCounted: false }` where a URL may contain a visitor's token. */
type Handle = { readonly isCounted?: boolean };

const measurementId = business.analytics.measurementId;

/**
 * The script at the end of every page: menus, hydration of islands on intent, and page views, counted by Google
 * Analytics if the owner has an id for it, otherwise by the site's own server.
 */
export function PageScript() {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const isCounted = !handles.some((handle) => handle?.isCounted === false);
  const code = measurementId ? googleTag : ownCounter;
  return (
    <script
      data-functions={isCounted && !measurementId ? business.functions.url : undefined}
      data-measurement-id={(isCounted && measurementId) || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
