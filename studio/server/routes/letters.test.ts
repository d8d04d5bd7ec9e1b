import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createLettersRoutes } from "./letters.ts";

test("tests a letter of one window, and what another one has typed goes to History", async () => {
  const deps = studioDeps();
  const send = asker(createLettersRoutes(deps));
  const id = randomUUID();
  const letter = (subject: string) => ({ id, subject, blocks: [] });
  await send("PUT", "/letter/draft", letter("Spring"));
  await send("PUT", "/letter/draft", { ...letter("Summer"), base: letter("Spring") });
  await send("POST", "/letter/test", letter("Spring"));
  expect(deps.journal.allSetAside().map(({ value }) => value)).toEqual([letter("Summer")]);
  expect(deps.journal.kept("letter letter")?.value).toEqual(letter("Spring"));
});
