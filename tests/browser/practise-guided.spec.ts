import type { Locator } from "@playwright/test";
import { panicking, warnings } from "#content/common";
import { practise as words } from "#content/pages/practise";
import { practices } from "#content/practices";
import { plainText } from "../../content-model/schema/prose.ts";
import { paths } from "../../domain/pages.ts";
import { telephoneUrl } from "../../site/ui/telephone-url.ts";
import { openRoom, practiceRoom, pullPrint } from "../support/practice-room.ts";
import { supportLine } from "../support/support-line.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, timezoneId: "Australia/Melbourne" });

const practice = practices.find(({ slug }) => slug === "hear-out") ?? practices[0];
const steps = practice?.written.steps ?? [];

test("a link begins its practice, which goes on a step at a time", async ({ page }) => {
  const room = await openRoom(page, `#${practice?.slug}`);
  await expect(room.stage).toBeVisible();
  expect(page.url(), "a reload shouldn’t begin it again").toMatch(/\/practise$/);
  let before = 0;
  for (const [index, { at, heading }] of steps.entries()) {
    await page.clock.runFor((at - before) * 1000 + (index === 0 ? 1000 : 0));
    before = at;
    await expect(room.stage.getByRole("heading", { name: heading })).toBeVisible();
    await expect(room.stage).toContainText(`${index + 1} of ${steps.length}`);
    await expect(room.said).toContainText(heading);
  }
  await page.keyboard.press("s");
  await expect(room.marks).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(300_000);
  await expect(room.stage.getByRole("heading", { name: words.guided.over })).toBeVisible();
  const back = page.getByRole("button", { name: words.guided.back });
  await expect(back).toBeFocused();
  await back.click();
  await expect(room.sitDown).toBeFocused();
});

test("a practice begins from its card, rests, and has no print", async ({ page }) => {
  const room = await openRoom(page);
  await page
    .getByRole("button", { name: practice?.title ?? "" })
    .first()
    .click();
  await expect(room.stage).toBeVisible();
  await page.clock.runFor(1000);
  await room.stop.click();
  await expect(room.pull).toHaveCount(0);
  await expect(page.getByText(words.resting.stoppedPractice)).toBeVisible();
  await page.getByRole("button", { name: words.resting.leavePractice }).click();
  await expect(room.stage).toHaveCount(0);
});

test("reads to me with a voice of the device, never with one from the network", async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const own = { name: "Own", lang: "en-GB", localService: true };
    const remote = { name: "Remote", lang: "en-AU", localService: false };
    const asks = new URLSearchParams(location.search);
    const voices = asks.has("own") ? [remote, own] : [remote];
    Object.assign(globalThis, {
      spoken,
      SpeechSynthesisUtterance: class {
        voice?: { name: string };
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: {
        getVoices: () => voices,
        speak: ({ text, voice }: { text: string; voice: { name: string } }) =>
          spoken.push(`${voice.name}: ${text}`),
        cancel: () => spoken.push("silence"),
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    });
  });
  await page.goto(`/practise?own#${practice?.slug}`);
  const read = page.getByRole("button", { name: words.guided.readToMe });
  await read.click();
  await expect(read).toHaveAttribute("aria-pressed", "true");
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  expect((await spoken()).filter((line) => line.startsWith("Own: ")).length).toBeGreaterThan(1);
  await practiceRoom(page).pause.click();
  await expect.poll(async () => (await spoken()).at(-1)).toBe("silence");
  await page.goto(`/practise?remote#${practice?.slug}`);
  await expect(practiceRoom(page).stage).toBeVisible();
  await expect(read).toHaveCount(0);
});

test("three minutes: who panics sees on a small phone what to do and whom to call", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await openRoom(page, "#three-minutes");
  await expect(room.stage.getByText(panicking.heading)).toBeInViewport({ ratio: 1 });
  for (const name of ["Emergency", "Lifeline"])
    await expect(
      room.stage
        .locator(`a[href="${telephoneUrl(supportLine(name).number)}"]`)
        .filter({ visible: true })
        .first(),
    ).toBeInViewport({ ratio: 1 });
});

test("three minutes: two sentences at the first visit, and none afterwards", async ({ page }) => {
  const room = await openRoom(page, "#three-minutes");
  await expect(page.getByRole("heading", { name: words.introduction.which })).toBeFocused();
  await page.clock.runFor(60_000);
  await room.stage.getByRole("button", { name: words.introduction.button }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { name: "Sitting, 3\u00a0minutes" })).toBeFocused();
  await page.keyboard.press("h");
  await expect(room.marks).toHaveCount(1);
  await page.clock.runFor(182_000);
  await expect(room.printed).toHaveCount(1);
  await page.evaluate(() => location.assign("#three-minutes"));
  await expect(page.getByRole("heading", { name: words.introduction.which })).toBeFocused();
  await expect(page.getByText(plainText(words.introduction.sentences[0] ?? ""))).toBeHidden();
});

