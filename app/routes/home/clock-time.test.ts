import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  ["03:12", "3:12 am"],
  ["17:40", "5:40 pm"],
  ["12:05", "12:05 pm"],
  ["00:30", "12:30 am"],
])("%s is said as %s", (time, said) => {
  expect(clockTime(time)).toBe(said);
});
