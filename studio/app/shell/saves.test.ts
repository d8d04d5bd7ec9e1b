import { expect, test } from "vitest";
import { findUnsaved, type Save } from "./saves.ts";

const save = (submittedAt: number, status: Save["status"], field?: string): Save => ({
  submittedAt,
  status,
  field,
});

test("a field isn't saved because another one is", () => {
  const saves = [save(1, "success", "price"), save(2, "error", "price"), save(3, "success", "answer")];
  expect(findUnsaved(saves)?.submittedAt).toBe(2);
  expect(findUnsaved([...saves, save(4, "error", "price")])?.submittedAt).toBe(2);
  expect(findUnsaved([...saves, save(4, "success", "price")])).toBeUndefined();
});

test("an entry that couldn't be moved is forgotten with the next save", () => {
  const saves = [save(1, "error"), save(2, "pending", "price")];
  expect(findUnsaved(saves)?.submittedAt).toBe(1);
  expect(findUnsaved([...saves, save(3, "success", "price")])).toBeUndefined();
});
