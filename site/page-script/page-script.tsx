import { business } from "#content/business";
import { InlineScript } from "../rendering/inline.tsx";
import googleTag from "./google-tag.inline.ts?inline-script";
import ownCounter from "./own-counter.inline.ts?inline-script";

const measurementId = business.analytics.measurementId;

/**
 * The script at the end of every page: menus, hydration of islands on intent, and page views. Views are counted by Google
 * Analytics if the owner has an id for it, and by the site's own server otherwise.
 */
export function PageScript({ isCounted }: { readonly isCounted: boolean }) {
  return (
    <InlineScript
      data-functions={isCounted && !measurementId ? business.functions.url : undefined}
      data-measurement-id={(isCounted && measurementId) || undefined}
      code={measurementId ? googleTag : ownCounter}
    />
  );
}
