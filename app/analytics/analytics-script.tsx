import { useMatches } from "react-router";
import { site } from "../../content/site.ts";
import googleTag from "./google-tag.inline.ts?inline-script";
import ownCounter from "./own-counter.inline.ts?inline-script";

const measurementId = site.analytics.measurementId.value;

/**
 * The script that counts visits: Google's where the owner has an id for it, otherwise the site's own. Not
 * where a route says `handle = { isCounted: false }`: the address of an answer may hold a visitor's key.
 */
export function AnalyticsScript() {
  const isCounted = !useMatches().some(
    ({ handle }) => (handle as { isCounted?: boolean } | undefined)?.isCounted === false,
  );
  if (!isCounted) return null;
  const script = measurementId ? googleTag : ownCounter;
  return (
    <script
      data-functions={measurementId ? undefined : site.functions.address}
      data-measurement-id={measurementId || undefined}
      suppressHydrationWarning
      // It has run when React starts, which is told to leave it alone.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }}
    />
  );
}
