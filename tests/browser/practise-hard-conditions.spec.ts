import type { Page } from "@playwright/test";
import { practise as words } from "#content/pages/practise";
import { practices } from "#content/practices";
import { openRoom, practiceRoom, pullPrint, sitDown, storedWall } from "../support/practice-room.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "Australia/Melbourne" });

test("300 taps in three minutes on a slow phone: each mark is there in the next frame", {
  tag: "@slow",
}, async ({ page }) => {
  // Before the clock is replaced: frames stay those of the screen.
  await page.addInitScript(() => {
    Object.assign(globalThis, { screenFrame: requestAnimationFrame.bind(globalThis) });
  });
  const room = await openRoom(page);
  await sitDown(page, 3);
  const devtools = await page.context().newCDPSession(page);
  for (let taps = 0; taps < 300; taps += burst) {
    // Real time passes, too: well within the three minutes.
    // In steps of a second, which skip the frames between them: a longer one would count as sleep.
    for (let second = 0; second < 10; second++) await page.clock.fastForward(1000);
    // Each slow frame takes long here: at the beginning, and with nearly all marks on the page.
    const isSlow = [0, 300 - burst].includes(taps);
    if (isSlow) await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const each = Array.from({ length: burst }, (_, i) => taps + i + 1);
    expect(await tapAndCount(page, isSlow ? 1 : burst)).toEqual(isSlow ? each : each.slice(-1));
    if (isSlow) await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  await page.clock.runFor(80_000);
  await expect(room.printed).toHaveCount(300);
});

/** Taps at a time. */
const burst = 30;

/** Taps the bands one after the other, some in each frame; returns how many marks are in the document in the next frame. */
const tapAndCount = (page: Page, inFrame: number): Promise<number[]> =>
  page.evaluate(
    async ({ burst, inFrame }) => {
      const { screenFrame } = globalThis as unknown as { screenFrame: typeof requestAnimationFrame };
      const bands = document.querySelectorAll("[data-stage] [data-word]");
      const counts: number[] = [];
      for (let tap = 0; tap < burst; tap++) {
        const press = { bubbles: true, isPrimary: true, pointerType: "touch" };
        bands[tap % bands.length]?.dispatchEvent(new PointerEvent("pointerdown", press));
        if ((tap + 1) % inFrame !== 0) continue;
        await new Promise(screenFrame);
        counts.push(document.querySelectorAll("[data-stage] [data-mark]").length);
      }
      return counts;
    },
    { burst, inFrame },
  );

test("a slow browser’s late clicks aren’t further taps", { tag: "@slow" }, async ({ page }) => {
  const room = await openRoom(page);
  await sitDown(page, 1);
  await room.bands.nth(1).evaluate((band) => {
    const press = { bubbles: true, isPrimary: true, pointerType: "touch" };
    const events = ["pointerdown", "pointerup", "pointerdown", "pointerup", "click", "click"];
    for (const type of events) band.dispatchEvent(new PointerEvent(type, press));
  });
  await expect(room.marks).toHaveCount(2);
  await room.stage.getByRole("button", { name: words.places.hear.name }).press("h");
  await expect(room.marks).toHaveCount(3);
});

test("taps while the room is loading change nothing, and a room that doesn’t load says so", {
  tag: "@slow",
}, async ({ page, complaints }) => {
  let isOnline = false;
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    if (!isOnline) return route.abort();
    await promise;
    await route.continue();
  });
  const room = await openRoom(page);
  const ten = page.getByRole("radio", { name: "10 minutes" });
  const three = page.getByRole("radio", { name: "3 minutes" });
  const { x = 0, y = 0 } = (await ten.boundingBox()) ?? {};
  const tapTen = () => page.touchscreen.tap(x + 20, y + 20);

  // The network refuses between the press and its click.
  await room.sitDown.evaluate(async (button: HTMLButtonElement) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    button.closest("[data-island]")?.addEventListener("islandfailed", () => resolve(), { once: true });
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await promise;
    button.click();
  });
  await expect(page.getByText(words.opening.failed)).toBeVisible();
  await page.getByRole("button", { name: words.opening.close }).tap();
  isOnline = true;
  await room.sitDown.tap();
  await expect(page.getByText(words.opening.text)).toBeVisible();
  for (let tap = 0; tap < 3; tap++) await tapTen();
  await expect(three).toBeChecked();
  arrive();
  await expect(page.getByRole("heading", { name: "Sitting, 3\u00a0minutes" })).toBeFocused();
  await expect(page.getByText(words.opening.text)).toBeHidden();
  await tapTen();
  await expect(room.marks, "from the first moment").toHaveCount(1);
  // Those of the failed download.
  complaints.length = 0;
});

