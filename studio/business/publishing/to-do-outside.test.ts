import { expect, test } from "vitest";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { addDays } from "../../../domain/calendar-day.ts";
import type { Change } from "../../engine/content/change.ts";
import { bookingPagesOf, listToDoOutside, whoToTell } from "./to-do-outside.ts";

/** Lists what changes ask for, given the content with them and without. */
const askedBy = (changes: readonly Change[], after: Sources, now: number, before: Sources = new Map()) =>
  listToDoOutside({ changes, before, after }, now);

const change = (path: string, before: string | undefined, after: string | undefined) => ({
  id: `schedule ${path}`,
  file: "content/schedule.yaml",
  path: path.split("."),
  label: "",
  before,
  after,
});

test.each([
  ["a closed Sunday", change("closures.2026-12-27", undefined, "27 December 2026"), "centre"],
  ["a reopened Sunday", change("closures.2026-12-27", "27 December 2026", undefined), "centre"],
  ["the reason of a closure", change("closures.2026-12-27.why", "Rest", "Christmas"), undefined],
  ["a class at another time", change("sundayClass.startTime", "08:30", "09:00"), "centre"],
  ["a new term", change("terms.Term 1 2027", undefined, "31 January to 21 March"), undefined],
  ["a term taken out", change("terms.Term 1 2027", "31 January to 21 March", undefined), "booked"],
  ["a session that moves", change("terms.Term 1 2027.skips", undefined, "14 February"), "booked"],
  ["a term’s booking page", change("terms.Term 1 2027.booking", "a", "b"), undefined],
  ["a price", change("course.price", "$240", "$260"), undefined],
  ["the price of the class", change("sundayClass.price", "$12", "$14"), undefined],
])("who must be told of %s", (_, given, expected) => {
  expect(whoToTell(given)).toBe(expected);
});

test("a price of the course is to be changed where coming terms are booked, the next one first", async () => {
  const { content } = compileContent(await readSources());
  if (!content) throw new Error("The content has an error.");
  const term = (name: "Term 1" | "Term 2" | "Term 4", startDate: string) => ({
    name,
    startDate,
    skips: [],
    booking: `https://booking.example.com/${name.replace(" ", "-")}`,
  });
  const terms = [term("Term 2", "2027-04-25"), term("Term 4", "2026-10-11"), term("Term 1", "2027-01-31")];
  const schedule = { ...content.schedule, terms };
  expect(
    bookingPagesOf(change("course.price", "$240", "$260"), { ...content, schedule }, "2026-11-24"),
  ).toEqual([
    { page: "https://booking.example.com/Term-1", term: "Term 1, from 31 January 2027" },
    { page: "https://booking.example.com/Term-2", term: "Term 2, from 25 April 2027" },
  ]);
});

test("a price from a day on is to be changed on that day, where what begins from then on is booked", async () => {
  const sources = await readSources();
  const prices = [
    { price: "coaching", from: "2099-01-01", amount: 75, announced: "yes" },
    { price: "course", from: "2099-02-01", amount: 260, announced: "no" },
  ];
  const edited = new Map([...sources, ["content/for-a-while.yaml", JSON.stringify({ prices })]]);
  const added = (from: string) => ({
    ...change(`prices.${from}`, undefined, ""),
    file: "content/for-a-while.yaml",
  });
  const { content } = compileContent(edited);
  expect(askedBy([added("2099-01-01")], edited, Date.parse("2098-12-01"))).toMatchObject([
    {
      label: "on 1 January 2099, the price of the coaching",
      after: "$75",
      page: content?.business.bookings.personalCoaching,
    },
  ]);
  // No known term begins so late.
  expect(askedBy([added("2099-02-01")], edited, Date.parse("2098-12-01"))).toEqual([]);
  // Taken back before its day, it may stand on a booking page already.
  const takenBack = { ...added("2099-01-01"), before: "coaching, $75", after: undefined };
  expect(askedBy([takenBack], sources, Date.parse("2098-12-01"), edited)).toMatchObject([
    { label: "on 1 January 2099, the price of the coaching", before: "$75", page: expect.any(String) },
  ]);
  // Until its day, people pay the usual one; from then on, a change of that is on no page.
  const usual = change("coaching.price", "$60", "$65");
  expect(askedBy([usual], edited, Date.parse("2098-12-01"))).toMatchObject([{ after: "$65" }]);
  expect(askedBy([usual], edited, Date.parse("2099-01-02"))).toEqual([]);
});

