import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on a page.
 *
 * @param rules all of them, or those that depend on the colour scheme
 * @returns a line for each violated rule, with the elements that violate it
 */
export async function findAccessibilityViolations(
  page: Page,
  rules: "all" | "colours" = "all",
  within = "html",
): Promise<string[]> {
  // No page has a frame of its own; without legacy mode each run would open a blank page to collect frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).exclude("iframe");
  if (rules === "all") axe.withTags(standards);
  else axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
