import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** Half the size of what the package exports: it is parsed anew on each page. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What is looked at in each colour scheme. Only colours differ in the dark. */
const rulesOf = {
  light: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  dark: ["color-contrast", "link-in-text-block"],
};

type Scheme = keyof typeof rulesOf;

/**
 * Runs axe on what a page shows, without its frames: all rules light, and those of colours dark. Ends light.
 *
 * @param state what the page shows, for failures
 * @param options a selector of the part to look at, and the schemes, if not both
 */
export async function expectAccessible(
  page: Page,
  state: string,
  {
    within = "html",
    schemes = ["light", "dark"],
  }: { readonly within?: string; readonly schemes?: readonly Scheme[] } = {},
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, colorScheme, within), `axe, ${state}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Returns a line for each violated rule, with the elements that violate it. */
async function violations(page: Page, scheme: Scheme, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const context = { include: within, exclude: "iframe" };
      // Describing what passes would take most of the time.
      const { violations } = await axe.run(context, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    },
    { within, runOnly: rulesOf[scheme] },
  );
}
