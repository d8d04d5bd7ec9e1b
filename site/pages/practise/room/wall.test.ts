import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentDrawing, type Sitting, type Tap } from "../sitting-print/sitting.ts";
import { wallKey } from "./keys.ts";
import { hang, mostPrints, readWall, takeAllDown, takeDown } from "./wall.ts";

const sittingOf = (index: number, taps: readonly Tap[] = [[0, 1.5]]): Sitting => ({
  drawing: currentDrawing,
  start: 1_795_294_320_000 + index * 60_000,
  zone: 660,
  minutes: 3,
  sat: 72.4,
  seed: 1000 + index,
  taps,
});

/** Gives the browser a storage in memory, with this text for the wall and room for so many characters. */
function browserWith(text?: string, { room = Number.POSITIVE_INFINITY } = {}) {
  const items = new Map<string, string>(text === undefined ? [] : [[wallKey, text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  });
  return { items, stored: () => JSON.parse(items.get(wallKey) ?? "[]") };
}

const hung = () => {
  const wall = readWall();
  return wall.state === "open" ? wall.prints : wall.state;
};

beforeEach(() => void browserWith());
afterEach(() => vi.unstubAllGlobals());

test("keeps a print exactly: the same taps, times and drawing", () => {
  const taps = fc
    .array(fc.tuple(fc.constantFrom<0 | 1 | 2>(0, 1, 2), fc.integer({ min: 0, max: 900 })), {
      maxLength: 600,
    })
    .map((waits) => {
      let at = 0;
      return waits.map(([sense, wait]): Tap => {
        at += wait;
        return [sense, at / 10];
      });
    });
  fc.assert(
    fc.property(taps, fc.integer({ min: 0, max: 2 ** 31 - 1 }), (all, seed) => {
      browserWith();
      const sitting = { ...sittingOf(0, all), seed };
      expect(hang(sitting)).toBe("kept");
      expect(hung()).toEqual([sitting]);
    }),
  );
});

test("hangs the newest first, each once, and takes down one or all", () => {
  const { items } = browserWith();
  for (const index of [0, 1, 2, 1]) expect(hang(sittingOf(index))).toBe("kept");
  expect(hung()).toEqual([sittingOf(2), sittingOf(1), sittingOf(0)]);
  takeDown(sittingOf(1));
  expect(hung()).toEqual([sittingOf(2), sittingOf(0)]);
  takeAllDown();
  expect(items.size, "nothing stays behind").toBe(0);
});

test("a full wall says so and drops nothing", () => {
  for (let index = 0; index < mostPrints; index++) hang(sittingOf(index));
  expect(hang(sittingOf(99))).toBe("crowded");
  expect(hung()).toHaveLength(mostPrints);
});

test("says when the browser has no room, and keeps what hangs", () => {
  browserWith(undefined, { room: 400 });
  const results = [0, 1, 2, 3, 4, 5, 6].map((index) => hang(sittingOf(index)));
  expect(results[0]).toBe("kept");
  expect(results.at(-1)).toBe("full");
  expect(hung()).toHaveLength(results.filter((result) => result === "kept").length);
});

test("says when the browser keeps nothing at all", () => {
  browserWith(undefined, { room: 0 });
  expect(hang(sittingOf(0))).toBe("off");
  // Switched off: access throws.
  vi.stubGlobal("localStorage", undefined);
  expect(hang(sittingOf(0))).toBe("off");
  expect(hung()).toBe("off");
  expect(() => takeAllDown()).not.toThrow();
});

test("leaves rows that it can't read in their place", () => {
  const { stored } = browserWith();
  hang(sittingOf(0));
  const [row] = stored();
  const odd = [{ ...row, w: 99 }, { ...row, k: 7 }, { ...row, m: -1 }, { ...row, s: "1" }, null, "print", 4];
  const other = browserWith(JSON.stringify([...odd, row]));
  expect(hung()).toEqual([sittingOf(0)]);
  hang(sittingOf(1));
  expect(other.stored()).toHaveLength(odd.length + 2);
});

test("text that was never a wall shows an empty one", () => {
  for (const text of ["", "{", "null", "{}", '"wall"', "7"]) {
    browserWith(text);
    expect(hung(), text).toEqual([]);
  }
});
