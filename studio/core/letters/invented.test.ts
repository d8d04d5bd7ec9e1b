import { expect, test } from "vitest";
import { type Invented, inventedIn } from "./invented.ts";

const one = (label: string, text: string, ...facts: string[]): Invented => ({ label, text, facts });
const invented = [
  one("Casual price", "12", "sundayClass.price", "schedule.sundayClass.price"),
  one("Timetable", "https://centre.example.com/timetable", "centre.timetable"),
  one("First name", "Jo", "teacher.firstName"),
  one("Name of the business", "Stillwater Mindfulness", "name", "business.name"),
  one("Name of the class there", "Mindfulness", "centre.className"),
];
const text = (words: string) => ({ type: "paragraph", content: [{ type: "text", text: words }] }) as const;

test("names what is invented in a letter: facts by name, links and names word for word", () => {
  const price = { type: "fact", attrs: { name: "sundayClass.price" } };
  const found = inventedIn(
    {
      subject: "Hello",
      blocks: [{ type: "list_item", content: [{ type: "paragraph", content: [price] }] }],
      resolved: [text("$12 at https://centre.example.com/timetable, says Joan")],
      from: "Kim Lee, Clear Water",
    },
    invented,
  );
  expect(found.map(({ label }) => label)).toEqual(["Casual price", "Timetable"]);
});

test("a letter comes from the business: its invented name goes out with each", () => {
  const letter = {
    subject: "12",
    blocks: [],
    resolved: [text("Jo has 12.")],
    from: "Jo, Stillwater Mindfulness",
  };
  const abn = one("Your ABN", "00 000 000 000", "teaching.abn", "business.teaching.abn");
  expect(inventedIn(letter, [...invented, abn]).map(({ label }) => label)).toEqual([
    "Name of the business",
    "Your ABN",
  ]);
});
