import { redirectTarget } from "../../app/seo/redirect-target.ts";
import { site as facts } from "../../content/site.ts";
import { waitUntilLaidOut } from "../support/laid-out.ts";
import { expect, test } from "../support/test.ts";
import { removedPaths, routeTable } from "./route-table.ts";

test("a page that was removed redirects", () => {
  for (const path of removedPaths) expect.soft(redirectTarget(path), path).toBeDefined();
});

for (const row of routeTable) {
  test(`${row.path} has what the specification's table says`, async ({ page }) => {
    await page.goto(row.path);
    await waitUntilLaidOut(page);
    await expect(page).toHaveTitle(row.title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL(row.path, facts.address.value).href,
    );
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,160}/);

    const main = page.getByRole("main");
    const headings = await main.locator("h1, h2").allInnerTexts();
    let from = 0;
    for (const wanted of row.headings) {
      const at = headings.findIndex(
        (text, index) => index >= from && wanted.test(text.replace(/\s+/g, " ").trim()),
      );
      expect(
        at,
        `${wanted} after “${headings[from - 1] ?? "the start"}” in ${headings.join(" | ")}`,
      ).toBeGreaterThan(-1);
      from = at + 1;
    }

    for (const [name, to] of row.links) {
      const link = main
        .getByRole("link", { name })
        .and(page.locator(`[href="${to}"]`))
        .first();
      await expect(link, `${name} to ${to}`).toBeVisible();
      if (to.startsWith("http")) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
      }
    }
    for (const name of row.buttons ?? []) await expect(main.getByRole("button", { name })).toBeVisible();

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = data.map((text) => (JSON.parse(text) as { "@type": string })["@type"]);
    if (row.structuredData) expect(types.sort()).toEqual([...row.structuredData].sort());
  });
}
