import fc from "fast-check";
import { expect, test } from "vitest";
import { messageOf, readMessage } from "./trailers.ts";

const price = { id: "schedule course.price", label: "Course price", before: "$240", after: "$260" };

test("a message names the change in its subject and keeps it in a trailer", () => {
  expect(messageOf([price])).toBe(
    `Change Course price from $240 to $260

Studio: schedule course.price | Course price: $240 → $260
`,
  );
});

test("a subject stays within a line, however long the words are", () => {
  const long = { ...price, label: "The answer to a question ".repeat(9) };
  for (const changes of [[long], [long, price, price], [{ ...price, after: "a\nb ".repeat(500) }]]) {
    const [subject = ""] = messageOf(changes).split("\n");
    expect(subject.length).toBeLessThanOrEqual(68);
    expect(subject).toMatch(/^Change \S/);
  }
});

test("reads back what a message keeps, with any characters", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 }).map((value) => value.replace(/\p{Cc}/gu, ""));
  const sign = fc.constantFrom("|", ":", "→", "∅", "\\", "\n", "\\n", "Studio: ", " | ", ": ", " → ", "a");
  const words = fc.oneof(
    text,
    fc.array(sign, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  const optional = fc.option(words, { nil: undefined });
  const change = fc
    .record({ id: words, label: words, before: optional, after: optional })
    // The same change is an undo or not.
    .map((one) => (one.id.length % 2 === 0 ? { ...one, isUndo: true as const } : one));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      expect(readMessage(messageOf(changes))).toEqual(changes);
    }),
  );
});

test("ignores a message without trailers, or with one that is quoted in its text", () => {
  expect(readMessage("Fix the footer\n")).toBeUndefined();
  expect(readMessage("Revert\n\nStudio: a | B: 1 → 2\n\nIt was wrong.\n")).toBeUndefined();
});
