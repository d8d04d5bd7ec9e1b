import type { Content } from "../content-schema/content-files.ts";
import { closestTo } from "./closest-to.ts";
import type { CrossError } from "./problem.ts";

/** Returns an error for each video on the page of resources that doesn't exist. Articles are checked as the page is rendered. */
export function checkResources(content: Partial<Content>): CrossError[] {
  const { practices, lessons } = content;
  const page = content["pages/resources"];
  if (!page) return [];
  return [
    ...unknown("guidedPractices", page.guidedPractices.shown, practices),
    ...unknown("shortLessons", page.shortLessons.shown, lessons),
  ];
}

function unknown(
  section: string,
  shown: readonly string[],
  videos: readonly { readonly slug: string }[] | undefined,
): CrossError[] {
  if (!videos) return [];
  const slugs = videos.map(({ slug }) => slug);
  return shown.flatMap((slug, index): CrossError[] => {
    if (slugs.includes(slug)) return [];
    const suggestion = closestTo(slug, slugs);
    const message = `No video has the slug “${slug}”.${suggestion ? ` Did you mean “${suggestion}”?` : " Delete this line."}`;
    return [{ name: "pages/resources", path: [section, "shown", index], message }];
  });
}
