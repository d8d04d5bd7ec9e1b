import { setTimeout as pause } from "node:timers/promises";
import indexedPaths from "../../app/seo/indexed-paths.server.ts";
import { showDeferredParts } from "../../tests/support/laid-out.ts";
import type { Mailbox } from "../../tests/support/mailbox.ts";
import type { Conditions, Visitor } from "./engine.ts";

export type Case = {
  readonly name: string;
  readonly conditions: Conditions;
  /** Throws, with what was expected, where the visitor does not get it. */
  run(visitor: Visitor, mailbox: Mailbox): Promise<void>;
};

const phone = { width: 390, height: 844 };
/** Lays out the whole page; true once the fonts that it needs have loaded. */
const isWhole = `((${showDeferredParts})(), document.fonts.status === "loaded")`;

const heading = (visitor: Visitor) => visitor.read<string>("document.querySelector('h1')?.innerText ?? ''");
const path = (visitor: Visitor) => visitor.read<string>("location.pathname + location.hash");
const isShown = (visitor: Visitor, selector: string) =>
  visitor.read<boolean>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0)`,
  );

/** What a visitor does, the same in each browser. */
export const cases: readonly Case[] = [
  {
    name: "reads every page at 390 px: no complaint, nothing beside the screen, no picture missing",
    conditions: phone,
    run: async (visitor) => {
      for (const page of indexedPaths) {
        await visitor.goto(page);
        await expect(page, async () => (await heading(visitor)).length > 0);
        // What is below the fold is measured once it is there, and a font on its way is no reason to complain of.
        await expect("the whole page", () => visitor.read<boolean>(isWhole));
        const overflow = await visitor.read<number>("document.documentElement.scrollWidth - innerWidth");
        if (overflow > 0) throw new Error(`${page} is ${overflow} px too wide`);
        const broken = await visitor.read<string[]>(
          "[...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc).map((image) => image.currentSrc)",
        );
        if (broken.length > 0) throw new Error(`${page}: ${broken.join(", ")}`);
        const complaints = await visitor.complaints();
        if (complaints.length > 0) throw new Error(`${page}: ${complaints.join("; ")}`);
      }
    },
  },
  {
    name: "opens a menu of the bar by mouse and by keyboard",
    conditions: {},
    run: async (visitor) => {
      const link = "header nav[aria-label=Main] [data-menu] ul a";
      await visitor.goto("/");
      await visitor.hover("header nav[aria-label=Main] summary");
      await expect("the menu under the mouse", () => isShown(visitor, link));
      await visitor.hover("h1");
      await expect("the menu goes", async () => !(await isShown(visitor, link)));
      await visitor.press("header nav[aria-label=Main] summary");
      await expect("the menu after a press", () => isShown(visitor, link));
      await visitor.key("Escape");
      await expect("Escape closes it", async () => !(await isShown(visitor, link)));
      await visitor.read("document.querySelector('header nav[aria-label=Main] summary').focus()");
      await visitor.key("ArrowDown");
      await expect("an arrow leads into it", () =>
        visitor.read<boolean>(`document.activeElement.matches(${JSON.stringify(link)})`),
      );
      await visitor.key("Enter");
      await expect("Enter leads on", async () => (await path(visitor)) !== "/");
    },
  },
  ...[true, false].map((script) => ({
    name: `opens and closes the phone's panel ${script ? "by press, Escape and backdrop, and goes on" : "without script, where the browser can"}`,
    conditions: { ...phone, script },
    run: async (visitor: Visitor) => {
      const panel = "dialog#menu-panel";
      const opener = "[commandfor=menu-panel]";
      await visitor.goto("/");
      if (!script && !(await visitor.read<boolean>("'command' in HTMLButtonElement.prototype"))) {
        throw new Skip(
          "this version cannot open a dialog without script; every page is linked in the footer",
        );
      }
      await visitor.press(opener);
      await expect("the panel", () => isShown(visitor, panel));
      await visitor.press(`${panel} form[method=dialog] button`);
      await expect("its button closes it", async () => !(await isShown(visitor, panel)));
      if (!script) return;
      await visitor.press(opener);
      await expect("the panel again", () => isShown(visitor, panel));
      await visitor.key("Escape");
      await expect("Escape closes it", async () => !(await isShown(visitor, panel)));
      await visitor.press(opener);
      await expect("the panel once more", () => isShown(visitor, panel));
      await visitor.press(`${panel} a[href='/contact']`);
      await expect("its link leads on", async () => (await path(visitor)) === "/contact");
      await expect("the panel is gone", async () => !(await isShown(visitor, panel)));
    },
  })),
  ...[true, false].map((script) => ({
    name: `sends a message ${script ? "with" : "without"} script, up to the mail that arrives`,
    conditions: { ...phone, script },
    run: async (visitor: Visitor, mailbox: Mailbox) => {
      const words = `words ${crypto.randomUUID()}`;
      await visitor.goto("/contact");
      const runs = await visitor.read<boolean>("!matchMedia('(scripting: none)').matches");
      if (runs !== script) throw new Error(`scripts ${runs ? "run" : "do not run"} in this trial`);
      await pause(2000); // no less time than a person needs
      await visitor.type("main #name", "Zoe Nguyen");
      await visitor.type("main #email", "zoe@example.net");
      await visitor.type("main #message", words);
      if (script)
        await expect("React", () => visitor.read<boolean>("!!document.querySelector('form[novalidate]')"));
      await visitor.press("main form button[type=submit], main form button:not([type])");
      await expect("the page says that it has gone", () =>
        visitor.read<boolean>(
          "[...document.querySelectorAll('h2, h3, h1')].some((heading) => heading.innerText.includes('Posted.') && heading.checkVisibility())",
        ),
      );
      await expect("one mail", () => mailbox.emailsWith(words).length === 1);
    },
  })),
  {
    name: "asks for the newsletter, and gets the mail with the link",
    conditions: phone,
    run: async (visitor, mailbox) => {
      const address = `kim-${crypto.randomUUID()}@example.org`;
      await visitor.goto("/video-library");
      await pause(2000); // no less time than a person needs
      await visitor.type("#newsletter input[type=email]", address);
      await visitor.press("#newsletter form button");
      await expect("the mail", () =>
        mailbox.emailsWith("newsletter").some(({ to_ }) => to_.includes(address)),
      );
    },
  },
  {
    name: "unfolds an answer, and the one before it folds",
    conditions: phone,
    run: async (visitor) => {
      const openQuestions = () =>
        visitor.read<number>("document.querySelectorAll('main details[open]').length");
      await visitor.goto("/faq");
      await visitor.press("main details:nth-of-type(1) summary");
      await expect("an answer", async () => (await openQuestions()) === 1);
      await visitor.press("main details[name]:not([open]) summary");
      await expect("one answer", async () => (await openQuestions()) === 1);
      await visitor.goto("/faq#worse");
      await expect("the answer that has an address", () =>
        visitor.read<boolean>(
          "!!document.querySelector('#worse').closest('details')?.open || !!document.querySelector('#worse[open], #worse details[open]')",
        ),
      );
    },
  },
  {
    name: "presses a video card that is not filmed yet, and reads the practice",
    conditions: phone,
    run: async (visitor) => {
      await visitor.goto("/video-library");
      await visitor.press("main a[href^='/guided-practices#']");
      await expect("the practice", async () => (await path(visitor)).startsWith("/guided-practices#"));
    },
  },
  {
    name: "goes to another page once React runs, and Back to where it was",
    conditions: {},
    run: async (visitor) => {
      await visitor.goto("/");
      await visitor.key("Tab");
      await expect("React", () =>
        visitor.read<boolean>("Object.keys(document.body).some((key) => key.startsWith('__react'))"),
      );
      await visitor.read("scrollTo(0, 900)");
      await visitor.press("header nav[aria-label=Main] a[href='/contact']");
      await expect("the page", async () => (await heading(visitor)) === "Drop me a line");
      await visitor.back();
      await expect("Back", async () => (await path(visitor)) === "/");
      await expect(
        "where the visitor was",
        async () => Math.abs((await visitor.read<number>("scrollY")) - 900) < 2,
      );
      const complaints = await visitor.complaints();
      if (complaints.length > 0) throw new Error(complaints.join("; "));
    },
  },
  {
    name: "sees the dates of 20 June 2026 on that day: Term 3, from 19 July",
    conditions: { ...phone, time: Date.UTC(2026, 5, 20) },
    run: async (visitor) => {
      await visitor.goto("/services");
      await expect("the next intake", () =>
        visitor.read<boolean>("/Term 3, from 19 July/.test(document.querySelector('main').innerText)"),
      );
    },
  },
  {
    name: "sees the night's colours in a dark scheme",
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
    name: "sees nothing move where less motion is wanted",
    conditions: { ...phone, still: true },
    run: async (visitor) => {
      await visitor.goto("/");
      await visitor.press("[commandfor=menu-panel]");
      await expect("the panel at once", () => isShown(visitor, "dialog#menu-panel"));
      const moving = await visitor.read<number>(
        "document.getAnimations().filter((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().duration > 20).length",
      );
      if (moving > 0) throw new Error(`${moving} things move`);
    },
  },
];

/** A case that cannot be tried in this browser, with the reason. */
export class Skip extends Error {}

/** Waits until something holds: 15 seconds, since a browser may be slow, and a case that fails has failed. */
async function expect(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not seen: ${what}`);
    await pause(50);
  }
}
