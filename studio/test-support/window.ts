import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  expect as playwrightExpect,
} from "@playwright/test";
import { onTestFinished } from "vitest";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { storageKey } from "../app/api/client.ts";
import { appFolder, buildAppWhereNeeded } from "../build-app.ts";
import type { RunningStudio } from "../server/start.ts";
import { exchangeKey, runningStudio } from "./running-studio.ts";

/** Playwright's, which waits for what a page should show. Only a failure takes this long. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** What a window needs to know of a studio. */
export type Studio = Pick<RunningStudio, "issueAddress" | "port">;

/** The browser that all tests of a worker share. It ends with the worker. */
let shared: Promise<Browser> | undefined;

/** Opens windows with storage of their own, and closes them after the test. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  shared ??= chromium.launch(chromiumOptions());
  const context = await (await shared).newContext(options);
  onTestFinished(async () => {
    // A request that a test intercepts may be on its way still.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  });
  return context;
}

type WindowOptions = BrowserContextOptions & {
  /** The path of the first screen, the desk by default. */
  readonly at?: string;
  /** Stops the window's clock at a time, in milliseconds since 1970. */
  readonly time?: number;
};

/** Opens a window on a studio at a screen. The studio knows it already, as one that was let in earlier. */
export async function openWindow(
  studio: Studio,
  { at = "/", time, ...options }: WindowOptions = {},
): Promise<Page> {
  const origin = `http://localhost:${studio.port}`;
  const localStorage = [{ name: storageKey, value: await exchangeKey(studio) }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await openContext({ baseURL: origin, storageState, ...options });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => message.text().includes("Trusted") && refused.push(message.text()));
  onTestFinished(() => expect(refused, "what the studio’s policy refused").toEqual([]));
  if (time !== undefined) await page.clock.setFixedTime(time);
  await page.goto(at);
  // The first window of a worker comes as the studio and the browser begin: on a busy machine, that takes long.
  await expect(heading(page)).toBeVisible({ timeout: 60_000 });
  return page;
}

let built: Promise<unknown> | undefined;

/** Builds the screens once in a worker, where they aren't built yet. */
export const builtScreens = (): Promise<unknown> => (built ??= buildAppWhereNeeded(() => undefined));

/** Starts a studio with its screens on a project, and opens a window on it. */
export async function openStudio(
  folder: string,
  { now, ...options }: WindowOptions & { now?: () => number } = {},
) {
  await builtScreens();
  const studio = await runningStudio(folder, appFolder, now);
  return { studio, page: await openWindow(studio, options) };
}

/** Inserts what a menu calls so. */
export async function insertFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Insert…" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Lets a window in by a new key. */
export async function enter(page: Page, studio: Studio): Promise<void> {
  await page.goto(studio.issueAddress("terminal"));
  await expect(heading(page)).toBeVisible();
}

/** The heading of the screen. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
