import { expect, test } from "vitest";
import { isPublished, messageOf } from "./list-states.ts";

const price = { id: "schedule course.price", label: "Course price", before: "$240", after: "$260" };

test("a message names the change in its subject, and who published it in a trailer", () => {
  expect(messageOf([price])).toBe("Change Course price from $240 to $260\n\nPublished-by: studio\n");
});

test("a subject stays within a line, however long the words are", () => {
  const long = { ...price, label: "The answer to a question ".repeat(9) };
  for (const changes of [[long], [long, price, price], [{ ...price, after: "a\nb ".repeat(500) }]]) {
    const [subject = ""] = messageOf(changes).split("\n");
    expect(subject.length).toBeLessThanOrEqual(68);
    expect(subject).toMatch(/^Change \S/);
  }
});

test("a commit by hand isn't the studio's, even if it quotes one that is", () => {
  expect(isPublished(messageOf([price]))).toBe(true);
  expect(isPublished("Fix the footer\n")).toBe(false);
  expect(isPublished(`Revert\n\n${messageOf([price])}\nIt was wrong.\n`)).toBe(false);
});
