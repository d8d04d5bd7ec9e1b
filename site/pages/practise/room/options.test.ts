import { afterEach, expect, test, vi } from "vitest";
import { dayOptions, firstOptions, remember } from "./options.ts";

const at = (time: string) => new Date(`2026-11-22T${time}`);

const storage = (text?: string) => {
  const items = new Map(text === undefined ? [] : [["practice-room.options", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
};

afterEach(() => vi.unstubAllGlobals());

test.each(["22:00", "23:59", "00:00", "05:59"])("at %s it begins dim", (time) => {
  storage();
  expect(firstOptions(at(time))).toEqual({ ...dayOptions, dim: true });
});

test.each(["06:00", "12:00", "21:59"])("at %s it begins bright", (time) => {
  storage();
  expect(firstOptions(at(time))).toEqual(dayOptions);
});

test("rings no bell unless the visitor asks for one, day or night", () => {
  storage();
  for (const time of ["03:00", "12:00", "23:00"]) expect(firstOptions(at(time)).bell, time).toBe(false);
});

test("a choice wins over the hour, one option at a time", () => {
  storage();
  remember("bell", true);
  expect(firstOptions(at("03:00"))).toEqual({ ...dayOptions, bell: true, dim: true });
  remember("dim", false);
  expect(firstOptions(at("03:00"))).toEqual({ ...dayOptions, bell: true });
});

test.each(["", "null", "[1]", '"x"', '{"bell":"no","other":true}'])("ignores %s in the storage", (text) => {
  storage(text);
  expect(firstOptions(at("12:00"))).toEqual(dayOptions);
});

test("without storage the hour decides", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("bell", true);
  expect(firstOptions(at("03:00")).bell).toBe(false);
});