test("a link covers the page before the first paint", { tag: "@slow" }, async ({ page }) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  const room = await openRoom(page, "#three-minutes");
  await expect(page.getByText(words.opening.text)).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: words.introduction.which })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(room.sitDown).toBeVisible();
});

test("single-letter keys can be switched off, and aren’t announced", { tag: "@slow" }, async ({ page }) => {
  const room = await openRoom(page);
  await page.getByRole("checkbox", { name: words.places.letters }).uncheck();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: words.places.letters })).not.toBeChecked();
  await sitDown(page, 1);
  for (const key of "sh1pt") await page.keyboard.press(key);
  await expect(room.marks).toHaveCount(0);
  await expect(room.pause).toBeVisible();
  await room.stage.getByRole("button", { name: words.places.see.name }).press("Enter");
  await expect(room.marks).toHaveCount(1);
  expect(
    await room.stage
      .locator("[aria-keyshortcuts]")
      .evaluateAll((all) => all.map((button) => button.getAttribute("aria-keyshortcuts"))),
  ).toEqual(["Escape"]);
});

test("without storage there is a print and no wall", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  const room = await openRoom(page);
  await pullPrint(page);
  await expect(room.printed).toHaveCount(3);
  await expect(room.hang).toHaveCount(0);
  await expect(page.getByText(words.wall.off, { exact: true })).toBeVisible();
});

test("full storage is said", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const room = await openRoom(page);
  await pullPrint(page);
  await room.hang.click();
  await expect(page.getByText(/won’t keep anything, so there’s no wall. Save it/)).toBeVisible();
});

test("a device that slept stops the clock, and carries on from there", { tag: "@slow" }, async ({ page }) => {
  const room = await openRoom(page);
  await sitDown(page, 1);
  await page.clock.runFor(20_000);
  await page.keyboard.press("s");
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole("heading", { name: words.resting.away })).toBeFocused();
  await expect(page.getByText(/The clock stopped at 0:2\d/)).toBeVisible();
  await room.carryOn.click();
  await page.clock.runFor(30_000);
  await page.keyboard.press("h");
  await expect(room.marks).toHaveCount(2);
  await page.clock.runFor(15_000);
  await expect(room.printed).toHaveCount(2);
  await expect(
    page.getByText("1\u00a0minute. 1\u00a0seen, 1\u00a0heard, none\u00a0felt.").first(),
  ).toBeVisible();
});

test("hidden and back, a sitting carries on with its marks", async ({ page }) => {
  const room = await openRoom(page);
  await sitDown(page, 1);
  await page.clock.runFor(10_000);
  await page.keyboard.press("f");
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  await setHidden(page, false);
  await expect(page.getByRole("heading", { name: words.resting.away })).toBeFocused();
  await room.carryOn.click();
  await page.clock.runFor(100);
  await expect(room.said).toHaveText(words.sitting.carryingOn);
  await expect(room.marks).toHaveCount(1);
  await page.clock.runFor(52_000);
  await expect(room.printed).toHaveCount(1);
});

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("still tapping at the bell presses nothing on the print", { tag: "@slow" }, async ({ page }) => {
  const room = await openRoom(page);
  // On a busy machine the second after the bell would pass before the click.
  await page.clock.pauseAt("2026-11-21T19:20:00Z");
  await sitDown(page, 1);
  await page.clock.runFor(60_500);
  await expect(room.heading).toHaveText(words.print.heading);
  await room.hang.click({ force: true });
  expect(await storedWall(page)).toBeUndefined();
  await page.clock.runFor(1400);
  await room.hang.click();
  expect(await storedWall(page)).toBeDefined();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the empty sheet, on screen and on paper, and the way to every practice in writing", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto("/practise");
    const room = practiceRoom(page);
    await expect(room.sitDown).toBeHidden();
    await expect(page.getByRole("heading", { name: words.wall.heading })).toBeHidden();
    await page.getByRole("link", { name: words.withoutScript.button }).click();
    await expect(page.getByRole("heading", { name: words.withoutScript.pencil })).toBeInViewport();
    for (const { title, goodFor, slug } of practices) {
      const link = page.getByRole("link", { name: `${goodFor} ${title}`, exact: true });
      await expect(link).toHaveAttribute("href", `/guided-practices#${slug}`);
    }
    const last = practices.at(-1);
    const title = last?.title ?? "";
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
    for (const { heading } of last?.written.steps ?? [])
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await page.goto(`/practise#${last?.slug}`);
    await expect(page.getByRole("link", { name: title })).toBeInViewport();
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByAltText(words.pencil.picture)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
});
