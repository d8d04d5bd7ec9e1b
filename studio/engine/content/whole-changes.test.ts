import { describe, expect, test } from "vitest";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { leadAway } from "../articles/lead-away.ts";
import { takePictures } from "../pictures.ts";
import { partsOf } from "./change.ts";
import { setValue } from "./edit-yaml.ts";
import { takeChanges } from "./take-changes.ts";
import { listWholeChanges, type Snapshot } from "./whole-changes.ts";

const sources = await readSources();
const live: Snapshot = { sources, pictures: new Map() };
const file = "content/articles/driving-meditation.mdx";
const references = "content/references.yaml";
const textOf = (from: Sources, name: string) => from.get(name) ?? "";
const edited = (name: string, text: string, from = sources) => new Map(from).set(name, text);
const idsOf = (changes: ReturnType<typeof listWholeChanges>) => changes.map(({ id }) => id);

const source = { authors: "Maister D", year: 2010, title: "Waiting", container: "Book", doi: "10.1/x" };
const withSource = edited(references, setValue(textOf(sources, references), ["maister-2010"], source));

test("a source that an article brings, and its photograph, are one change with it, and go live together", () => {
  const text = `${textOf(sources, file)}\nA claim.<Cite id="maister-2010" />\n`;
  const photograph = "content/articles/driving-meditation.jpg";
  const draft = { sources: edited(file, text, withSource), pictures: new Map([[photograph, "abc"]]) };
  const changes = listWholeChanges(live, draft);
  expect(idsOf(changes)).toEqual(["articles/driving-meditation"]);
  expect(partsOf(changes[0] as never).map(({ id }) => id)).toEqual(
    expect.arrayContaining(["references maister-2010", photograph]),
  );
  expect(takeChanges(draft.sources, sources, changes)).toEqual(draft.sources);
  expect(takePictures(draft.pictures, live.pictures, changes)).toEqual(draft.pictures);
});

test("a source alone is one change, in words of its own", () => {
  expect(listWholeChanges(live, { sources: withSource, pictures: new Map() })).toMatchObject([
    { id: "references maister-2010", label: "Source: Maister 2010", before: undefined, after: "new" },
  ]);
  const corrected = edited(
    references,
    setValue(textOf(withSource, references), ["maister-2010", "doi"], "10.1/y"),
  );
  const before = { sources: withSource, pictures: new Map<string, string>() };
  expect(listWholeChanges(before, { sources: corrected, pictures: new Map() })).toMatchObject([
    { label: "Source: Maister 2010", before: "DOI: 10.1/x", after: "DOI: 10.1/y" },
  ]);
});

test("a video is one change with its day, when it comes and when it goes", () => {
  const lessons = "content/lessons.yaml";
  const video = { link: "https://youtu.be/aqz-KE-bpKQ", published: "2027-01-31" };
  const text = setValue(textOf(sources, lessons), [0, "youtube"], video);
  const draft: Snapshot = { sources: edited(lessons, text), pictures: new Map() };
  const words = `${video.link}, 31 January 2027`;
  const [change, ...others] = listWholeChanges(live, draft);
  expect(change).toMatchObject({
    label: expect.stringMatching(/^“What.*”, [^,]*$/),
    before: undefined,
    after: words,
  });
  expect(others).toEqual([]);
  expect(takeChanges(draft.sources, sources, change ? [change] : [])).toEqual(draft.sources);
  expect(listWholeChanges(draft, live)).toMatchObject([{ before: words, after: undefined }]);
});

test("an article that is taken out is one change with its photograph, its redirect and the links to it", () => {
  // An article in front of it, an answer and a redirect lead there, and a page shows it.
  const slug = "how-meditation-changes-brain";
  const photograph = `content/articles/${slug}.jpg`;
  const photographed = { sources, pictures: new Map([[photograph, "abc"]]) };
  const without = new Map(sources);
  without.delete(`content/articles/${slug}.mdx`);
  const led = leadAway(sources, slug, true);
  for (const [name, text] of led) without.set(name, text);
  const draft: Snapshot = { sources: without, pictures: new Map() };
  const changes = listWholeChanges(photographed, draft);
  expect(idsOf(changes)).toEqual([`articles/${slug}`]);
  expect(led.size).toBeGreaterThan(2);
  expect(takeChanges(without, sources, changes)).toEqual(without);
  const back = listWholeChanges(draft, photographed);
  expect(takeChanges(sources, without, back)).toEqual(sources);
  expect(takePictures(photographed.pictures, draft.pictures, back)).toEqual(photographed.pictures);
});

