import { expect, test } from "vitest";
import { stateOfFact } from "./words.ts";

const fact = { fields: [{ name: "business", path: ["profiles"], label: "" }], left: 0 } as const;
const error = {
  id: "profile",
  kind: "content",
  label: "",
  advice: "",
  field: { name: "business", path: ["profiles", "youtube", "url"] },
} as const;

test("a fact is hers once nothing of it is made up, unfinished, or listed as not right yet", () => {
  expect(stateOfFact(fact, [], []).words).toBe("Yours");
  expect(stateOfFact(fact, [], [error]).words).toBe("Not right yet");
  expect(stateOfFact(fact, [], [{ ...error, field: { name: "business", path: ["email"] } }]).words).toBe(
    "Yours",
  );
  expect(stateOfFact({ ...fact, left: 1 }, [], []).words).toBe("Made up");
  expect(stateOfFact(fact, ["business profiles.youtube"], [error]).words).toBe("Needs you");
});
