import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Half the size of what the package exports: it is parsed anew on each page. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const rulesOf = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  colours: ["color-contrast", "link-in-text-block"],
};

/**
 * Runs axe on a page, without its frames.
 *
 * @param rules all of them, or those that depend on the colour scheme
 * @param within a selector of the part to look at
 * @returns a line for each violated rule, with the elements that violate it
 */
export async function findAccessibilityViolations(
  page: Page,
  rules: keyof typeof rulesOf = "all",
  within = "html",
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const context = { include: within, exclude: "iframe" };
      // Describing what passes would take most of the time.
      const { violations } = await axe.run(context, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    },
    { within, runOnly: rulesOf[rules] },
  );
}
