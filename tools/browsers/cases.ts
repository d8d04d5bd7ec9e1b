import { setTimeout as pause } from "node:timers/promises";
import { indexedPaths } from "../../site/seo/indexed-paths.ts";
import type { Mailbox } from "../../tests/support/mailbox.ts";
import type { Conditions, Visitor } from "./engine.ts";

export type Case = {
  readonly name: string;
  readonly conditions: Conditions;
  /** Throws an error that names the expectation that failed. */
  run(visitor: Visitor, mailbox: Mailbox): Promise<void>;
};

const phone = { width: 390, height: 844 };
const heading = (visitor: Visitor) => visitor.read<string>("document.querySelector('h1')?.innerText ?? ''");
const path = (visitor: Visitor) => visitor.read<string>("location.pathname + location.hash");
const isShown = (visitor: Visitor, selector: string) =>
  visitor.read<boolean>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0)`,
  );

/** The same visits for each browser. */
export const cases: readonly Case[] = [
  {
    name: "reads every page at 390 px: no console errors, no horizontal overflow, no missing picture",
    conditions: phone,
    run: async (visitor) => {
      for (const page of indexedPaths) {
        await visitor.goto(page);
        await expect(page, async () => (await heading(visitor)).length > 0);
        await expect("the fonts", () => visitor.read<boolean>(`document.fonts.status === "loaded"`));
        const overflow = await visitor.read<number>("document.documentElement.scrollWidth - innerWidth");
        if (overflow > 0) throw new Error(`${page} is ${overflow} px too wide`);
        const broken = await visitor.read<string[]>(
          "[...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc).map((image) => image.currentSrc)",
        );
        if (broken.length > 0) throw new Error(`${page}: ${broken.join(", ")}`);
        const errors = await visitor.consoleErrors();
        if (errors.length > 0) throw new Error(`${page}: ${errors.join("; ")}`);
      }
    },
  },
  {
    name: "opens a menu of the bar with mouse and keyboard",
    conditions: {},
    run: async (visitor) => {
      const link = "header nav[aria-label=Main] [data-menu] ul a";
      await visitor.goto("/");
      await visitor.hover("header nav[aria-label=Main] summary");
      await expect("the menu opens on hover", () => isShown(visitor, link));
      await visitor.hover("h1");
      await expect("the menu closes", async () => !(await isShown(visitor, link)));
      await visitor.click("header nav[aria-label=Main] summary");
      await expect("the menu opens on click", () => isShown(visitor, link));
      await visitor.key("Escape");
      await expect("Escape closes it", async () => !(await isShown(visitor, link)));
      await visitor.read("document.querySelector('header nav[aria-label=Main] summary').focus()");
      await visitor.key("ArrowDown");
      await expect("an arrow key moves focus into it", () =>
        visitor.read<boolean>(`document.activeElement.matches(${JSON.stringify(link)})`),
      );
      await visitor.key("Enter");
      await expect("Enter follows the link", async () => (await path(visitor)) !== "/");
    },
  },
  ...[true, false].map((script) => ({
    name: `opens and closes the phone's menu panel ${script ? "by click and Escape, and follows a link" : "without scripts, if the browser can"}`,
    conditions: { ...phone, script },
    run: async (visitor: Visitor) => {
      const panel = "dialog#menu-panel";
      const opener = "[commandfor=menu-panel]";
      await visitor.goto("/");
      if (!script && !(await visitor.read<boolean>("'command' in HTMLButtonElement.prototype"))) {
        throw new Skip("this version can't open a dialog without scripts; the footer links every page");
      }
      await visitor.click(opener);
      await expect("the panel opens", () => isShown(visitor, panel));
      await visitor.click(`${panel} form[method=dialog] button`);
      await expect("its button closes it", async () => !(await isShown(visitor, panel)));
      if (!script) return;
      await visitor.click(opener);
      await expect("the panel opens again", () => isShown(visitor, panel));
      await visitor.key("Escape");
      await expect("Escape closes it", async () => !(await isShown(visitor, panel)));
      await visitor.click(opener);
      await expect("the panel opens a third time", () => isShown(visitor, panel));
      await visitor.click(`${panel} a[href='/contact']`);
      await expect("its link is followed", async () => (await path(visitor)) === "/contact");
      await expect("the panel is closed", async () => !(await isShown(visitor, panel)));
    },
  })),
  ...[true, false].map((script) => ({
    name: `sends a message ${script ? "with" : "without"} scripts, and the email arrives`,
    conditions: { ...phone, script },
    run: async (visitor: Visitor, mailbox: Mailbox) => {
      const words = `words ${crypto.randomUUID()}`;
      await visitor.goto("/contact");
      const runs = await visitor.read<boolean>("!matchMedia('(scripting: none)').matches");
      if (runs !== script) throw new Error(`scripts ${runs ? "run" : "don't run"} in this case`);
      await pause(2000); // Faster senders are suspected of spam.
      await visitor.type("main #name", "Zoe Nguyen");
      await visitor.type("main #email", "zoe@example.net");
      await visitor.type("main #message", words);
      if (script)
        await expect("the form is live", () =>
          visitor.read<boolean>("!!document.querySelector('form[novalidate]')"),
        );
      await visitor.click("main form button[type=submit], main form button:not([type])");
      await expect("the page confirms the message", () =>
        visitor.read<boolean>(
          "[...document.querySelectorAll('h2, h3, h1')].some((heading) => heading.innerText.includes('Posted.') && heading.checkVisibility())",
        ),
      );
      await expect("one email arrives", () => mailbox.emailsWith(words).length === 1);
    },
  })),
  {
    name: "subscribes to the newsletter, and the email with the link arrives",
    conditions: phone,
    run: async (visitor, mailbox) => {
      const address = `kim-${crypto.randomUUID()}@example.org`;
      await visitor.goto("/video-library");
      await pause(2000); // Faster senders are suspected of spam.
      await visitor.type("#newsletter input[type=email]", address);
      await visitor.click("#newsletter form button");
      await expect("the email", () =>
        mailbox.emailsWith("newsletter").some(({ to_ }) => to_.includes(address)),
      );
    },
  },
  {
    name: "opens an answer, which closes the previous one",
    conditions: phone,
    run: async (visitor) => {
      const openQuestions = () =>
        visitor.read<number>("document.querySelectorAll('main details[open]').length");
      await visitor.goto("/faq");
      await visitor.click("main details:nth-of-type(1) summary");
      await expect("the answer opens", async () => (await openQuestions()) === 1);
      await visitor.click("main details[name]:not([open]) summary");
      await expect("one answer is open", async () => (await openQuestions()) === 1);
      await visitor.goto("/faq#worse");
      await expect("the answer in the URL is open", () =>
        visitor.read<boolean>(
          "!!document.querySelector('#worse').closest('details')?.open || !!document.querySelector('#worse[open], #worse details[open]')",
        ),
      );
    },
  },
  {
    name: "follows the card of a video that doesn't exist yet to the written practice",
    conditions: phone,
    run: async (visitor) => {
      await visitor.goto("/video-library");
      await visitor.click("main a[href^='/guided-practices#']");
      await expect("the practice", async () => (await path(visitor)).startsWith("/guided-practices#"));
    },
  },
  {
    name: "follows a link, and goes back to the same scroll position",
    conditions: {},
    run: async (visitor) => {
      await visitor.goto("/");
      await visitor.read("scrollTo(0, 900)");
      await visitor.click("header nav[aria-label=Main] a[href='/contact']");
      await expect("the other page", async () => (await heading(visitor)) === "Drop me a line");
      await visitor.back();
      await expect("the first page", async () => (await path(visitor)) === "/");
      await expect(
        "the scroll position",
        async () => Math.abs((await visitor.read<number>("scrollY")) - 900) < 2,
      );
      const errors = await visitor.consoleErrors();
      if (errors.length > 0) throw new Error(errors.join("; "));
    },
  },
  {
    name: "shows the dates of 20 June 2026 on that day: Term 3, from 19 July",
    conditions: { ...phone, time: Date.UTC(2026, 5, 20) },
    run: async (visitor) => {
      await visitor.goto("/services");
      await expect("the next intake", () =>
        visitor.read<boolean>("/Term 3, from 19 July/.test(document.querySelector('main').innerText)"),
      );
    },
  },
  {
    name: "shows dark colours in a dark colour scheme",
    conditions: { ...phone, dark: true },
    run: async (visitor) => {
      await visitor.goto("/");
      await expect("a dark page", () =>
        visitor.read<boolean>(
          "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every((part) => Number(part) < 80) || getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).slice(0, 3).every((part) => Number(part) < 80)",
        ),
      );
    },
  },
  {
    name: "animates nothing if reduced motion is preferred",
    conditions: { ...phone, reducedMotion: true },
    run: async (visitor) => {
      await visitor.goto("/");
      await visitor.click("[commandfor=menu-panel]");
      await expect("the panel opens at once", () => isShown(visitor, "dialog#menu-panel"));
      const moving = await visitor.read<number>(
        "document.getAnimations().filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().duration > 20).length",
      );
      if (moving > 0) throw new Error(`${moving} animations run`);
    },
  },
];

/** Thrown by a case that this browser can't run, with the reason. */
export class Skip extends Error {}

/** Waits up to 15 seconds until a condition holds. A navigation may interrupt reading the page, which counts as false. */
async function expect(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`expected: ${what}`);
    await pause(50);
  }
}
