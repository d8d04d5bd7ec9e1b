import { expect, test } from "vitest";
import { listsOnTheWay } from "../content/moved-entries.ts";
import { compareWithFile, type FieldEdit } from "./compare-with-file.ts";

const words = (quote: string, who: string) => ({ quote, name: who, rating: 5 });
const [karen, tom, aisha] = [
  words("I went back to the cold pool.", "Karen"),
  words("It was easy to join.", "Tom"),
  words("My kids noticed before I did.", "Aisha"),
];
const onHome = (...home: readonly unknown[]) => ({ home });
const seenThen = onHome(karen, tom);
const off = (day: string) => ({ from: day, to: day });

/** Typed into a field of Tom's words, the second on the page. */
const typed = (key: string, value: unknown, base: unknown): FieldEdit => {
  const path = ["home", "1", key];
  return { name: "testimonials", path, value, base, seen: listsOnTheWay("testimonials", seenThen, path) };
};
const name = typed("name", "Tom B.", "Tom");
/** The days off, typed as a whole. */
const days = (value: readonly unknown[], base: readonly unknown[]): FieldEdit => ({
  name: "schedule",
  path: ["closures"],
  value,
  base,
});

/** The prices from a day on, typed as a whole. */
const prices = (value: readonly unknown[], base: readonly unknown[]): FieldEdit => ({
  name: "for-a-while",
  path: ["prices"],
  value,
  base,
});
const price = (from: string, amount: number) => ({ price: "course", from, amount, announced: "yes" });
const [begun, later] = [price("2026-11-20", 250), price("2027-01-01", 260)];

test.each([
  ["nothing has changed", name, seenThen, { kind: "as seen", path: ["home", "1", "name"] }],
  ["it has the same", name, onHome(karen, { ...tom, name: "Tom B." }), { kind: "same" }],
  [
    "it has another value",
    name,
    onHome(karen, { ...tom, name: "Thomas" }),
    { kind: "changed", merged: undefined },
  ],
  ["its entry has moved up", name, onHome(tom), { kind: "as seen", path: ["home", "0", "name"] }],
  ["its entry was removed", name, onHome(karen), { kind: "gone", mayHaveMoved: true }],
  ["another one has its place", name, onHome(karen, aisha), { kind: "gone", mayHaveMoved: true }],
  [
    "its entry has moved up and another value",
    name,
    onHome({ ...tom, name: "Thomas" }),
    { kind: "gone", mayHaveMoved: true },
  ],
  ["a rating of another entry", typed("rating", 4, 5), onHome(aisha), { kind: "gone" }],
  [
    "another day was closed elsewhere",
    days([off("2027-04-18")], []),
    { closures: [off("2027-04-11")] },
    { kind: "changed", merged: [off("2027-04-11"), off("2027-04-18")] },
  ],
  [
    "a hand has put the fields of a day in another order, and the window takes that day out",
    days([off("2027-04-11")], [off("2027-04-11"), off("2027-04-18")]),
    { closures: [off("2027-04-11"), { to: "2027-04-18", from: "2027-04-18" }, off("2027-04-25")] },
    { kind: "changed", merged: [off("2027-04-11"), off("2027-04-25")] },
  ],
  [
    "a list has changed since whose window left it as it was",
    days([off("2027-04-18")], [off("2027-04-18")]),
    { closures: [] },
    { kind: "changed", merged: [] },
  ],
  [
    "an entry was changed elsewhere in a list to which an undo returns another one",
    prices([begun, later], [later]),
    { prices: [{ ...later, amount: 270 }] },
    { kind: "changed", merged: [begun, { ...later, amount: 270 }] },
  ],
])("a value was typed, and in its file, %s", (_, edit, data, expected) => {
  expect(compareWithFile(edit, data)).toMatchObject(expected);
});
