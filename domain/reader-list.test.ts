import { expect, test } from "vitest";
import { linesOf, parseReaderList } from "./reader-list.ts";

const parse = (...lines: string[]) => parseReaderList(linesOf(lines.join("\n")));

test.each([
  ["kim@example.org", "", "kim@example.org"],
  ["  Kim@Example.org ", "", "Kim@Example.org"],
  ["Kim Lee <kim@example.org>", "Kim Lee", "kim@example.org"],
  ['"Lee, Kim" <kim@example.org>', "Lee, Kim", "kim@example.org"],
  ["Kim Lee kim@example.org", "Kim Lee", "kim@example.org"],
  ["Kim\tkim@example.org", "Kim", "kim@example.org"],
  ["kim@example.org;Kim", "Kim", "kim@example.org"],
  ['"kim@example.org","Kim ""K"" Lee"', 'Kim "K" Lee', "kim@example.org"],
  ["mailto:kim@example.org", "", "kim@example.org"],
  ["kim@example.org,12/03/2025,4", "", "kim@example.org"],
  ["žofia@příklad.cz", "", "žofia@příklad.cz"],
])("reads %j", (line, name, email) => {
  expect(parse(line)).toEqual({ readers: [{ line: 1, email, name }], wrong: [], repeated: [] });
});

test.each([
  ["kim.example.org", "no @"],
  ["kim@example", "not an address"],
  ["kim@@example.org", "not an address"],
  ["kim@example..org", "not an address"],
  ["kim.@example.org", "not an address"],
  // It may have been one word: nobody else must be written to.
  ["kim lee@example.org", "not an address"],
  ["ann@example.org, kim@example", "not an address"],
  [`${"k".repeat(300)}@example.org`, "too long"],
] as const)("names what is wrong with %j", (text, reason) => {
  expect(parse("", text)).toEqual({ readers: [], wrong: [{ line: 2, text, reason }], repeated: [] });
});

test("reads several addresses of a line, and each address once", () => {
  const { readers, repeated } = parse("ann@example.org; kim@example.org", "", "ANN@example.org");
  expect(readers.map(({ email }) => email)).toEqual(["ann@example.org", "kim@example.org"]);
  expect(repeated).toEqual([{ line: 3, email: "ANN@example.org" }]);
});

test("reads a table by its header, whatever else is in it", () => {
  const { readers, wrong } = parse(
    "\uFEFFFirst Name,Last Name,Email Address,Rating",
    "Kim,Lee,kim@example.org,4",
    "Ann,,,2",
  );
  expect(readers).toEqual([{ line: 2, email: "kim@example.org", name: "Kim Lee" }]);
  expect(wrong).toMatchObject([{ line: 3, reason: "no address" }]);
});

test("reads 20,000 lines with 300 wrong ones without holding anything up", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    index % 66 === 0 && index / 66 < 300
      ? `Reader ${index} example.org`
      : `Reader <reader${index}@example.org>`,
  );
  const started = performance.now();
  const { readers, wrong } = parse(...lines);
  expect([readers.length, wrong.length]).toEqual([19_700, 300]);
  expect(performance.now() - started).toBeLessThan(2000);
});
