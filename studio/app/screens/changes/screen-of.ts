import type { DatedChange } from "../../../server/routes/content.ts";

type ScreenLink = { readonly path: string; readonly label: string };

/** Returns the screen on which a change was made. */
export function screenOf({ file, path }: Pick<DatedChange, "file" | "path">): ScreenLink {
  const [group] = path;
  if (file === "content/schedule.yaml" && (group === "terms" || group === "closures"))
    return { path: "/dates", label: "Dates" };
  if (file === "content/schedule.yaml" || file === "content/business.yaml")
    return { path: "/prices", label: "Prices and facts" };
  if (file === "content/faqs.yaml") return { path: "/questions", label: "Questions" };
  const page = /^content\/pages\/([\w-]+)\.yaml$/.exec(file)?.[1];
  return page ? { path: `/words/${page}`, label: "Page words" } : { path: "/words", label: "Page words" };
}
