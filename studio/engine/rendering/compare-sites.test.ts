import { describe, expect, it } from "vitest";
import { zoneOffsets } from "../../../domain/zone-offsets.ts";
import { comparePages, compareSites, markWords, normalise, type Part, readPage } from "./compare-sites.ts";
import type { Rendering } from "./renderer.ts";

const monday = Date.parse("2026-11-23T10:00:00+11:00");

const schedule = (closed: Record<string, string> = {}) => ({
  terms: [],
  course: { startTime: "14:30", sessionMinutes: 90 },
  sunday: {
    startTime: "08:30",
    opensDaysBefore: 5,
    closed,
    unconfirmed: {},
    holidaysUntil: "2030-12-31",
  },
  zone: zoneOffsets("Australia/Melbourne", 2026),
});

const page = (main: string, { head = "", data = schedule(), now = monday } = {}) =>
  readPage(
    `<!DOCTYPE html><html><head><title>Page | Site</title>${head}</head><body>` +
      `<script type="application/json" id="schedule-data">${JSON.stringify(data)}</script>${main}</body></html>`,
    now,
  );

describe("readPage", () => {
  it.each([
    ["Ten weeks. That’s <b>$30</b> a Sunday.", ["Ten weeks.", "That’s $30 a Sunday."]],
    ['<a href="/x"><span>Course<span>$240, online</span></span></a>', ["Course", "$240, online"]],
    [
      '<p>Seen</p><p hidden>Not</p><span class="visually-hidden">Not</span><noscript>Not</noscript>',
      ["Seen"],
    ],
    ["<table><tr><td>1</td><td>2:30&nbsp;pm</td></tr></table>", ["1", "2:30 pm"]],
  ])("reads %j as visitors do", (html, sentences) => {
    expect(page(html).sentences).toEqual(sentences);
  });

  it("shows the dates of the day, as the page’s script does", () => {
    const main =
      'Next: <span data-text="sunday">Sunday 1 January</span><p data-when="sunday:off" hidden>No class: <span data-text="sunday:why"></span></p>';
    const data = schedule({ "2026-12-20": "Christmas" });
    expect(page(main, { data }).sentences).toEqual(["Next: Sunday 29 November"]);
    const now = Date.parse("2026-12-14T10:00:00+11:00");
    expect(page(main, { data, now }).sentences).toEqual(["Next: Sunday 27 December", "No class: Christmas"]);
  });

  it("reads what holds today, as its script shows it", () => {
    const price = `<p data-days="${monday}:${monday + 1}" hidden>For $260.</p>`;
    expect(page(`A${price}`).sentences).toEqual(["A", "For $260."]);
  });

  it.each([
    ["a description", page("A", { head: '<meta name="description" content="For $260."/>' })],
    ["what other days show", page('A<p data-when="sunday:off" hidden>For $260.</p>')],
    ["what begins later", page(`A<p data-days="${monday + 1}:">For $260.</p>`)],
    ["what is over", page(`A<p data-days=":${monday}">For $260.</p>`)],
    ["what stands without script", page('A<p class="small without-script">For $260.</p>')],
    ["an attribute", page('A<img alt="For $260.">')],
  ])("leaves %s to what nobody reads now", (_, { sentences, unread }) => {
    expect(sentences).toEqual(["A"]);
    expect(unread).toContain("For $260.");
  });
});

describe("comparePages", () => {
  const compare = (before: string, after: string) => comparePages(page(before), page(after));

  it("pairs the sentences that differ, and no others", () => {
    expect(compare("One. It’s $240. Three.", "One. It’s $260. Three.")).toEqual([
      ["It’s $240.", "It’s $260."],
    ]);
    expect(compare("<p>A</p><p>B</p>", "<p>A</p><p>B</p>")).toEqual([]);
  });

  it("takes neighbours together of which one state has more", () => {
    expect(compare("<p>A</p><p>Z</p>", "<p>A</p><p>B</p><p>C</p><p>Z</p>")).toEqual([[undefined, "B · C"]]);
  });

  it("keeps a name beside its new one, whatever comes above or below it", () => {
    const notice = "<p>The class is closed until 7 February</p>";
    const [name, other] = ["<p>Still Pond Mindfulness</p>", "<p>Hartley Mindfulness</p>"];
    const pair = ["Still Pond Mindfulness", "Hartley Mindfulness"];
    const added = [undefined, "The class is closed until 7 February"];
    expect(compare(name, `${notice}${other}`)).toEqual([added, pair]);
    expect(compare(name, `${other}${notice}`)).toEqual([pair, added]);
  });

  it("says once what stands in another place", () => {
    const [one, two, three] = ["<p>Is it hard? No.</p>", "<p>Do I need a mat? Bring one.</p>", "<p>Z</p>"];
    const moved = compare(`${one}${two}${three}`, `${two}${one}${three}`);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.[0]).toBe(moved[0]?.[1]);
    expect(markWords(...(moved[0] ?? [undefined, undefined])).after).toEqual([
      { text: moved[0]?.[0], changed: false },
    ]);
  });

  it("parts what goes from what comes beside it", () => {
    expect(compare("<p>Old words go.</p><p>All.</p><p>Z</p>", "<p>Bring a cushion.</p><p>Z</p>")).toEqual([
      ["Old words go. All.", undefined],
      [undefined, "Bring a cushion."],
    ]);
  });
});

