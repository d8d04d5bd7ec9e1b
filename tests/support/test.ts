import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { Mailbox } from "./mailbox.ts";
import { SiteServer } from "./site-server.ts";

type PerTest = {
  /** Errors and warnings in the browser's console. Any left at the end fails the test: remove expected ones. */
  complaints: string[];
};

type PerWorker = {
  mailbox: Mailbox;
  site: SiteServer;
};

/** A browser test; each worker has its own site and mailbox. `page.goto("/")` opens the home page. */
export const test = base.extend<PerTest, PerWorker>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring of the first parameter
    async ({}, use) => {
      const mailbox = new Mailbox();
      await mailbox.open();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await SiteServer.start({
        ...mailbox.settings,
        CONTACT_TO: "owner@example.com",
        CONTACT_FROM: "website@example.com",
        RETRY_FIRST_SECONDS: "0.2",
        RETRY_LONGEST_SECONDS: "1",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      };
      page.on("console", listen);
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Returns a text that no other test sends. */
export const uniqueWords = (): string => `words ${crypto.randomUUID()}`;
