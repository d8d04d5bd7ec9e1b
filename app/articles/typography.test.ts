import { expect, test } from "vitest";
import { spaced } from "./typography.ts";

test("a figure stays on one line with what it counts", () => {
  expect(spaced("6 km in 40 minutes, 17.2 per cent by 4 pm")).toBe(
    "6\u202fkm in 40\u00a0minutes, 17.2\u00a0per cent by 4\u202fpm",
  );
  expect(spaced("Pain × Resistance")).toBe("Pain\u00a0×\u00a0Resistance");
  expect(spaced("In 2011 a team of 16")).toBe("In 2011 a team of 16");
});
