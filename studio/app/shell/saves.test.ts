import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { findUnsaved, forgetFailures, type Save } from "./saves.ts";

const save = (submittedAt: number, status: Save["status"], field?: string): Save => ({
  submittedAt,
  status,
  field,
});

test("a field isn't saved because another one is", () => {
  const saves = [save(1, "success", "price"), save(2, "error", "price"), save(3, "success", "answer")];
  expect(findUnsaved(saves)?.submittedAt).toBe(2);
  expect(findUnsaved([...saves, save(4, "error", "price")])?.submittedAt).toBe(2);
  // Such as an entry that was moved.
  expect(findUnsaved([...saves, save(4, "success")])?.submittedAt).toBe(2);
  expect(findUnsaved([...saves, save(4, "success", "price")])).toBeUndefined();
});

test("a field that was given up isn't waited for, and another one still is", async () => {
  const client = new QueryClient();
  const mutations = client.getMutationCache();
  for (const field of ["entry", "price"]) {
    const options = { mutationFn: () => Promise.reject(new Error(field)), meta: { savesWords: true, field } };
    await expect(mutations.build(client, options).execute(undefined)).rejects.toThrow(field);
  }
  forgetFailures(mutations, "entry");
  expect(mutations.getAll().map(({ meta }) => meta?.field)).toEqual(["price"]);
});

test("an entry that couldn't be moved is forgotten with the next save", () => {
  const saves = [save(1, "error"), save(2, "pending", "price")];
  expect(findUnsaved(saves)?.submittedAt).toBe(1);
  expect(findUnsaved([...saves, save(3, "success", "price")])).toBeUndefined();
});
