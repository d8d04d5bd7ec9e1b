import { expect, test } from "vitest";
import { createSiteReading } from "./site-reading.ts";

test("what something else has changed is read again, even if it was being read just then", async () => {
  let readers = 38;
  let answer = () => {};
  const reading = createSiteReading({
    subject: "letters",
    args: ["list"],
    run: () => {
      const output = JSON.stringify(readers);
      return new Promise((resolve) => {
        answer = () => resolve(output);
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