describe("markWords", () => {
  const inBrackets = (parts: readonly Part[] | undefined) =>
    parts?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");

  it.each([
    ["All up $240 AUD", "All up $260 AUD", "All up [$240] AUD", "All up [$260] AUD"],
    ["That’s $30 a Sunday", "That’s $32.50 a Sunday", "That’s [$30] a Sunday", "That’s [$32.50] a Sunday"],
    ["$60–$240", "$60–$260", "$60–[$240]", "$60–[$260]"],
    ["A chair will do", "Sit wherever you like", "[A chair will do]", "[Sit wherever you like]"],
    [undefined, "New", undefined, "[New]"],
  ])("marks %j → %j", (before, after, markedBefore, markedAfter) => {
    const marked = markWords(before, after);
    expect([inBrackets(marked.before), inBrackets(marked.after)]).toEqual([markedBefore, markedAfter]);
  });
});

describe("compareSites", () => {
  const site = (files: Record<string, string>): Rendering => ({
    state: "",
    content: {} as Rendering["content"],
    files: new Map(
      Object.entries(files).map(([path, body]) => [
        path,
        { body, contentType: path.endsWith(".xml") ? "application/xml" : "text/html; charset=utf-8" },
      ]),
    ),
  });
  const compare = (before: Record<string, string>, after: Record<string, string>) => {
    const { pages, unread } = compareSites(site(before), site(after), monday);
    return { unread, pages: pages.map(({ path, is, passages }) => [path, is ?? passages.length]) };
  };

  it("finds each file that differs, among what is read or what isn’t, and no other", () => {
    const same = { "/same": "<p>Same</p>", "/same.xml": "<a/>" };
    expect(
      compare(
        {
          ...same,
          "/price": "<p>$240</p>",
          "/gone": "<p>A</p>",
          "/map.xml": "<a/>",
          "/head": "<p id=a>A</p>",
        },
        {
          ...same,
          "/price": "<p>$260</p>",
          "/new": "<p>A</p>",
          "/map.xml": "<b/>",
          "/head": "<p id=b>A</p>",
        },
      ),
    ).toEqual({
      pages: [
        ["/gone", "gone"],
        ["/new", "new"],
        ["/price", 1],
      ],
      unread: ["/map.xml", "/head"],
    });
  });

  it.each([
    ["one sentence", " "],
    ["as many sentences", ". "],
  ])("keeps nobody waiting for two long texts without a word in common, of %s", (_, gap) => {
    const words = (name: string) => Array.from({ length: 30_000 }, (_, index) => name + index).join(gap);
    const { pages } = compareSites(
      site({ "/blog/long": `<p>A</p><p>${words("old")}</p><p>${words("x")}</p>` }),
      site({ "/blog/long": `<p>A</p><p>${words("new")}</p><p>${words("y")}</p><p>Z</p>` }),
      monday,
    );
    const [passage] = pages[0]?.passages ?? [];
    expect(passage?.before?.[0]?.text).toContain("old29999");
    expect(passage?.after?.every(({ changed }) => changed) ?? true).toBe(true);
  });

  it("names what differs on every page once, and on some pages at the one with the most to read", () => {
    const pages = (foot: string, price: string, place: string) => ({
      "/home": `<p>${price}</p><p>${foot}</p>`,
      "/enrol": `<p>${place}</p><p>${price}</p><p>${foot}</p>`,
      "/about": `<p>${foot}</p>`,
    });
    expect(compare(pages("Foot", "$240", "Here"), pages("Feet", "$260", "There"))).toEqual({
      pages: [
        ["/enrol", 2],
        [undefined, 1],
      ],
      unread: [],
    });
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
