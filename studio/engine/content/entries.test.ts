import { expect, test } from "vitest";
import { formNames, formPathFor, namesFor, schemaAt } from "./entries.ts";

const lines = [
  { name: "Lifeline", number: "13 11 14" },
  { name: "Beyond Blue", number: "1300 22 4636" },
];

test("forms know an entry by its position where its name is typed, and changes and links by its name", () => {
  expect(formNames(schemaAt("business", ["supportLines"]), lines)).toEqual(["0", "1"]);
  const data = { supportLines: lines };
  expect(namesFor("business", data, ["supportLines", "1", "number"])).toEqual([
    "supportLines",
    "Beyond Blue",
    "number",
  ]);
  expect(formPathFor("business", data, ["supportLines", "Beyond Blue", "number"])).toEqual([
    "supportLines",
    "1",
    "number",
  ]);
  // One that isn't there has no other name.
  expect(namesFor("business", data, ["supportLines", "2", "number"])).toEqual([
    "supportLines",
    "2",
    "number",
  ]);
});

test("forms know an entry by its name where that is made or chosen once", () => {
  const question = { id: "chairs", question: "Are there chairs?", answer: "Yes." };
  expect(formNames(schemaAt("faqs", ["home"]), [question])).toEqual(["chairs"]);
  const term = { name: "Term 1", startDate: "2028-02-06", booking: "https://example.com" };
  expect(formNames(schemaAt("schedule", ["terms"]), [term])).toEqual(["Term 1 2028"]);
});
