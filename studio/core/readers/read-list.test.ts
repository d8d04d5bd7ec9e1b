import { expect, test } from "vitest";
import { openList, problemOf, readList } from "./read-list.ts";

const open = (...lines: string[]) => openList(lines.join("\n"));
const parse = (...lines: string[]) => readList(open(...lines));

test.each([
  ["kim@example.org", "", "kim@example.org"],
  ["  Kim@Example.org ", "", "Kim@Example.org"],
  ["Kim Lee <kim@example.org>", "Kim Lee", "kim@example.org"],
  ['"Lee, Kim" <kim@example.org>', "Lee, Kim", "kim@example.org"],
  ["Kim Lee kim@example.org", "Kim Lee", "kim@example.org"],
  ["\tkim@example.org;", "", "kim@example.org"],
  ["mailto:kim@example.org", "", "kim@example.org"],
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
  ['"Kim <kim@example.org>', "quotation mark"],
  // It may say that somebody has left.
  ["kim@example.org,cancelled", "more"],
  ["Kim\tkim@example.org", "more"],
] as const)("names what is wrong with %j", (text, reason) => {
  expect(parse("", text)).toEqual({ readers: [], wrong: [{ line: 2, text, reason }], repeated: [] });
});

test("reads several addresses of a line, and each address once", () => {
  const { readers, repeated } = parse("ann@example.org; kim@example.org", "", "ANN@example.org");
  expect(readers.map(({ email }) => email)).toEqual(["ann@example.org", "kim@example.org"]);
  expect(repeated).toEqual([{ line: 3, email: "ANN@example.org" }]);
});

test("reads a table of addresses and names, whatever separates its cells; a corrected line is read as a row of it", () => {
  const opened = open(
    "\uFEFFFirst Name,Last Name,Email Address",
    "Kim,Lee,kim@example.org",
    'Ann;;"ann@example.org"',
    "'=Sum\t\t'+sum@example.org",
    "Roy,,",
    "Tom,,tom@example.org,unsubscribed",
    "Lou,lou@example.net,lou@example.org",
  );
  expect(problemOf(opened)).toBeUndefined();
  const { readers, wrong } = readList(opened);
  expect(readers).toEqual([
    { line: 2, email: "kim@example.org", name: "Kim Lee" },
    { line: 3, email: "ann@example.org", name: "Ann" },
    { line: 4, email: "+sum@example.org", name: "=Sum" },
  ]);
  expect(wrong.map(({ line, reason }) => [line, reason])).toEqual([
    [5, "no address"],
    [6, "more"],
    [7, "more"],
  ]);
  const corrected = { ...opened, lines: [{ line: 5, text: "Roy,,roy@example.org" }] };
  expect(readList(corrected).readers).toEqual([{ line: 5, email: "roy@example.org", name: "Roy" }]);
});

test.each([
  ["a state", "Email,Status", "kim@example.org,unsubscribed", /such as “Status”/],
  ["a day on which somebody left", "Email Address,UNSUB_TIME", "kim@example.org,", /“UNSUB_TIME”/],
  ["a name of a list", "Email,List name", "kim@example.org,Unsubscribed", /“List name”/],
  ["two columns of addresses", "Email,Work email", "kim@example.org,", /more than a column of addresses/],
  ["a note of several lines", "Email,Name", 'kim@example.org,"Met\nstranger@example.org"', /line 2 /],
  ["nothing", "", "", /Paste the list/],
])("refuses a list with %s: it may hold people who left", (_, header, record, problem) => {
  expect(problemOf(open(header, record))).toMatch(problem);
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
  // Much more than it takes, and much less than reading each line again for each line.
  expect(performance.now() - started).toBeLessThan(20_000);
});
