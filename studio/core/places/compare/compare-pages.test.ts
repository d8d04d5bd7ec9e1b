import { describe, expect, it } from "vitest";
import { comparePages } from "./compare-pages.ts";
import { DatedPage } from "./dated-page.ts";
import type { Difference } from "./place.ts";

const monday = Date.parse("2026-11-23T10:00:00+11:00");

const schedule = (closed: Record<string, string> = {}) => ({
  terms: [],
  sessionMinutes: 90,
  sunday: { startTime: "08:30", opensDaysBefore: 5, closed },
  timeZone: "Australia/Melbourne",
  offsets: [
    [Date.parse("2026-01-01T12:00+11:00"), 660],
    [Date.parse("2026-07-01T12:00+10:00"), 600],
  ],
});

const page = (main: string, { head = "", menu = "", data = schedule() } = {}) =>
  new DatedPage(
    `<!DOCTYPE html><html><head><title>Page | Site</title>${head}</head><body><header>${menu}</header>` +
      `<main><script type="application/json" id="schedule-data">${JSON.stringify(data)}</script>${main}</main>` +
      "<footer><p>Foot</p></footer></body></html>",
  );

const compare = (before: DatedPage, after: DatedPage): Difference[] => comparePages(before, after, monday);

describe("comparePages", () => {
  it("finds a sentence under its heading", () => {
    const [found, ...others] = compare(
      page('<h2 id="cost">Cost</h2><p>That’s <b>$30</b> a Sunday.</p>'),
      page('<h2 id="cost">Cost</h2><p>That’s <b>$32.50</b> a Sunday.</p>'),
    );
    expect(found).toMatchObject({
      kind: "text",
      where: "Under “Cost”",
      before: "That’s $30 a Sunday.",
      after: "That’s $32.50 a Sunday.",
      anchor: "cost",
    });
    expect(others).toEqual([]);
  });

  it("tells a menu’s note from its label", () => {
    const menu = (price: string) => `<a href="/course"><span>Course<span>${price}, online</span></span></a>`;
    const found = compare(page("", { menu: menu("$240") }), page("", { menu: menu("$260") }));
    expect(found).toMatchObject([{ kind: "menu", before: "$240, online", after: "$260, online" }]);
  });

  it("tells what only browsers without JavaScript show from what visitors see", () => {
    const found = compare(page("<p>Open</p>"), page("<p>Open</p><noscript><p>No class</p></noscript>"));
    expect(found).toEqual([
      expect.objectContaining({ kind: "other", where: "In browsers without JavaScript", after: "No class" }),
    ]);
  });

  it("finds what isn’t seen on the page: descriptions, pictures’ descriptions, links, structured data", () => {
    const head = (price: number) =>
      `<meta name="description" content="For $${price}."/>` +
      `<script type="application/ld+json">{"@type":"Course","offers":{"@type":"Offer","price":${price}}}</script>`;
    const found = compare(
      page('<p>Book <a href="/a">here</a><img alt="One boat"></p>', { head: head(240) }),
      page('<p>Book <a href="/b">here</a><img alt="Two boats"></p>', { head: head(260) }),
    );
    expect(found.map(({ kind, where, before, after }) => [kind, where, before, after])).toEqual([
      ["description", "Description", "For $240.", "For $260."],
      ["structured-data", "Course, offers", "price 240", "price 260"],
      ["link", "Where the link “here” leads", "/a", "/b"],
      ["announced", "Description of a picture", "One boat", "Two boats"],
    ]);
  });

  it("says from which day visitors will see a closed Sunday", () => {
    const main =
      '<h1>Class</h1><p>Next: <span data-text="sunday"></span></p>' +
      '<p data-when="sunday:off" hidden>No class: <span data-text="sunday:why"></span></p>';
    const found = compare(page(main), page(main, { data: schedule({ "2026-12-20": "Christmas" }) }));
    expect(found).toMatchObject([
      {
        before: "Next: Sunday 20 December",
        after: "Next: Sunday 27 December",
        when: "from 13 December 2026",
      },
      { before: undefined, after: "No class: Christmas", when: "from 13 December 2026" },
    ]);
  });

  it("names the occasion on which a text is shown", () => {
    const main = (price: string) =>
      `<p data-when="sunday:off" hidden>No class. The course costs ${price}.</p>`;
    expect(compare(page(main("$240")), page(main("$260")))).toMatchObject([
      { after: "No class. The course costs $260.", when: "before a Sunday without a class" },
    ]);
  });

  it("lists a new section once", () => {
    const found = compare(page("<h2>One</h2><p>A</p>"), page("<h2>One</h2><p>A</p><p>B</p><p>C</p>"));
    expect(found).toMatchObject([{ where: "Under “One”", before: undefined, after: "B · C" }]);
  });

  it.each([
    ["an attribute", '<p data-week="3">A</p>', '<p data-week="4">A</p>'],
    ["a script", "<script>a()</script>", "<script>b()</script>"],
    ["white space", "<p>A B</p>", "<p>A\u00a0B</p>"],
  ])("lists a page of which only %s differs", (_, before, after) => {
    expect(compare(page(before), page(after))).toMatchObject([{ kind: "other" }]);
  });

  it("lists nothing for equal pages", () => {
    expect(compare(page("<p>A</p>"), page("<p>A</p>"))).toEqual([]);
  });
});
