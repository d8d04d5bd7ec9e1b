import type { Page } from "@playwright/test";

/** A picture of the handbook. What is done for one stays done for those after it. */
export type Picture = {
  readonly name: string;
  /** The screen that it begins with. */
  readonly path: string;
  /** What is done there first. */
  readonly prepare?: (page: Page) => Promise<void>;
};

/** Clicks a button, a link or a choice by its words. */
const click = (page: Page, text: string) =>
  page.locator("a, button, label").filter({ hasText: text, visible: true }).first().click();

const waitForText = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Returns the day in some days from now, as year-month-day. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const pictures: readonly Picture[] = [
  { name: "desk", path: "/" },
  {
    name: "answer",
    path: "/messages",
    prepare: async (page) => {
      await click(page, "Mei-Lin Cho");
      await page
        .locator("textarea")
        .fill("Dear Mei-Lin,\n\nThere are chairs for everybody, and you can leave whenever you like.");
      await waitForText(page, "Saved as you type");
    },
  },
  {
    name: "not-mailed",
    path: "/messages",
    prepare: async (page) => {
      await click(page, "Kerrie Dunn");
      await waitForText(page, "Email it to me again");
    },
  },
  {
    name: "ready",
    path: "/ready",
    prepare: (page) =>
      page
        .getByRole("heading", { name: "What only you know" })
        .evaluate((element) => element.scrollIntoView({ block: "start" })),
  },
  {
    name: "prices",
    path: "/prices",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "The 8-week course", exact: true }).fill("260");
      await waitForText(page, "$32.50 a Sunday");
    },
  },
  {
    name: "question",
    path: "/questions",
    prepare: async (page) => {
      await page.locator("main section details > summary").first().click();
    },
  },
  {
    name: "article",
    path: "/articles/driving-meditation",
    prepare: (page) => page.frameLocator("iframe").first().getByRole("heading", { level: 1 }).waitFor(),
  },
  { name: "video", path: "/videos" },
  { name: "kind-words", path: "/kind-words" },
  { name: "readers", path: "/readers" },
  {
    name: "letter",
    path: "/letters",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Subject" }).fill("A chair, a lake, ten minutes");
      await page.getByRole("textbox", { name: "The letter" }).click();
      await page.keyboard.type("The course begins again in February, and there are places.");
      await page.getByText("Getting it ready").waitFor({ state: "hidden" });
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: "visits", path: "/visits" },
  {
    name: "changes",
    path: "/changes",
    prepare: async (page) => {
      await waitForText(page, "will read differently");
      await waitForText(page, "Checked just now");
    },
  },
  {
    name: "sunday",
    path: "/dates",
    prepare: async (page) => {
      await page.locator("button[data-day]:not([aria-disabled=true], :disabled)").nth(3).click();
      await click(page, "Off, this Sunday only");
      await waitForText(page, "Look and publish");
    },
  },
  {
    name: "for-a-while",
    path: "/dates",
    prepare: async (page) => {
      await click(page, "Add the first notice");
      await page
        .getByRole("textbox", { name: "Sentence" })
        .fill("The pool is closed this week: we meet upstairs.");
      await page.getByLabel("First day").fill(inDays(8));
      await page.getByLabel("Last day").fill(inDays(12));
      await page.getByRole("button", { name: "Remove this notice" }).waitFor();
      await page
        .getByRole("heading", { name: "For a while", exact: true })
        .evaluate((element) => element.scrollIntoView({ block: "start" }));
    },
  },
  {
    name: "term",
    path: "/dates",
    prepare: async (page) => {
      await click(page, "Add a term");
      await page.locator("[role=dialog] input[type=url]").waitFor();
    },
  },
  {
    name: "undo",
    path: "/history",
    prepare: async (page) => {
      await click(page, "Undo just this");
      await waitForText(page, "then look");
    },
  },
  {
    name: "print",
    path: "/articles/driving-meditation",
    prepare: async (page) => {
      await page.locator("summary").filter({ hasText: "Picture" }).click();
      const print = page.getByRole("radio", { name: "Swans" });
      await print.check();
      await print.evaluate((element) => element.closest("fieldset")?.scrollIntoView({ block: "start" }));
    },
  },
];
