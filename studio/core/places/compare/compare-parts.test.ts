import { describe, expect, it } from "vitest";
import { compareLists } from "./compare-lists.ts";
import { normalise } from "./compare-renderings.ts";
import { groupPlaces, markWords } from "./group-places.ts";
import type { Part } from "./place.ts";
import { readFacts } from "./read-files.ts";

const inBrackets = (parts: readonly Part[] | undefined) =>
  parts?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

describe("markWords", () => {
  it.each([
    ["All up $240 AUD", "All up $260 AUD", "All up [$240] AUD", "All up [$260] AUD"],
    ["That’s $30 a Sunday", "That’s $32.50 a Sunday", "That’s [$30] a Sunday", "That’s [$32.50] a Sunday"],
    ["$60–$240", "$60–$260", "$60–[$240]", "$60–[$260]"],
    ["every Sunday", "every Sunday but two", "every Sunday", "every Sunday [but two]"],
  ])("marks %j → %j", (before, after, markedBefore, markedAfter) => {
    const marked = markWords(before, after);
    expect([inBrackets(marked.before), inBrackets(marked.after)]).toEqual([markedBefore, markedAfter]);
  });

  it("shortens what stays the same around a change", () => {
    const { after } = markWords(`${"word ".repeat(80)}$240.`, `${"word ".repeat(80)}$260.`);
    expect(inBrackets(after)).toMatch(/^…( word)+ \[\$260\]\.$/);
  });

  it("shows the beginning of a long text that only grows", () => {
    const text = `Begin. ${"word ".repeat(30)}End.`;
    expect(inBrackets(markWords(text, `${text} More.`).before)).toMatch(/^Begin\. word/);
  });

  it("marks all of what only one state has", () => {
    expect(markWords(undefined, "New")).toEqual({
      before: undefined,
      after: [{ text: "New", changed: true }],
    });
  });
});

describe("compareLists", () => {
  const compare = (before: string[], after: string[]) =>
    compareLists(
      before.map((text) => ({ text })),
      after.map((text) => ({ text })),
      ({ text }) => text,
      () => "",
    ).map(([a, b]) => [a?.text, b?.text]);

  it("recognises a changed text beside a new one", () => {
    expect(compare(["A", "Costs 240 dollars", "Z"], ["A", "New", "Costs 260 dollars", "Z"])).toEqual([
      ["Costs 240 dollars", "Costs 260 dollars"],
      [undefined, "New"],
    ]);
  });

  it("lists a removed text alone", () => {
    expect(compare(["A", "B", "C"], ["A", "C"])).toEqual([["B", undefined]]);
  });
});

describe("normalise", () => {
  it("removes what differs between any two renderings", () => {
    const html = (state: string, hash: string) =>
      `<meta name="state" content="${state}"/><link href="/assets/hanken-grotesk-${hash}.woff2">`;
    expect(normalise(html("c58450adfb9f", "DQMIgKP_"))).toBe(normalise(html("0123456789ab", "a-b_c-de")));
    const calendar = (time: string) => `BEGIN:VEVENT\r\nDTSTAMP:${time}\r\nSUMMARY:Class\r\n`;
    expect(normalise(calendar("20261123T012450Z"))).toBe(normalise(calendar("20261124T000000Z")));
  });
});

describe("readFacts", () => {
  it("words a calendar’s closed Sundays", () => {
    const calendar = [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "UID:class",
      "DTSTART;TZID=Australia/Melbourne:20261129T083000",
      "DTEND;TZID=Australia/Melbourne:20261129T091500",
      "RRULE:FREQ=WEEKLY;BYDAY=SU",
      "EXDATE;TZID=Australia/Melbourne:20261220T083000,20261227T083000",
      "SUMMARY:Sunday class\\, pool",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    expect(readFacts("/calendar/sunday-class.ics", calendar, "Australia/Melbourne")).toContainEqual(
      expect.objectContaining({
        where: "Calendar entry “Sunday class, pool”",
        text: "every week from 29 November 2026, 8:30 am to 9:15 am, but not on 20 December 2026, 27 December 2026",
      }),
    );
  });

  it("gives the time of a session in the owner’s zone", () => {
    const calendar =
      "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270131T033000Z\r\nDTEND:20270131T050000Z\r\nEND:VEVENT";
    expect(readFacts("/calendar/course.ics", calendar, "Australia/Melbourne")).toContainEqual(
      expect.objectContaining({ text: "31 January 2027, 2:30 pm to 4:00 pm" }),
    );
  });
});

describe("groupPlaces", () => {
  const difference = { kind: "menu", where: "Menu", before: "$240, online", after: "$260, online" } as const;

  it("lists a difference that every page has once", () => {
    const files = ["/", "/about"].map((path) => ({ path, differences: [difference] }));
    expect(groupPlaces(files, (path) => path, 2)).toMatchObject([
      { page: "/", pages: ["/", "/about"], everywhere: true },
    ]);
  });

  it("opens the page at the words", () => {
    const text = { ...difference, kind: "text", anchor: "cost" } as const;
    expect(groupPlaces([{ path: "/enrol", differences: [text] }], (path) => path, 2)).toMatchObject([
      { show: "/enrol#cost:~:text=%24260%2C%20online", everywhere: false },
    ]);
  });
});
