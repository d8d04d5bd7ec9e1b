import type { Page } from "@playwright/test";
import { articles } from "#content/articles";
import { panicking, warnings } from "#content/common";
import { practise } from "#content/pages/practise";
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
    await page.locator("[name=email]").fill("sam@gmial.com");
    await page.locator("[name=message]").fill(words);
    await send.click();
    await expect(page.locator("#message-sent")).toContainText("Did you mean sam@gmail.com?");
    await expectOneEmail(mailbox, words);
    expect(complaints).toEqual([]);
  });

  test("dates stay translated while the page is open, until they change", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-28T02:00:00Z") });
    await page.goto("/book-in-person-class");
    const date = page.locator("[data-text=sunday]").first();
    await expect(date).toHaveText("Sunday 29 November");
    await translate(page);
    await page.clock.runFor(61_000);
    await expect(date).toHaveText("ÜSunday 29 November");
    await page.clock.setSystemTime(new Date("2026-11-29T02:00:00Z"));
    await page.clock.runFor(31_000);
    await expect(date).toHaveText("Sunday 6 December");
  });

  test("a page is shown to an extension that translates from the moment it has been parsed", async ({
    page,
  }) => {
    await page.addInitScript(`
      const translate = ${String(translateOnce)};
      document.addEventListener("DOMContentLoaded", () => {
        translate();
        new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
      });
    `);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ü");
  });

  test("a live form goes on when a translation begins: its message is sent once, and said to be", async ({
    page,
    mailbox,
    complaints,
  }) => {
    const words = uniqueWords();
    const email = page.locator("main form [name=email]");
    await page.goto("/contact");
    await page.locator("[name=name]").fill("Sam Nguyen");
    await page.locator("form[novalidate]").waitFor();
    await keepTranslating(page);
    await email.fill("sam@gmial.com");
    await page.keyboard.press("Tab");
    await expect(page.getByText("ÜDid you mean")).toBeVisible();
    await email.fill("sam@gmial.com ");
    await expect(page.getByText("ÜDid you mean")).toHaveCount(0);
    await page.locator("[name=message]").fill(words);
    await page.locator("main form [type=submit]").first().click();
    await expect(page.locator("#message-sent h2")).toBeFocused();
    await expect(page.locator("#message-sent")).toContainText("sam@gmail.com");
    await expect(page.locator("[name=message]")).toBeHidden();
    await expectOneEmail(mailbox, words);
    expect(complaints).toEqual([]);
  });

  test("the room stays translated, and whole while the browser goes on translating", async ({
    page,
    complaints,
  }) => {
    await page.clock.install({ time: new Date("2026-11-22T02:00:00Z") });
    await page.goto("/practise");
    await translate(page);
    const { steps } = panicking;
    const { stage, said } = practiceRoom(page);
    await page.locator("#room [type=submit]").click();
    await expect(stage).toBeVisible();
    // Before the browser has looked again.
    await expect(page.locator("#room h1")).toHaveText(`Ü${practise.room.heading}`);
    await expect(page.locator("#room summary")).toHaveText(`Ü${warnings.chestPain.heading}`);
    for (const step of steps)
      await expect(page.locator("#room li", { hasText: step })).toHaveText(`Ü${step}`);

    await keepTranslating(page);
    await expect(page.getByRole("heading", { name: /^ÜSitting/ })).toBeAttached();
    const press = (name: string) => page.getByRole("button", { name: `Ü${name}`, exact: true }).click();
    await page.keyboard.press("h");
    await page.clock.runFor(1000);
    await expect(said, "a mark is said").toHaveText(`Ü${practise.sitting.said.hear}`);
    await press(practise.sitting.pause);
    for (const step of steps) await expect(stage.getByText(`Ü${step}`)).toBeVisible();
    await press(practise.resting.carryOn);
    await page.clock.runFor(182_000);
    await expect(page.getByRole("heading", { level: 1, name: `Ü${practise.print.heading}` })).toBeVisible();
    await page.clock.runFor(2000);
    await press(practise.print.hang);
    await expect(page.getByText(`Ü${practise.print.isUp}`)).toBeVisible();
    await press(practise.print.see);
    const peg = page.locator("#wall li").first();
    await peg.getByRole("button", { name: `Ü${practise.wall.takeDown}` }).click();
    await expect(peg.getByRole("button", { name: `Ü${practise.wall.putBack}` })).toBeVisible();
    const status = page.locator("#wall [role=status]");
    await page.evaluate(() => {
      Object.assign(globalThis, { setItem: Storage.prototype.setItem });
      Storage.prototype.setItem = () => {
        throw new Error("switched off");
      };
    });
    await peg.getByRole("button", { name: `Ü${practise.wall.putBack}` }).click();
    await expect(status).toHaveText(`Ü${practise.print.off}`);
    await page.evaluate(() => {
      Storage.prototype.setItem = (globalThis as unknown as Storage).setItem;
    });
    await peg.getByRole("button", { name: `Ü${practise.wall.putBack}` }).click();
    await expect(status).toHaveText(`Ü${practise.wall.isBack}`);
    await peg.getByRole("button", { name: `Ü${practise.wall.look}` }).click();
    await press(practise.print.again);
    await expect(page.locator("#room h1")).toBeVisible();
    await page.evaluate(() => location.assign("#three-minutes"));
    for (const step of steps) await expect(stage.getByText(`Ü${step}`)).toBeVisible();
    await press(practise.introduction.close);
    await expect(stage).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("the room begins the sitting that was chosen", async ({ page, complaints }) => {
    await page.goto("/practise");
    await translate(page);
    await page.locator("input[name=minutes][value='5']").check({ force: true });
    await page.locator("#room [type=submit]").click();
    const { stage } = practiceRoom(page);
    await expect(stage).toBeVisible();
    await expect(page.locator("[data-opening]")).toBeHidden();
    await translate(page);
    await stage.getByRole("button", { name: `Ü${practise.sitting.stop}`, exact: true }).click();
    await expect(stage).toContainText(/Sitting, 5\sminutes/);
    expect(complaints).toEqual([]);
  });
});

/** Changes a page as a browser's translation does: each text moves into new elements, with other words. */
const translate = (page: Page) => page.evaluate(translateOnce);

/** The same, again with every change of the page. */
const keepTranslating = (page: Page) =>
  page.evaluate(`
    const translate = ${String(translateOnce)};
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
  `);

function translateOnce() {
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script,style,svg,font,[translate=no]")) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    // What the page itself has carried over is in the other language already.
    inner.textContent = text.data.startsWith("Ü") ? text.data : `Ü${text.data.trim()}`;
    text.replaceWith(outer);
  }
}