test("a price that has begun is to be changed back where it's booked, once people pay another again", async () => {
  const sources = await readSources();
  const schedule = compileContent(sources).content?.schedule;
  const entry = { price: "coaching", from: "2099-01-01", amount: 75, announced: "yes" };
  const contentWith = (prices: object[], coaching = 60) =>
    new Map([
      ...sources,
      ["content/for-a-while.yaml", JSON.stringify({ prices })],
      [
        "content/schedule.yaml",
        JSON.stringify({ ...schedule, coaching: { ...schedule?.coaching, price: coaching } }),
      ],
    ]);
  const removed = {
    ...change("prices.2099-01-01", "coaching, $75 from 1 January 2099", undefined),
    file: "content/for-a-while.yaml",
  };
  const usual = change("coaching.price", "$60", "$75");
  const now = Date.parse("2099-01-02");
  const before = contentWith([entry]);
  expect(askedBy([removed], contentWith([]), now, before)).toMatchObject([
    { label: "the price of the coaching", after: "$60", page: expect.any(String) },
  ]);
  // Made the usual one in the same publication, it stays there; another usual one is asked for once.
  expect(askedBy([removed, usual], contentWith([], 75), now, before)).toMatchObject([{ id: usual.id }]);
  expect(askedBy([removed, usual], contentWith([], 80), now, before)).toMatchObject([{ id: usual.id }]);
  // She was asked on its day, and has perhaps done it. Another price she can't have told anybody yet.
  expect(askedBy([removed, usual], contentWith([], 75), now, before)).toMatchObject([
    { askedOn: "2099-01-01" },
  ]);
  expect(askedBy([removed, usual], contentWith([], 80), now, before)[0]).not.toHaveProperty("askedOn");
  // A later one has begun in its place.
  const later = { ...entry, from: "2099-01-02", amount: 80 };
  expect(askedBy([removed], contentWith([later]), now, contentWith([entry, later]))).toEqual([]);
});

test("the centre isn't told of the price of its class, which it sets itself", async () => {
  const sources = await readSources();
  const prices = [{ price: "Sunday class", from: "2099-01-01", amount: 14, announced: "yes" }];
  const edited = new Map([...sources, ["content/for-a-while.yaml", JSON.stringify({ prices })]]);
  const file = "content/for-a-while.yaml";
  const added = { ...change("prices.2099-01-01", undefined, "Sunday class, $14"), file };
  expect(askedBy([added], edited, Date.parse("2098-12-01"), sources)).toEqual([]);
});

test.each([
  ["a Sunday off", "closures.2026-12-13", "2026-12-13"],
  ["a Sunday elsewhere", "sundays.2026-12-06", "2026-12-06"],
  ["a pause", "closures.2026-12-27", "2027-01-10"],
  ["a pause that was taken out", "closures.2027-02-07", "2027-02-14"],
  ["a term that was taken out", "terms.Term 1 2027", "2027-03-21"],
])("nobody is to be told of %s once it's over", async (_, path, lastDay) => {
  const sources = await readSources();
  const schedule = compileContent(sources).content?.schedule;
  if (!schedule) throw new Error("The content has an error.");
  const booking = "https://booking.example.com";
  const term = { name: "Term 1", startDate: "2027-01-31", skips: [], booking } as const;
  const contentWith = (given: Partial<typeof schedule>, sundays: object[] = []) =>
    new Map([
      ...sources,
      ["content/schedule.yaml", JSON.stringify({ ...schedule, ...given })],
      ["content/for-a-while.yaml", JSON.stringify({ sundays })],
    ]);
  const off = [
    { from: "2026-12-13", to: "2026-12-13" },
    { from: "2026-12-27", to: "2027-01-10" },
  ];
  const before = contentWith({ closures: [{ from: "2027-02-07", to: "2027-02-14" }], terms: [term] });
  const after = contentWith({ closures: off, terms: [] }, [{ date: "2026-12-06", startTime: "10:00" }]);
  const file = path.startsWith("sundays") ? "content/for-a-while.yaml" : "content/schedule.yaml";
  const given = { ...change(path, "before", "after"), file };
  const askedOn = (day: string) => askedBy([given], after, Date.parse(`${day}T02:00Z`), before);
  expect(askedOn(lastDay)).toMatchObject([{ tell: expect.any(String) }]);
  expect(askedOn(addDays(lastDay, 1))).toEqual([]);
});

test("the centre isn't told that there's no class on a Sunday that is held elsewhere", async () => {
  const sources = await readSources();
  const parsed = compileContent(sources).content?.schedule;
  const closures = [{ from: "2027-01-03", to: "2027-01-03" }];
  const elsewhere = { sundays: [{ date: "2027-01-03", startTime: "10:00" }] };
  const closed = change("closures.2027-01-03", undefined, "3 January 2027");
  const now = Date.parse("2026-11-30");
  const schedule = ["content/schedule.yaml", JSON.stringify({ ...parsed, closures })] as const;
  expect(askedBy([closed], new Map([...sources, schedule]), now)).toMatchObject([{ tell: "centre" }]);
  const held = ["content/for-a-while.yaml", JSON.stringify(elsewhere)] as const;
  expect(askedBy([closed], new Map([...sources, schedule, held]), now)).toEqual([]);

  // Of a pause, the others.
  const pause = [{ from: "2026-12-27", to: "2027-01-10" }];
  const paused = ["content/schedule.yaml", JSON.stringify({ ...parsed, closures: pause })] as const;
  const closing = change("closures.2026-12-27", undefined, "27 December 2026 to 10 January 2027");
  expect(askedBy([closing], new Map([...sources, paused, held]), now)).toMatchObject([
    { tell: "centre", after: "27 December and 10 January 2027" },
  ]);
  // Elsewhere no more, it's off.
  const noMore = {
    ...change("sundays.2027-01-03", "Sunday 3 January 2027, from 10 am", undefined),
    file: "content/for-a-while.yaml",
  };
  expect(askedBy([noMore], new Map([...sources, paused]), now)).toMatchObject([
    { tell: "centre", label: "No Sunday class", after: "3 January 2027" },
  ]);
});
