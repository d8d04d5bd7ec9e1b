import { jsonInHtml } from "./json-in-html.ts";

/** Links to other pages of this site. Not files, and not the current page: its prerendered form would hold an older draft. */
const toPages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[aria-current]" } },
  ],
};

/** The speculation rules of every page. */
export const prerenderingRules = jsonInHtml({
  prefetch: [{ where: toPages, eagerness: "moderate" }],
  prerender: [{ where: toPages, eagerness: "moderate" }],
});
