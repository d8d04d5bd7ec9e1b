import type { Kind } from "../../kind.ts";

/** A question with its answer, on the page where people ask it. */
export const question: Kind = {
  screen: { path: "/questions", label: "Questions" },
  contentNames: ["faqs"],
};
