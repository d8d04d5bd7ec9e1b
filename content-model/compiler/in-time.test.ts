import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, inTimeOr } from "./in-time.ts";
import { createMemory } from "./remember.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a text that took too long is refused by all steps without being read again, until a minute later", () => {
  const remember = createMemory();
  let [isEndless, count] = [true, 0];
  const read = () => {
    count += 1;
    while (isEndless);
    return "what it says";
  };
  const step = { remember, name: "read these words", text: "these words" };
  const readOrSay = () => inTimeOr(step, read, (why) => why);
  expect(readOrSay()).toMatch(/^takes too long to be read\./);
  isEndless = false;
  const before = count;
  expect(readOrSay()).toMatch(/^takes too long to be read\./);
  expect(() => inTime(step.text, read)).toThrow("takes too long to be read.");
  expect(count).toBe(before);

  vi.setSystemTime(Date.now() + 60_000);
  expect(readOrSay()).toBe("what it says");
  expect(readOrSay()).toBe("what it says");
  expect(count).toBe(before + 1);
});
