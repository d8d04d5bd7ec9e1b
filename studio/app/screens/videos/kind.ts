import type { Kind } from "../../kind.ts";

/** The video of a practice or a lesson. Its link and its day are one change (`engine/content/whole-changes.ts`). */
export const video: Kind = {
  screen: { path: "/videos", label: "Videos" },
  contentNames: ["practices", "lessons"],
};
