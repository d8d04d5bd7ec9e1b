import type { Page } from "@playwright/test";
import { barLink, menuName } from "./support/bar.ts";
import { contactForm, waitUntilLive, writeMessage } from "./support/contact-form.ts";
import { startReact } from "./support/react.ts";
import { expect, test, uniqueWords } from "./support/test.ts";

test("without the scripts that a page asks for, its menus open and a message is sent", async ({
  page,
  mailbox,
  complaints,
}) => {
  const words = uniqueWords();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await menuName(page, "Services").click();
  await expect(barLink(page, /^Sunday class/)).toBeVisible();
  await writeMessage(page, words);
  await contactForm(page).send.click();
  await expect(contactForm(page).sent).toBeVisible();
  await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
  complaints.length = 0; // the browser notes each script
});

test.describe("with storage switched off", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    }),
  );

  test("pages change and a message is sent", async ({ page, mailbox, complaints }) => {
    const words = uniqueWords();
    await page.goto("/");
    await startReact(page);
    await barLink(page, /^Contact/).click();
    await waitUntilLive(page);
    await writeMessage(page, words);
    await contactForm(page).send.click();
    await expect(contactForm(page).sent).toBeVisible();
    await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
    expect(complaints).toEqual([]);
  });
});

test.describe("translated by the browser before React starts", () => {
  for (const path of ["/", "/contact", "/faq", "/in-person-class", "/8-week-mindfulness-course"]) {
    test(`${path} stays whole, and leads on`, async ({ page, complaints }) => {
      await page.goto(path);
      await translate(page);
      await startReact(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await translate(page);
      await barLink(page, /^ÜAbout|^About/).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).not.toHaveTitle(/Error/);
      complaints.length = 0; // React notes that the words are not its own
    });
  }

  test("a message is sent", async ({ page, mailbox, complaints }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await translate(page);
    await page.locator("[name=name]").fill("Sam Nguyen");
    await page.locator("form[novalidate]").waitFor();
    await translate(page);
    await page.waitForTimeout(2000); // no less time than a person needs
    await expect(page.locator("[name=name]"), "what was typed is kept").toHaveValue("Sam Nguyen");
    await page.locator("[name=email]").fill("sam@example.net");
    await page.locator("[name=message]").fill(words);
    await page.locator("form[novalidate] button").click();
    await expect.poll(() => mailbox.mailsWith(words).length, { timeout: 15_000 }).toBe(1);
    complaints.length = 0; // React notes that the words are not its own
  });
});

/** Does what a browser's translation does: every text moves into elements of the translator's, with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,svg,font")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `Ü${text.data.trim()}`;
      text.replaceWith(outer);
    }
  });