test("at night both ways begin quiet and dim, until the visitor chooses otherwise", async ({ page }) => {
  const room = await openRoom(page, "", "2026-11-22T16:12:00Z");
  await expect(room.bell, "before the room is hydrated").not.toBeChecked();
  await expect(room.dim).toBeChecked();
  await page.evaluate(() => location.assign("#three-minutes"));
  const card = room.stage;
  const bell = card.getByRole("checkbox", { name: words.room.bell });
  await expect(bell).not.toBeChecked();
  await expect(card.getByRole("checkbox", { name: words.room.dim })).toBeChecked();
  await card.getByRole("button", { name: words.introduction.button }).click();
  await page.clock.runFor(182_000);
  await expect(room.heading).toHaveText(words.print.heading);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Number(/oklch\(([\d.]+)/.exec(ground)?.[1]), "the page around the print is dark").toBeLessThan(0.25);

  await page.clock.runFor(2000);
  await room.again.click();
  await page.evaluate(() => location.assign("#three-minutes"));
  await bell.check();
  await page.keyboard.press("Escape");
  await expect(room.bell).toBeChecked();
  await page.reload();
  await expect(room.bell, "the choice wins").toBeChecked();
  await expect(room.dim, "what was never chosen follows the hour").toBeChecked();
  await page.clock.setFixedTime(new Date("2026-11-22T20:00:00Z"));
  await page.reload();
  await expect(room.dim).not.toBeChecked();
});

test("what to check first unfolds under Sit down and on the card, and its number leaves both open", async ({
  page,
}) => {
  const room = await openRoom(page);
  const { heading, signs, act, number } = warnings.chestPain;
  const call = { name: number, exact: true };
  const check = page.locator("details", { hasText: heading });
  await check.locator("summary").click();
  for (const text of [signs, act]) await expect(check.getByText(plainText(text))).toBeVisible();
  await expect(check.getByRole("link", call).first()).toHaveAttribute("href", telephoneUrl(number));
  await page.evaluate(() => location.assign("#three-minutes"));
  await room.stage.locator("summary", { hasText: heading }).click();
  await expect(room.stage.getByText(plainText(act))).toBeVisible();
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await room.stage.getByRole("link", call).first().click();
  await expect(page.getByRole("heading", { name: words.introduction.which })).toBeVisible();
});

test("who panics finds what to do and whom to call on each card, whole on a phone's screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openRoom(page, "#three-minutes");
  const { heading, steps } = panicking;
  const inSight = async (parts: readonly Locator[]) => {
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  };
  const help = [
    ...steps.map((step) => room.stage.getByText(step)),
    room.stage.getByRole("link", { name: supportLine("Lifeline").number, exact: true }),
    room.stage.locator("summary", { hasText: warnings.chestPain.heading }),
  ];
  const begin = room.stage.getByRole("button", { name: words.introduction.button });
  await inSight([begin, room.stage.getByText(heading), ...help]);

  await begin.click();
  await page.clock.runFor(1000);
  await room.stop.click();
  await inSight([room.carryOn, room.stage.getByText(words.resting.tooMuch), ...help]);
  await page.reload();
  await expect(room.stage.getByRole("heading", { name: words.resting.away })).toBeFocused();
  await inSight([room.carryOn, ...help]);
});

for (const path of [paths.practise, paths.guidedPractices]) {
  test(`${path} has the numbers in a crisis together on a phone's first screen, each large enough for a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const box = page.getByRole("region", { name: panicking.heading });
    const parts = box.locator("ul li");
    await expect(parts).toHaveCount(3);
    for (const part of await parts.all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { height } = (await part.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
      // The link is as large as its cell.
      const isLink = await part.evaluate((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [0.1, 0.9].every((down) =>
          document
            .elementFromPoint(left + width / 2, top + height * down)
            ?.closest("a[href^=tel], a[href^=sms]"),
        );
      });
      expect(isLink).toBe(true);
    }
    const tops = await parts.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size, "in one row").toBe(1);
    await expect(box.locator("xpath=following-sibling::*[1]").locator("summary")).toHaveText(
      warnings.chestPain.heading,
    );
  });
}

test("Back and Escape leave the two sentences", async ({ page }) => {
  const room = await openRoom(page, "#three-minutes");
  await expect(room.stage).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.stage).toHaveCount(0);
  await page.evaluate(() => location.assign("#three-minutes"));
  await expect(room.stage).toBeVisible();
  await page.goBack();
  await expect(room.stage).toHaveCount(0);
});

test("Back stops a sitting that began while the browser was still going back", { tag: "@slow" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { finishGoingBack: history.back.bind(history) });
    history.back = () => {};
  });
  const room = await openRoom(page, "#three-minutes");
  await expect(room.stage).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.stage).toHaveCount(0);
  await room.sitDown.click();
  await expect(room.pause).toBeVisible();
  await page.evaluate(async () => {
    const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    (globalThis as unknown as { finishGoingBack: () => void }).finishGoingBack();
    await isBack;
  });
  await expect(room.carryOn).toHaveCount(0);
  await page.goBack();
  await expect(room.carryOn).toBeVisible();
});

test("without sound, wake lock and vibration a sitting is the same", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "AudioContext");
    Reflect.deleteProperty(Navigator.prototype, "wakeLock");
    Reflect.deleteProperty(Navigator.prototype, "vibrate");
    Object.defineProperty(globalThis, "speechSynthesis", { value: undefined });
  });
  const room = await openRoom(page);
  await room.sitDown.focus();
  const bell = page.getByRole("checkbox", { name: words.room.bell });
  await expect(bell).toBeDisabled();
  await pullPrint(page);
  await expect(room.printed).toHaveCount(3);
});
