import { expect, test } from "vitest";
import { begunPrices, type Known, needsOfSite, sentenceOf, siteDown, stoppedLetter } from "./needs.ts";

const sentence = (...briefs: string[]) => sentenceOf(briefs.map((brief) => ({ brief })));

test("says in a sentence what needs the owner, and never more than four things", () => {
  expect(sentence("one person waits")).toBe("One person waits.");
  expect(sentence("one person waits", "no email goes out")).toBe("One person waits, and no email goes out.");
  expect(sentence("a", "b", "c", "d")).toBe("A, b, c, and d.");
  expect(sentence("a", "b", "c", "d", "e")).toBe("A, b, c, and two more things wait.");
});

const calm: Known = {
  desk: {
    today: "2026-11-24",
    week: [],
    datesRunningOut: null,
    holidays: [],
    toConfirm: { sundays: [], drafted: [] },
    madeUp: { count: 0, drafted: 0 },
    copy: null,
    closedLetter: null,
    replyPromise: "",
    awaySince: null,
  },
  draft: { version: "", changes: [], invalid: [], pictures: {}, thrownAway: [], setAside: [] },
  last: {
    publication: null,
    live: { since: 1, wasPublishedElsewhere: false, host: undefined },
  },
  isDown: false,
};

const needs = (desk: Partial<Known["desk"]>) => needsOfSite({ ...calm, desk: { ...calm.desk, ...desk } });

test("asks for nothing that the draft has done but to publish it", () => {
  expect(needs({})).toEqual([]);
  const ended = { kind: "now", term: "Term 4", ends: "2026-11-29" } as const;
  expect(needs({ datesRunningOut: { ...ended, isDrafted: false } })).toMatchObject([
    { title: "The course has no date to book", action: { to: "/dates" } },
  ]);
  expect(needs({ datesRunningOut: { ...ended, isDrafted: true } })).toMatchObject([
    {
      title: "The course has no date to book",
      text: "Done in your draft; publish it.",
      action: { to: "/changes" },
      brief: "the course has no date to book (done in your draft)",
    },
  ]);
  const begun = [{ price: "course", from: "2026-11-01", amount: 260, announced: "yes" }] as const;
  expect(begunPrices(begun, "2026-11-24")).toMatchObject([{ action: { words: "To the price" } }]);
  const drafted = (usual: number) => {
    const [data, live] = [usual, 240].map((price) => ({ course: { price } }));
    return { prices: [], schedule: { data, live } };
  };
  expect(begunPrices(begun, "2026-11-24", drafted(260))).toMatchObject([
    { text: "Done in your draft; publish it.", action: { to: "/changes" } },
  ]);
  // Taken out, and not the usual one.
  expect(begunPrices(begun, "2026-11-24", drafted(240))).toMatchObject([
    {
      text: "In your draft, the price of the course is the old one again: published like that, visitors read the old one.",
      action: { to: "/changes" },
    },
  ]);
});

test("says where a price that has begun is changed outside the site: the centre's on no booking page", () => {
  const begun = { from: "2026-11-01", amount: 14, announced: "yes" } as const;
  const asked = (...prices: ("course" | "Sunday class")[]) =>
    begunPrices(
      prices.map((price) => ({ ...begun, price })),
      "2026-11-24",
    );
  expect(asked("Sunday class")).toMatchObject([
    { text: expect.stringMatching(/ Tell the centre, and then make it the usual price\.$/) },
  ]);
  expect(asked("course", "Sunday class")).toMatchObject([
    {
      text: expect.stringMatching(
        / Change it on the booking page, too, tell the centre, and then make it the usual price\.$/,
      ),
      brief: "new prices have begun",
    },
  ]);
});

test("asks whether there is a class in the holidays, with a link to the first Sunday", () => {
  const asked = (sundays: string[], drafted: string[] = []) => needs({ toConfirm: { sundays, drafted } });
  expect(asked([])).toEqual([]);
  expect(asked(["2026-12-27"])).toMatchObject([
    {
      title: "Is there a class on 27 December?",
      text: expect.stringMatching(/^It’s in the holidays, or beside a public holiday\./),
      action: { to: "/dates?sunday=2026-12-27" },
    },
  ]);
  expect(asked(["2026-12-27", "2027-01-03", "2027-01-10"])).toMatchObject([
    {
      title: "Is there a class on 27 December, and on two more Sundays in the next six weeks?",
      text: expect.stringMatching(/^They’re in the holidays, or beside public holidays\./),
    },
  ]);
  expect(asked(["2026-12-27"], ["2026-12-27"])).toMatchObject([
    {
      action: { to: "/changes" },
      brief: "whether there’s a class on 27 December is said in your draft, and not published",
    },
  ]);
});

