import { expect, test } from "vitest";
import { CommandError } from "./run-command.ts";
import { createSiteReading } from "./site-reading.ts";

test("what something else has changed is read again, even if it was being read just then", async () => {
  let readers = 38;
  let answer = () => {};
  const reading = createSiteReading({
    subject: "letters",
    list: "letters",
    readList: () => {
      const listed = readers;
      return new Promise((resolve) => {
        answer = () => resolve(listed);
      });
    },
    parse: Number,
  });
  const first = reading.read();
  readers = 28;
  reading.forget();
  answer();
  expect((await first).value).toBe(38);
  const second = reading.read();
  answer();
  expect((await second).value).toBe(28);
  expect((await reading.read()).value).toBe(28);
});

test("what is tried now isn't answered by a reading that began before", async () => {
  let isReached = false;
  let fail = () => {};
  const reading = createSiteReading({
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
  const first = reading.read();
  isReached = true;
  const tried = reading.tryNow();
  fail();
  expect((await first).unreachable).toBeDefined();
  expect(await tried).toBe(true);
});
