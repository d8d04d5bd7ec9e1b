import { expect, test } from "vitest";
import { greatest, least } from "./numbers.ts";

test("compares more values than a call takes arguments", () => {
  const values = Array.from({ length: 500_000 }, (_, index) => index - 250_000);
  expect([least(values), greatest(values)]).toEqual([-250_000, 249_999]);
});
