import type { Page } from "@playwright/test";
import { articles } from "#content/articles";
import { articlePath } from "../../domain/pages.ts";
import { expectAccessible } from "../support/axe.ts";
import { contactForm, expectOneEmail, writeMessage } from "../support/contact-form.ts";
import { barLink, menuName } from "../support/page.ts";
import { practiceRoom } from "../support/practice-room.ts";
import { expect, test, uniqueWords } from "../support/test.ts";

test("without the scripts that a page loads, its menus open and a message is sent", { tag: "@slow" }, async ({
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
  await expectAccessible(page, "a message sent");
  await expectOneEmail(mailbox, words);
  complaints.length = 0; // the browser logs each aborted request
});

test.describe("translated by the browser before hydration", () => {
  for (const path of [
    "/contact",
    "/video-library",
    ...articles.slice(0, 1).map(({ slug }) => articlePath(slug)),
  ]) {
    test(`${path} stays whole, and its links work`, { tag: "@slow" }, async ({ page, complaints }) => {
      await page.goto(path);
      await translate(page);
      await page.locator("[data-island] input").filter({ visible: true }).first().focus();
      await page.locator("[data-started]").waitFor();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await translate(page);
      await barLink(page, /^ÜAbout|^About/).click();
      await expect(page).toHaveURL(/\/about$/);
      expect(complaints).toEqual([]);
    });
  }

  test("the form stays native: an empty one says what is missing, and a message is sent", async ({
    page,
    mailbox,
    complaints,
  }) => {
    const words = uniqueWords();
    await page.goto("/contact");
    await translate(page);
    const send = page.locator("main form button[type=submit]");
    await send.click();
    await expect(page.locator("[name=name]"), "the press is repeated").toBeFocused();

    // The pointer's coming alone can have started the island before the press.
    await page.reload();
    await translate(page);
    await send.hover();
    await page.locator("[data-started]").waitFor();
    await send.click();
    await expect(page.locator("[name=name]"), "the press isn’t held").toBeFocused();
    await expect(page.locator("form[novalidate]")).toHaveCount(0);
    await page.locator("[name=name]").fill("Sam Nguyen");
    await page.locator("[name=email]").fill("sam@example.net");
    await page.locator("[name=message]").fill(words);
    await send.click();
    await expect(page.locator("#message-sent")).toBeVisible();
    await expectOneEmail(mailbox, words);
    expect(complaints).toEqual([]);
  });

  test("the room begins the sitting that was chosen", async ({ page, complaints }) => {
    await page.goto("/practise");
    await translate(page);
    await page.locator("input[name=minutes][value='5']").check({ force: true });
    await page.locator("#room [type=submit]").click();
    const { stage, stop } = practiceRoom(page);
    await expect(stage).toBeVisible();
    await expect(page.locator("[data-opening]")).toBeHidden();
    await translate(page);
    await stop.click();
    await expect(stage).toContainText(/Sitting, 5\sminutes/);
    expect(complaints).toEqual([]);
  });
});

/** Changes a page as a browser's translation does: each text moves into new elements, with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,svg,font,[translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `Ü${text.data.trim()}`;
      text.replaceWith(outer);
    }
  });
