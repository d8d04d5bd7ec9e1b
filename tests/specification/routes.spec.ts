import { site as facts } from "../../content/site.ts";
import { waitUntilLaidOut } from "../support/laid-out.ts";
import { pages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { routeTable } from "./route-table.ts";

test("every page has its row in the table, and every row its page", () => {
  const rows = routeTable.map(({ path }) => path);
  // The owner may have written more articles than the specification names.
  const expected = pages.filter((path) => rows.includes(path) || !path.startsWith("/blog/"));
  expect(rows.sort()).toEqual(expected.sort());
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
    expect(types.sort()).toEqual([...row.structuredData].sort());
  });
}
