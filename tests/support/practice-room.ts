import type { Page } from "@playwright/test";
import { practise } from "#content/pages/practise";
import { wallKey } from "../../site/pages/practise/room/keys.ts";
import { expect } from "./test.ts";

const words = practise;

/** What a visitor sees and reaches in the practice room. */
export const practiceRoom = (page: Page) => ({
  sitDown: page.getByRole("button", { name: words.room.button, exact: true }),
  stage: page.locator("dialog[data-stage]"),
  bands: page.locator("dialog[data-stage] [data-word]"),
  marks: page.locator("dialog[data-stage] [data-mark]"),
  said: page.locator("dialog[data-stage] [role=status]"),
  pause: page.getByRole("button", { name: words.sitting.pause, exact: true }),
  stop: page.getByRole("button", { name: words.sitting.stop, exact: true }),
  carryOn: page.getByRole("button", { name: words.resting.carryOn }),
  pull: page.getByRole("button", { name: words.resting.pull }),
  leave: page.getByRole("button", { name: words.resting.leave }),
  hang: page.getByRole("button", { name: words.print.hang }),
  see: page.getByRole("button", { name: words.print.see }),
  again: page.getByRole("button", { name: words.print.again }),
  back: page.getByRole("button", { name: words.print.back }),
  heading: page.getByRole("heading", { level: 1 }),
  printed: page.locator("[aria-labelledby=print-heading] [data-mark]"),
  look: page.getByRole("button", { name: words.wall.look }),
  takeDown: page.getByRole("button", { name: new RegExp(`^${words.wall.takeDown}`) }),
  putBack: page.getByRole("button", { name: new RegExp(`^${words.wall.putBack}`) }),
  empty: page.getByText(words.wall.empty),
  bell: page.getByRole("checkbox", { name: words.room.bell }),
  dim: page.getByRole("checkbox", { name: words.room.dim }),
  /** Says that the tab still has a print. */
  unhung: page.getByText(words.room.last),
});

/** Opens the room with a clock that can be advanced: Sunday, 22 November 2026, 6:12 am in Melbourne. */
export async function openRoom(
  page: Page,
  fragment = "",
  time = "2026-11-21T19:12:00Z",
): Promise<ReturnType<typeof practiceRoom>> {
  await page.clock.install({ time: new Date(time) });
  await page.goto(`/practise${fragment}`);
  return practiceRoom(page);
}

/** Sits down for so many minutes. */
export async function sitDown(page: Page, minutes: 1 | 3 | 5 | 10): Promise<void> {
  const room = practiceRoom(page);
  await page.getByRole("radio", { name: `${minutes} minute` }).check();
  await room.sitDown.click();
  await expect(room.stage).toBeVisible();
  await page.clock.runFor(100);
}

/** What the browser keeps for the room; undefined if nothing. */
export const storedWall = (page: Page): Promise<string | undefined> =>
  page.evaluate((key) => localStorage.getItem(key) ?? undefined, wallKey);

/** Sits one minute with these notes, and pulls the print. */
export async function pullPrint(page: Page, keys = "shf"): Promise<void> {
  const room = practiceRoom(page);
  await sitDown(page, 1);
  for (const key of keys) {
    await page.clock.runFor(3000);
    await page.keyboard.press(key);
  }
  await page.clock.runFor(60_000);
  await expect(room.stage).toHaveCount(0);
  await page.clock.runFor(2000);
}