test("asks of no Sunday that is answered in the draft, and says that this isn't published", () => {
  const [need] = needs({
    toConfirm: { sundays: ["2026-12-27", "2027-01-03"], drafted: ["2026-12-27"] },
  });
  expect(need).toMatchObject({
    title: "Is there a class on 3 January?",
    action: { to: "/dates?sunday=2027-01-03" },
    brief: "you haven’t said whether there’s a class on 3 January",
  });
  expect(need?.text).toContain("Of 27 December you’ve said it in your draft: publish that, too.");
});

test("counts what is left as the navigation does, and says what more is done in the draft", () => {
  const [some] = needs({ madeUp: { count: 12, drafted: 2 } });
  expect(some).toMatchObject({
    title: "10 things are left before the site can go live",
    action: { to: "/ready" },
    brief: "10 things are left before it can go live",
  });
  expect(some?.text).toContain("Two more are done in your draft: publish them, too.");
  expect(needs({ madeUp: { count: 12, drafted: 12 } })).toMatchObject([
    {
      title: "All 12 things that were left are done in your draft",
      text: "Publish them.",
      action: { to: "/changes" },
      brief: "all 12 things that were left are done in your draft, and not published",
    },
  ]);
  expect(needs({ madeUp: { count: 1, drafted: 1 } })).toMatchObject([
    { title: "The one thing that was left is done in your draft", text: "Publish it." },
  ]);
});

test("says of a site that visitors see what a new version has left to do", () => {
  const live = {
    since: 1,
    wasPublishedElsewhere: false,
    host: { name: "your server", url: "https://www.pond.com.au" },
  };
  const known = {
    ...calm,
    desk: { ...calm.desk, madeUp: { count: 1, drafted: 0 } },
    last: { publication: null, live },
  };
  expect(needsOfSite(known)).toMatchObject([
    { title: "One thing is left since your site got a new version" },
  ]);
});

test("asks about a stopped letter that can go on, for a week, unless a copy put back has stopped it", () => {
  const stoppedAt = Date.parse("2026-11-24T10:00:00+11:00");
  const asked = (
    stopped: number,
    daysAgo: number,
    restores = 0,
    closed: Known["desk"]["closedLetter"] = null,
  ) => {
    const emails = { counts: { delivered: 20, stopped }, mayHaveIt: 0, problems: [], received: [] };
    const state = { kind: "stopped", startedAt: stoppedAt, stoppedAt, because: "owner", emails };
    const letters = [{ id: "1", subject: "Summer", audience: "letter", state }];
    const all = { letters, restores: Array.from({ length: restores }) } as unknown;
    return stoppedLetter(
      all as Parameters<typeof stoppedLetter>[0],
      stoppedAt + daysAgo * 86_400_000,
      closed,
    );
  };
  expect(asked(18, 1)).toMatchObject([
    {
      title: "“Summer” didn’t go out to all",
      text: expect.stringMatching(/^Stopped: 20 have it, 18 don’t\. You can send it on;/),
      action: { to: "/letters" },
    },
  ]);
  expect(asked(0, 1)).toEqual([]);
  expect(asked(18, 8)).toEqual([]);
  expect(asked(18, 1, 1)).toEqual([]);
  expect(asked(18, 1, 0, { id: "1", stoppedAt }), "left at that").toEqual([]);
  expect(asked(18, 1, 0, { id: "1", stoppedAt: stoppedAt - 1 }), "stopped again since").toHaveLength(1);
});

test("says that the site is down and what to do, and only what is known when this computer is offline", () => {
  const at = Date.parse("2026-11-24T10:32:05+11:00");
  const down = (error: string | undefined, url: string, isOffline?: true, isNotPublishedYet = false) =>
    siteDown(
      { reading: { at, error, isOffline }, url, isAsPublished: false, isNotPublishedYet },
      "Australia/Melbourne",
    );
  expect(down(undefined, "http://localhost:3000")).toBeUndefined();
  const here = down("connect ECONNREFUSED 127.0.0.1:3000", "http://localhost:3000");
  expect(here).toMatchObject({
    title: "The site on this computer isn’t running",
    action: { does: "start" },
  });
  expect(here?.text).toMatch(/10:32:05\sam/);
  const elsewhere = down("https://www.example.org/ answers 502.", "https://www.example.org");
  expect(elsewhere?.text).toContain("Ask whoever helps you");
  // Before the first publication, it isn't on the web: nothing is wrong.
  expect(down("https://www.example.org/ answers 502.", "https://www.example.org", undefined, true)).toBe(
    undefined,
  );
  const offline = down("getaddrinfo ENOTFOUND www.example.org", "https://www.example.org", true);
  expect(offline).toMatchObject({ title: "I can’t reach your site", action: { does: "check" } });
});
