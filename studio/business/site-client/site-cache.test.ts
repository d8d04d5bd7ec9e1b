import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { CommandError } from "./run-command.ts";
import { createSiteCache, createSiteChanges } from "./site-cache.ts";

test("what something else has changed is read again, even if it was being read just then", async () => {
  const changes = createSiteChanges();
  let readers = 38;
  let answer = () => {};
  const cache = createSiteCache({
    subject: "letters",
    list: "letters",
    readList: () => {
      const listed = readers;
      return new Promise((resolve) => {
        answer = () => resolve(listed);
      });
    },
    parse: Number,
    changes,
  });
  const first = cache.read();
  readers = 28;
  changes.note();
  answer();
  // The answer that was on its way is older than the change.
  await setImmediate();
  answer();
  expect((await first).value).toBe(28);
  expect((await cache.read()).value).toBe(28);
});

test("what is tried now isn't answered by a cache that began before", async () => {
  let isReached = false;
  let fail = () => {};
  const cache = createSiteCache({
    subject: "messages",
    list: "messages",
    readList: () =>
      isReached
        ? Promise.resolve([])
        : new Promise((_, reject) => {
            fail = () => reject(new CommandError("No response", "SLOW"));
          }),
    parse: () => [],
  });
  const first = cache.read();
  isReached = true;
  const tried = cache.refresh();
  fail();
  expect((await first).unreachable).toBeDefined();
  expect(await tried).toBe(true);
});
