import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptSitting } from "./kept-sitting.ts";
import { sittingKey } from "./keys.ts";
import { newSitting } from "./plan.ts";
import { packed } from "./wall.ts";

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const row = packed({
  ...newSitting(3, new Date()),
  sat: 42.5,
  taps: [
    [0, 3],
    [2, 9.5],
  ],
});

test("a kept sitting comes back with its marks, where fingers made them, and the seconds so far", () => {
  items.set(sittingKey, JSON.stringify({ row, spots: [[0.4, 0.7], null] }));
  const kept = keptSitting();
  expect(kept?.sitting).toMatchObject({
    minutes: 3,
    sat: 42.5,
    taps: [
      [0, 3],
      [2, 9.5],
    ],
  });
  expect(kept?.spots).toEqual([[0.4, 0.7], undefined]);
});

test("spots that can’t be read cost no mark", () => {
  items.set(sittingKey, JSON.stringify({ row, spots: [[7, "x"]] }));
  expect(keptSitting()?.sitting.taps).toHaveLength(2);
  expect(keptSitting()?.spots).toEqual([undefined, undefined]);
});

test.each(["", "{", "null", "[1]", '{"row":1,"spots":[]}', '{"row":{"t":1}}'])("forgets %s", (text) => {
  items.set(sittingKey, text);
  expect(keptSitting()).toBeUndefined();
  expect([...items.keys()]).toEqual([]);
});
