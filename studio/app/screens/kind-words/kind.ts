import type { Kind } from "../../kind.ts";

/** Somebody's words about the owner. Without a consent, `business/owner-rules.ts` keeps new ones off the pages. */
export const kindWords: Kind = {
  screen: { path: "/kind-words", label: "Kind words" },
  contentNames: ["testimonials"],
  undoCondition: "only if they still agree",
};
