import { practise as words } from "#content/pages/practise";
import { openRoom, practiceRoom, pullPrint, sitDown, storedWall } from "../support/practice-room.ts";
import { supportLine } from "../support/support-line.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };

test.use({ viewport: phone, hasTouch: true, timezoneId: "Australia/Melbourne" });

test("a sitting by touch and keys: each tap is a mark, and nothing is sent or stored until it is hung", async ({
  page,
}) => {
  const room = await openRoom(page);
  await sitDown(page, 1);
  const requests: string[] = [];
  // A picture of the page below may come near the window meanwhile: it says nothing of the sitting.
  const isPicture = (url: string) => /\/assets\/[\w-]+\.svg$/.test(url);
  page.on("request", (request) => isPicture(request.url()) || requests.push(request.url()));
  await expect(page.getByRole("heading", { name: "Sitting, 1\u00a0minute" })).toBeFocused();
  await expect(room.said).toHaveText(words.sitting.instructions);

  const taps = [0, 1, 1, 2, 1, 0];
  for (const [index, sense] of taps.entries()) {
    await page.clock.runFor(4000);
    if (index % 2 === 0) await room.bands.nth(sense).tap();
    else await page.keyboard.press("shf"[sense] ?? "");
    await page.clock.runFor(50);
    await expect(room.marks).toHaveCount(index + 1);
    await expect(room.said).toHaveText(
      [words.sitting.said.see, words.sitting.said.hear, words.sitting.said.feel][sense] ?? "",
    );
  }
  await page.keyboard.press("t");
  await page.clock.runFor(50);
  await expect(room.said).toHaveText(words.sitting.lastMinute);

  await page.clock.runFor(60_000);
  await expect(room.heading).toHaveText(words.print.heading);
  await expect(room.heading).toBeFocused();
  for (const [sense, name] of ["see", "hear", "feel"].entries()) {
    const marks = page.locator(`[aria-labelledby=print-heading] [data-mark=${name}]`);
    await expect(marks).toHaveCount(taps.filter((tap) => tap === sense).length);
  }
  await expect(page.getByText("2\u00a0seen, 3\u00a0heard, 1\u00a0felt").first()).toBeVisible();
  expect(requests).toEqual([]);
  expect(await storedWall(page)).toBeUndefined();
  await page.clock.runFor(2000);
  const places = async () => [await hangOrSee.boundingBox(), await room.again.boundingBox()];
  const hangOrSee = room.hang.or(room.see);
  const before = await places();
  await room.hang.click();
  await expect(room.see).toBeFocused();
  expect(await places(), "nothing slides under the finger").toEqual(before);
  await expect(page.getByText(words.print.isUp)).toBeInViewport();
  await room.see.click();
  await expect(room.look).toBeFocused();
  await expect(room.look).toBeInViewport();
  expect(JSON.parse((await storedWall(page)) ?? "")).toMatchObject([{ m: 1, d: 60, z: 660 }]);
});

test("pause, stop and Escape rest; carrying on loses nothing, and Back means Stop", async ({ page }) => {
  const room = await openRoom(page);
  await sitDown(page, 3);
  await page.clock.runFor(10_000);
  await page.keyboard.press("s");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: words.resting.paused })).toBeFocused();
  await page.keyboard.press("h");
  await expect(room.marks, "resting, nothing is noted").toHaveCount(1);
  await page.clock.runFor(3_600_000);
  await room.carryOn.click();
  await page.clock.runFor(60_000);
  await expect(room.stage, "time stood still").toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Stopped at 1:1/ })).toBeFocused();
  await expect(room.stage.getByText(supportLine("Lifeline").number, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.carryOn).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await room.pull.click();
  await expect(room.printed).toHaveCount(1);
  await expect(page.getByText(/1:1\d of 3\u00a0minutes/).first()).toBeVisible();
  await page.clock.runFor(2000);

  await room.again.click();
  await expect(room.sitDown).toBeFocused();
  await sitDown(page, 1);
  await room.stop.click();
  await expect(page.getByText(words.resting.stoppedEmpty)).toBeVisible();
  await room.leave.click();
  await expect(room.stage).toHaveCount(0);
  await expect(room.sitDown).toBeFocused();
  expect(page.url()).toMatch(/\/practise$/);
});

