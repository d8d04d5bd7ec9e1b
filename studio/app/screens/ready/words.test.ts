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
  const ringing = { first: "2026-12-01", last: "2026-12-01", toRing: 1, isAgain: true };
  expect(stateOfFact({ ...fact, left: 1, ringing }, [], []).words).toBe("To check");
  expect(stateOfFact(fact, ["business profiles.youtube"], [error]).words).toBe("Needs you");
});