test("a video's picture is one change with the field that names it", () => {
  const practices = "content/practices.yaml";
  const text = setValue(textOf(sources, practices), [0, "thumbnail"], "/photos/rest-1.jpg");
  const pictures = new Map([["public/photos/rest-1.jpg", "abc"]]);
  const changes = listWholeChanges(live, { sources: edited(practices, text), pictures });
  expect(changes).toMatchObject([{ parts: [{}, { file: "public/photos/rest-1.jpg" }] }]);
  expect(takePictures(pictures, new Map(), changes)).toEqual(pictures);
});

test("her photograph is one change with its words", () => {
  const business = "content/business.yaml";
  const portrait = { path: "/photos/me.jpg", alt: "Me at the lake", width: 1050, height: 1400 };
  const text = setValue(textOf(sources, business), ["teacher", "photograph"], portrait);
  const pictures = new Map([["public/photos/me.jpg", "abc"]]);
  const draft = { sources: edited(business, text), pictures };
  const changes = listWholeChanges(live, draft);
  expect(changes).toMatchObject([{ id: "business teacher.photograph", label: "Your photograph" }]);
  expect(takePictures(pictures, new Map(), changes)).toEqual(pictures);
});

describe("a price from a day on that becomes the usual one", () => {
  const [usual, fromADay] = ["content/schedule.yaml", "content/for-a-while.yaml"];
  const course = (from: string, amount: number) => ({ price: "course", from, amount, announced: "yes" });
  const snapshot = (price: number, prices: readonly (object | undefined)[]): Snapshot => {
    const schedule = setValue(textOf(sources, usual), ["course", "price"], price);
    const forAWhile = setValue(textOf(sources, fromADay), ["prices"], prices);
    return { sources: edited(fromADay, forAWhile, edited(usual, schedule)), pictures: new Map() };
  };
  const begun = course("2026-11-01", 260);
  const of = (from: Snapshot, to: Snapshot) => listWholeChanges(from, to);

  test("is one change with the usual one, there and back", () => {
    const [before, after] = [snapshot(240, [begun]), snapshot(260, [])];
    const [change, ...others] = of(before, after);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      id: "schedule course.price",
      label: "Online course, price",
      before: "$240, $260 from 1 November 2026",
      after: "$260",
    });
    expect(takeChanges(after.sources, before.sources, change ? [change] : [])).toEqual(after.sources);
    const back = of(after, before);
    expect(back).toMatchObject([{ before: "$260", after: "$240, $260 from 1 November 2026" }]);
    expect(takeChanges(before.sources, after.sources, back)).toEqual(before.sources);
  });

  test("stays one when she types yet another usual price, or adds a later one", () => {
    expect(of(snapshot(240, [begun]), snapshot(265, []))).toHaveLength(1);
    const later = course("2027-07-01", 280);
    const [before, after] = [snapshot(240, [begun]), snapshot(260, [later])];
    const changes = of(before, after);
    expect(changes).toHaveLength(1);
    expect(takeChanges(after.sources, before.sources, changes)).toEqual(after.sources);
  });

  test("isn’t asked about as unlikely: visitors see it already", () => {
    const [change, ...others] = of(snapshot(240, [course("2026-11-01", 600)]), snapshot(600, []));
    expect(others).toEqual([]);
    expect(change).not.toHaveProperty("isUnlikely");
  });

  test("leaves alone what isn’t about the same price, and a later price that is only added", () => {
    const coaching = { ...begun, price: "coaching" };
    expect(of(snapshot(240, [coaching]), snapshot(260, []))).toHaveLength(2);
    const [later, corrected] = [280, 285].map((amount) => course("2027-07-01", amount));
    expect(of(snapshot(240, []), snapshot(250, [later]))).toHaveLength(2);
    expect(of(snapshot(240, [later]), snapshot(250, [corrected]))).toHaveLength(2);
  });
});
