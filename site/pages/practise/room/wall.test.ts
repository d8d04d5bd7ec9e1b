import fc from "fast-check";
import { expect, test } from "vitest";
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

/** A storage in memory, which two tabs may share. */
function memory(text?: string, { room = Number.POSITIVE_INFINITY } = {}) {
  const items = new Map<string, string>(text === undefined ? [] : [[wallKey, text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage: () => storage, stored: () => JSON.parse(items.get(wallKey) ?? "[]") };
}

const blocked = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

const printsOn = (storage: Parameters<typeof readWall>[0]) => {
  const wall = readWall(storage);
  return wall.state === "open" ? wall.prints : wall.state;
};

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
      const { storage } = memory();
      const sitting = { ...sittingOf(0, all), seed };
      expect(hang(sitting, { storage })).toBe("kept");
      expect(printsOn(storage)).toEqual([sitting]);
    }),
  );
});

test("hangs the newest first, each once, and takes down one or all", () => {
  const { storage, items } = memory();
  for (const index of [0, 1, 2, 1]) expect(hang(sittingOf(index), { storage })).toBe("kept");
  expect(printsOn(storage)).toEqual([sittingOf(2), sittingOf(1), sittingOf(0)]);
  takeDown(sittingOf(1), storage);
  expect(printsOn(storage)).toEqual([sittingOf(2), sittingOf(0)]);
  takeAllDown(storage);
  expect(items.size, "nothing stays behind").toBe(0);
});

test("two tabs hang beside each other", () => {
  const shared = memory();
  const [first, second] = [shared.storage, shared.storage];
  hang(sittingOf(0), { storage: first });
  hang(sittingOf(1), { storage: second });
  takeDown(sittingOf(0), first);
  expect(printsOn(second)).toEqual([sittingOf(1)]);
});

test("a full wall says so and drops nothing", () => {
  const { storage } = memory();
  for (let index = 0; index < mostPrints; index++) hang(sittingOf(index), { storage });
  expect(hang(sittingOf(99), { storage })).toBe("crowded");
  expect(printsOn(storage)).toHaveLength(mostPrints);
});

test("says when the browser has no room, and keeps what hangs", () => {
  const { storage } = memory(undefined, { room: 400 });
  const results = [0, 1, 2, 3, 4, 5, 6].map((index) => hang(sittingOf(index), { storage }));
  expect(results[0]).toBe("kept");
  expect(results.at(-1)).toBe("full");
  expect(printsOn(storage)).toHaveLength(results.filter((result) => result === "kept").length);
});

test("says when the browser keeps nothing at all", () => {
  expect(hang(sittingOf(0), { storage: blocked })).toBe("off");
  expect(printsOn(blocked)).toBe("off");
  expect(hang(sittingOf(0), { storage: memory(undefined, { room: 0 }).storage })).toBe("off");
  expect(() => takeAllDown(blocked)).not.toThrow();
});

test("leaves rows that it can't read in their place", () => {
  const { storage, stored } = memory();
  hang(sittingOf(0), { storage });
  const [row] = stored();
  const odd = [{ ...row, w: 99 }, { ...row, k: 7 }, { ...row, m: -1 }, { ...row, s: "1" }, null, "print", 4];
  const other = memory(JSON.stringify([...odd, row]));
  expect(printsOn(other.storage)).toEqual([sittingOf(0)]);
  hang(sittingOf(1), { storage: other.storage });
  expect(other.stored()).toHaveLength(odd.length + 2);
});

test("text that was never a wall shows an empty one", () => {
  for (const text of ["", "{", "null", "{}", '"wall"', "7"]) {
    expect(printsOn(memory(text).storage), text).toEqual([]);
  }
});
