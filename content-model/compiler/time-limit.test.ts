import { expect, test } from "vitest";
import { memoStepWithinTimeLimit } from "./time-limit.ts";

test("a text that takes too long is refused, and read when it is tried again", () => {
  let [isEndless, count] = [true, 0];
  const read = () => {
    count += 1;
    while (isEndless);
    return "what it says";
  };
  const step = { name: "read these words", text: "these words" };
  const readOrSay = () => memoStepWithinTimeLimit(step, read, (why) => why);
  expect(readOrSay()).toMatch(/^takes too long to be read\./);
  isEndless = false;
  const before = count;
  expect(readOrSay()).toBe("what it says");
  expect(readOrSay()).toBe("what it says");
  expect(count).toBe(before + 1);
});
