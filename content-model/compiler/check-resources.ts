import { closestTo } from "../../domain/closest-to.ts";
import type { Content } from "../schema/content-files.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error for each practice, lesson or article on the page of resources that doesn’t exist. */
export function checkResources(content: Partial<Content>, articles: readonly string[]): CrossError[] {
  const { practices, lessons } = content;
  const page = content["pages/resources"];
  if (!page) return [];
  return [
    ...(practices ? unknown("guidedPractices", page.guidedPractices.shown, practices.map(slugOf)) : []),
    ...(lessons ? unknown("shortLessons", page.shortLessons.shown, lessons.map(slugOf)) : []),
    ...unknown("blogTeasers", page.blogTeasers.shown, articles),
  ];
}

const slugOf = ({ slug }: { readonly slug: string }) => slug;

function unknown(section: string, shown: readonly string[], slugs: readonly string[]): CrossError[] {
  return shown.flatMap((slug, index): CrossError[] => {
    if (slugs.includes(slug)) return [];
    const suggestion = closestTo(slug, slugs);
    const next = suggestion ? `Did you mean “${suggestion}”?` : "Delete this line.";
    return [
      {
        name: "pages/resources",
        path: [section, "shown", index],
        message: `“${slug}” doesn’t exist. ${next}`,
      },
    ];
  });
}
