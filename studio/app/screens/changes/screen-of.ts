import type { DatedChange } from "../../../server/routes/content.ts";

type ScreenLink = { readonly path: string; readonly label: string };

/** Returns the screen on which a change can be made; undefined for what can be changed in its file only. */
export function screenOf({ file, path }: Pick<DatedChange, "file" | "path">): ScreenLink | undefined {
  const [group] = path;
  if (file === "content/schedule.yaml" && (group === "terms" || group === "closures"))
    return { path: "/dates", label: "Dates" };
  if (file === "content/schedule.yaml" || file === "content/business.yaml")
    return { path: "/prices", label: "Prices and facts" };
  if (file === "content/faqs.yaml") return { path: "/questions", label: "Questions" };
  if (file === "content/confirmed.yaml") return { path: "/ready", label: "Ready to go live?" };
  const page = /^content\/(?:pages\/([\w-]+)|(layout|common|newsletter))\.yaml$/.exec(file);
  return page ? { path: `/words/${page[1] ?? page[2]}`, label: "Page words" } : undefined;
}
