import axe from "axe-core";
import type { Page } from "puppeteer-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on a page. Returns a line for each violated rule, with the elements that violate it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, rules);
}
