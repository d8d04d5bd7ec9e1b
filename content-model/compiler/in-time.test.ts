import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, stepInTime } from "./in-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a text that took too long is refused by all steps without being read again, until a minute later", () => {
  let [isEndless, count] = [true, 0];
  const read = () => {
    count += 1;
    while (isEndless);
    return "what it says";
  };
  const text = "these words";
  const readOrSay = () => stepInTime({ name: `read ${text}`, text }, read, (why) => why);
  expect(readOrSay()).toMatch(/^takes too long to be read\./);
  isEndless = false;
  const before = count;
  expect(readOrSay()).toMatch(/^takes too long to be read\./);
  expect(() => inTime(text, read)).toThrow("takes too long to be read.");
  expect(count).toBe(before);

  vi.setSystemTime(Date.now() + 60_000);
  expect(readOrSay()).toBe("what it says");
  expect(readOrSay()).toBe("what it says");
  expect(count).toBe(before + 1);
});
