import { checkTerms } from "../../domain/check-terms.ts";
import type { Content } from "../schema/content-files.ts";
import { checkCoaching } from "./check-coaching.ts";
import { checkLetters } from "./check-letters.ts";
import { checkLinks } from "./check-links.ts";
import { checkResources } from "./check-resources.ts";
import { checkTimes } from "./check-times.ts";
import { checkVideos } from "./check-videos.ts";
import type { CrossError } from "./problem.ts";

/**
 * Runs the checks that no single field can hold, on the files that are valid by themselves.
 *
 * @param articles the slugs of the articles
 */
export function crossChecks(content: Partial<Content>, articles: readonly string[]): CrossError[] {
  const { schedule } = content;
  return [
    ...(schedule ? checkTerms(schedule).map((error) => ({ ...error, name: "schedule" as const })) : []),
    ...checkTimes(content),
    ...checkCoaching(content),
    ...checkLinks(content, articles),
    ...checkResources(content, articles),
    ...checkVideos(content),
    ...checkLetters(content),
  ];
}
