import { expect, test } from "vitest";
import { isPublished, messageOf } from "./commit-message.ts";

const price = { id: "schedule course.price", label: "Course price", before: "$240", after: "$260" };

test("a message names the change in its subject, and who published it in a trailer", () => {
  expect(messageOf([price])).toBe("Change Course price\n\nPublished-by: studio\n");
  expect(messageOf([price, price])).toMatch(/^Change Course price and 1 more\n/);
});

test("a commit by hand isn't the studio's, even if it quotes one that is", () => {
  expect(isPublished(messageOf([price]))).toBe(true);
  expect(isPublished("Fix the footer\n")).toBe(false);
  expect(isPublished(`Revert\n\n${messageOf([price])}\nIt was wrong.\n`)).toBe(false);
});
