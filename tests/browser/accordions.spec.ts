import { faqs } from "#content/faqs";
import { plainText } from "../../content-model/schema/prose.ts";
import { paths } from "../../domain/pages.ts";
import { expect, test } from "../support/test.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  // The built HTML of every page names its items alike: tests/built/html.test.ts.
  test("one item opens at a time, and the open one closes", async ({ page }) => {
    for (const path of [paths.faq, paths.course, paths.enrol]) {
      await page.goto(path);
      const items = page.locator("main details[name]").filter({ visible: true });
      const name = await items.first().getAttribute("name");
      const alike = items.and(page.locator(`[name="${name}"]`));
      const [first, second] = [alike.first(), alike.nth(1)];
      // As terms end, one is left.
      if (path === paths.enrol && (await second.count()) === 0) continue;
      await first.locator("summary").click();
      await expect(first).toHaveAttribute("open", "");
      await expect(first.locator(":scope > :last-child")).toBeVisible();
      await second.locator("summary").click();
      await expect(first).not.toHaveAttribute("open");
      await expect(second).toHaveAttribute("open", "");
      await second.locator("summary").press("Enter");
      await expect(items.and(page.locator("[open]"))).toHaveCount(0);
    }
  });
});

test("the open answer of the FAQ stands in the address, and is open for who comes back to it", async ({
  page,
}) => {
  const [first, second] = faqs.faqPage.general;
  test.skip(!first || !second, "there are too few questions");
  await page.goto("/about");
  await page.goto("/faq");
  const answer = (faq: typeof first) => page.locator("details", { has: page.locator(`#${faq?.id}`) });
  await answer(first).locator("summary").click();
  await expect(page).toHaveURL(`/faq#${first?.id}`);
  await answer(second).locator("summary").click();
  await expect(page).toHaveURL(`/faq#${second?.id}`);
  await expect(answer(first)).not.toHaveAttribute("open");
  await page.goto("/contact");
  await page.goBack();
  await expect(page).toHaveURL(`/faq#${second?.id}`);
  await expect(answer(second)).toHaveAttribute("open", "");
  await page.reload();
  await expect(answer(second)).toHaveAttribute("open", "");
  await answer(second).locator("summary").click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(page, "replaced, not pushed").toHaveURL("/about");
});

test("an item opens at its own URL", async ({ page }) => {
  for (const [path, questions] of [
    ["/", faqs.home],
    ["/8-week-mindfulness-course", faqs.course],
  ] as const) {
    const faq = questions.at(-1);
    if (!faq) continue;
    await page.goto(`${path}#${faq.id}`);
    await expect(page.getByText(plainText(faq.answer), { exact: true })).toBeInViewport();
  }
  await page.goto("/8-week-mindfulness-course#week-4");
  await expect(page.locator("#week-4")).toBeInViewport();
  await expect(page.locator("#weeks details[open]")).toHaveCount(1);
});

// Safari before 26.2 and Firefox before 148 leave closed what a link leads into. Here an address that a script set stands for them.
test("what a link leads into opens in browsers that leave it closed, too", async ({ page }) => {
  const students = page.locator("#students");
  await page.goto("/8-week-mindfulness-course");
  await page.evaluate(() => {
    history.pushState(null, "", "#students");
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expect(students).toBeInViewport();
});
