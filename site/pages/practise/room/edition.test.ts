import { expect, test } from "vitest";
import { currentDrawing, type Sitting, type Tap } from "../sitting-print/sitting.ts";
import { countedMinutes, editionOf, fileNameOf, shortDateOf } from "./edition.ts";

const kinds = (counts: readonly [number, number, number]): Tap[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, (): Tap => [kind as Tap[0], 1]));

const sitting: Sitting = {
  drawing: currentDrawing,
  start: Date.UTC(2026, 10, 21, 19, 12),
  zone: 660,
  minutes: 3,
  sat: 180,
  seed: 1,
  taps: kinds([12, 20, 9]),
};

const spaces = (text: string) => text.replaceAll("\u00a0", " ");

test("writes date, time, length and counts, by the clock of the place where it was sat", () => {
  expect(editionOf(sitting).map(spaces)).toEqual([
    "Sunday, 22 November, 6:12 am.",
    "3 minutes. 12 seen, 20 heard, 9 felt.",
  ]);
  expect(shortDateOf(sitting)).toBe("22\u00a0Nov\u00a02026");
});

test("names a sitting that was stopped, a sense without a mark, and none at all", () => {
  expect(spaces(editionOf({ ...sitting, sat: 72.4, taps: kinds([2, 1, 0]) })[1])).toBe(
    "1:12 of 3 minutes. 2 seen, 1 heard, none felt.",
  );
  expect(spaces(editionOf({ ...sitting, taps: kinds([0, 1, 2]) })[1])).toBe(
    "3 minutes. None seen, 1 heard, 2 felt.",
  );
  expect(spaces(editionOf({ ...sitting, minutes: 1, sat: 60, taps: [] })[1])).toBe(
    "1 minute. Nothing noted.",
  );
});

test("number and word never part at a line end", () => {
  expect(countedMinutes(3)).toBe("3\u00a0minutes");
  expect(editionOf(sitting)[1]).toContain("20\u00a0heard");
});

test("names files by date and time", () => {
  expect(fileNameOf(sitting, "png")).toMatch(/^[a-z\d]+-2026-11-22-0612\.png$/);
});
