import type { Task } from "../../../core/readiness/read-tasks.ts";

type ScreenLink = { readonly path: string; readonly label: string };

/** Returns the screen on which a task is done that isn't done in the list. */
export function screenOf({ kind, field }: Task): ScreenLink | undefined {
  if (kind === "past term" || kind === "past closure" || kind === "no intake" || kind === "last intake")
    return { path: "/dates", label: "To the dates" };
  if (field?.name === "testimonials" || !field) return undefined;
  if (field.name === "schedule" || field.name === "business")
    return { path: "/prices", label: "To prices and facts" };
  if (field.name === "faqs") return { path: "/questions", label: "To the questions" };
  const page = /^pages\/(.+)$/.exec(field.name)?.[1];
  return { path: page ? `/words/${page}` : "/words", label: "To the page’s words" };
}