test("a mark lands under the finger and stays there; a reload brings it back", async ({ page }) => {
  const room = await openRoom(page);
  await sitDown(page, 3);
  const spots = [
    [300, 120],
    [250, 440],
    [330, 700],
  ] as const;
  for (const [x, y] of spots) {
    await page.clock.runFor(3000);
    await page.touchscreen.tap(x, y);
  }
  await page.keyboard.press("s");
  await expect(room.marks).toHaveCount(4);
  const expectUnderFinger = async () => {
    for (const [index, [x, y]] of spots.entries()) {
      const box = await room.marks.nth(index).boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x), `mark ${index}, across`).toBeLessThan(12);
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - y), `mark ${index}, down`).toBeLessThan(12);
    }
  };
  await page.clock.runFor(20_000);
  await expectUnderFinger();

  await page.reload();
  await expect(page.getByRole("heading", { name: words.resting.away })).toBeFocused();
  await expect(page.getByText(/The clock stopped at 0:\d\d/)).toBeVisible();
  await expect(room.marks).toHaveCount(4);
  await expectUnderFinger();
  await room.carryOn.click();
  await page.clock.runFor(3000);
  await page.keyboard.press("f");
  await expect(room.marks).toHaveCount(5);
  await room.stop.click();
  await room.pull.click();
  await expect(room.printed).toHaveCount(5);
  await page.reload();
  await expect(room.unhung, "the sitting is over").toBeVisible();
  await expect(room.stage).toHaveCount(0);
});

test("no bell rings unless it is asked for, and with 200 % text “Sit down” is in sight", async ({ page }) => {
  const room = await openRoom(page);
  await expect(room.bell).not.toBeChecked();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(room.sitDown).toBeInViewport({ ratio: 1 });
});

test("the wall: prints hang, can be looked at and taken down, in every tab", async ({ page, context }) => {
  const room = await openRoom(page);
  for (const keys of ["s", "hh"]) {
    await pullPrint(page, keys);
    await room.hang.click();
    await room.again.click();
  }
  const other = await context.newPage();
  await other.goto("/practise#wall");
  await expect(practiceRoom(other).look).toHaveCount(2);

  await room.look.nth(1).click();
  await expect(room.heading).toHaveText("Sunday, 22 November");
  await expect(room.printed).toHaveCount(1);
  await expect(room.hang, "it is up").toHaveCount(0);
  await room.back.click();
  await expect(room.look.nth(1)).toBeFocused();
  await room.look.nth(0).click();
  await expect(room.printed).toHaveCount(2);
  await page.goBack();
  await expect(room.look.nth(0)).toBeFocused();

  const before = await storedWall(page);
  const place = await room.takeDown.first().boundingBox();
  await room.takeDown.first().click();
  await expect(room.putBack).toBeFocused();
  expect(await room.putBack.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await expect(practiceRoom(other).look).toHaveCount(1);
  await room.takeDown.click();
  await expect(room.putBack).toHaveCount(2);
  expect(await storedWall(page)).toBeUndefined();
  await expect(practiceRoom(other).empty).toBeVisible();
  await room.putBack.first().click();
  await room.putBack.click();
  await expect(room.takeDown.last()).toBeFocused();
  expect(await storedWall(page), "each on its peg").toBe(before);
  await expect(practiceRoom(other).look).toHaveCount(2);
});

test("a print that isn’t hung stays in its tab until the next sitting", async ({ page, context }) => {
  const room = await openRoom(page);
  await expect(room.unhung).toBeHidden();
  await pullPrint(page, "sh");
  await expect(page.getByText(words.print.inTab)).toBeVisible();
  expect(await storedWall(page)).toBeUndefined();
  await page.reload();
  await expect(room.unhung).toBeVisible();
  const other = await context.newPage();
  await other.goto("/practise");
  await expect(practiceRoom(other).unhung).toBeHidden();

  await page.getByRole("button", { name: words.room.look }).click();
  await expect(room.printed).toHaveCount(2);
  await page.goBack();
  await expect(room.sitDown).toBeFocused();
  await page.getByRole("button", { name: words.room.look }).click();
  await room.again.click();
  await expect(room.unhung).toBeVisible();
  await sitDown(page, 1);
  await room.stop.click();
  await room.leave.click();
  await expect(room.unhung, "the next sitting began").toBeHidden();

  await pullPrint(page, "f");
  await room.hang.click();
  await page.reload();
  await expect(room.unhung, "it hangs").toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("taking all down asks once more", async ({ page }) => {
  const room = await openRoom(page);
  for (const keys of ["s", "h"]) {
    await pullPrint(page, keys);
    await room.hang.click();
    await room.again.click();
  }
  await page.getByRole("button", { name: words.wall.takeAllDown }).click();
  await page.clock.runFor(7000);
  await page.getByRole("button", { name: words.wall.takeAllDown }).click();
  await expect(room.look).toHaveCount(2);
  await page.getByRole("button", { name: words.wall.sure }).click();
  await expect(page.getByText(words.wall.allDown)).toBeVisible();
  expect(await storedWall(page)).toBeUndefined();
});
