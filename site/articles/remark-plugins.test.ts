import { expect, test } from "vitest";
import { addNoBreakSpaces } from "./remark-plugins.ts";

test("keeps a number on one line with its unit", () => {
  expect(addNoBreakSpaces("6 km in 40 minutes, 17.2 per cent by 4 pm")).toBe(
    "6\u202fkm in 40\u00a0minutes, 17.2\u00a0per cent by 4\u202fpm",
  );
  expect(addNoBreakSpaces("Pain × Resistance")).toBe("Pain\u00a0× Resistance");
  expect(addNoBreakSpaces("In 2011 a team of 16")).toBe("In 2011 a team of 16");
});
