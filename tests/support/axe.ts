import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on a page.
 *
 * @param rules `colours` runs only the rules that depend on the colour scheme
 * @returns one line per violated rule, with its elements
 */
export async function findAccessibilityViolations(
  page: Page,
  rules: "all" | "colours" = "all",
  within = "html",
): Promise<string[]> {
  // Otherwise each run opens a blank page to collect the results of frames, which no page has.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).exclude("iframe");
  if (rules === "all") axe.withTags(standards);
  else axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
