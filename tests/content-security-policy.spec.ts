import type { Page } from "@playwright/test";
import { pages } from "./support/pages.ts";
import { startReact } from "./support/react.ts";
import { expect, test } from "./support/test.ts";

/** Collects what the browser refuses because of the policy, on this page and on those after it. */
async function refusalsOf(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction("reportRefusal", (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal(refusal: string): void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportRefusal(`${location.pathname}: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  return refusals;
}

for (const path of pages) {
  test(`${path} and its React work under its policy`, async ({ page }) => {
    const refusals = await refusalsOf(page);
    await page.goto(path);
    await startReact(page);
    // What comes after React: the list of notices, with a style sheet of its own.
    await page.waitForLoadState("networkidle");
    expect(refusals).toEqual([]);
  });
}
