import { expect, test } from "vitest";
import { readPictures } from "../../../content-model/compiler/pictures.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { pathOf } from "../../../content-model/schema/content-files.ts";
import { readSamples } from "../../../launch-check/samples.ts";
import { setValue } from "../../engine/content/edit-yaml.ts";
import { findField } from "../../engine/content/entries.ts";
import { dueIn, readTasks } from "./read-tasks.ts";

const sources = await readSources();
const options = {
  now: Date.parse("2026-11-24"),
  samples: await readSamples(),
  pictures: await readPictures(),
};
const readiness = readTasks(sources, options);
const confirmedFile = "content/confirmed.yaml";

const withText = (file: string, path: readonly string[], value: unknown, from = sources) =>
  new Map(from).set(file, setValue(from.get(file) ?? "", path, value));

/** The content, with further lines that say that something is right as it is. */
const withConfirmed = (lines: readonly string[], from = sources) =>
  new Map(from).set(confirmedFile, JSON.stringify(lines));

test("every fact leads to fields that exist, whether or not one is made up", () => {
  for (const { title, fields } of readiness.facts) {
    if (title !== "Kind words") expect(fields.length, title).toBeGreaterThan(0);
    for (const { name, path, isLeftOut } of fields) {
      const { data } = parseSource(pathOf(name), sources.get(pathOf(name)) ?? "");
      const isEmpty = findField(name, data, path)?.value === undefined;
      expect(isEmpty, `${name} ${path.join(".")}`).toBe(isLeftOut ?? false);
    }
  }
});

test("an ABN that was taken out is no longer made up, and can be put in again", () => {
  const after = readTasks(withText("content/business.yaml", ["teaching", "abn"], undefined), options);
  expect(after.facts.find(({ title }) => title === "Your ABN")).toMatchObject({
    left: 0,
    fields: [{ name: "business", path: ["teaching", "abn"] }],
  });
});

test("the fields of a term are named after it, with the name of a day as it is written", () => {
  const labels = readiness.facts.flatMap(({ fields }) => fields.map(({ label }) => label));
  expect(labels).toContainEqual(expect.stringMatching(/^Term \d \d{4}: first Sunday$/));
  expect(labels).not.toContainEqual(expect.stringMatching(/sunday/));
});

test("what may be left out stays in the list when it is emptied, and profiles are one list without any", () => {
  const business = "content/business.yaml";
  const emptied = withText(business, ["social"], [], withText(business, ["claims", "mostBooked"], undefined));
  const fields = readTasks(emptied, options).facts.flatMap((fact) => fact.fields);
  expect(fields).toContainEqual(expect.objectContaining({ path: ["claims", "mostBooked"], isLeftOut: true }));
  expect(fields).toContainEqual({ name: "business", path: ["social"], label: "Profiles elsewhere" });
});

test("a fact is done once its made-up value is replaced or confirmed", (context) => {
  const fact = readiness.facts.find(({ title }) => title === "Name of your business");
  if (!fact?.left || !fact.confirmAs) return context.skip("The owner has put in her name.");
  for (const after of [
    withText("content/business.yaml", ["name"], "Attention"),
    withConfirmed(fact.confirmAs),
  ]) {
    const due = dueIn(readTasks(after, options));
    expect(due.has(fact.title)).toBe(false);
  }
});

test("crisis lines are right only once all were rung, with the day", (context) => {
  const title = "Numbers for a crisis";
  const of = (lines: readonly string[]) =>
    readTasks(withConfirmed(lines), options).facts.find((fact) => fact.title === title);
  const fact = readiness.facts.find((one) => one.title === title);
  if (!fact?.left || !fact.confirmAs) return context.skip("The owner has rung them.");
  expect(of(fact.confirmAs), "without a day").toMatchObject({
    left: fact.left,
    ringing: { first: undefined },
  });
  expect(of(["business supportLines"]), "as a group").toMatchObject({ left: fact.left });
  const [first = ""] = fact.confirmAs;
  expect(of([`${first} 2026-11-29`])?.left, "some of them").toBeGreaterThan(0);
  expect(of(fact.confirmAs.map((line) => `${line} 2026-11-29`))).toMatchObject({
    left: 0,
    ringing: { first: "2026-11-29", last: "2026-11-29" },
  });
});

test("a crisis number that was changed after the check is asked about again, alone, and is right once it was rung, too", () => {
  const title = "Numbers for a crisis";
  const of = (state: typeof sources) => {
    const { facts, errors } = readTasks(state, options);
    expect(errors.filter(({ kind }) => kind === "unchecked")).toEqual([]);
    return facts.find((fact) => fact.title === title);
  };
  const places = ["business supportLines.number", "business supportLines.textNumber"];
  const lines = (of(withConfirmed([]))?.confirmAs ?? []).map((line) => `${line} 2026-11-29`);
  expect(lines).toHaveLength(places.length);
  const file = "content/business.yaml";
  const text = sources.get(file) ?? "";
  // Whichever line stands first: another last digit.
  const another = text.replace(
    /(supportLines:[\s\S]*?number: [\d ]+)(\d)$/m,
    (_, start, digit) => start + ((+digit + 1) % 10),
  );
  expect(another).not.toBe(text);
  const changed = new Map(sources).set(file, another);
  // Also one that is again what the site came with.
  const ofAnother = (of(withConfirmed([], changed))?.confirmAs ?? []).map((line) => `${line} 2026-11-29`);
  expect(of(withConfirmed(ofAnother, changed))?.left).toBe(0);
  expect(of(withConfirmed(ofAnother))).toMatchObject({ left: 1, ringing: { isAgain: true } });
  // A line without hashes speaks of what the site came with.
  for (const before of [lines, places.map((place) => `${place} 2026-11-29`)]) {
    expect(of(withConfirmed(before))?.left).toBe(0);
    const fact = of(withConfirmed(before, changed));
    expect(fact).toMatchObject({ left: 1, ringing: { toRing: 1, isAgain: true } });
    expect(fact?.fields.filter(({ whyNotRight }) => whyNotRight)).toHaveLength(1);
    const again = (fact?.confirmAs ?? []).map((line) => `${line} 2026-12-05`);
    expect(of(withConfirmed([...before, ...again], changed))).toMatchObject({
      left: 0,
      ringing: { first: "2026-11-29", last: "2026-12-05" },
    });
  }
});

test("an address on an example domain can’t be confirmed", (context) => {
  const fact = readiness.facts.find(({ title }) => title === "Your email address");
  if (!fact?.left) return context.skip("The owner has put in her address.");
  expect(fact.confirmAs).toBeNull();
  const { errors } = readTasks(withConfirmed(["business email"]), options);
  expect(errors.map(({ id }) => id)).toContain("business email example address");
});

test("a field that isn’t right yet says why, each of a list by itself", () => {
  const whyOf = (path: readonly string[], value: string) => {
    const { facts } = readTasks(withText("content/business.yaml", path, value), options);
    return facts.flatMap(({ fields }) => fields).find((field) => field.path.join() === path.join())
      ?.whyNotRight;
  };
  expect(whyOf(["email"], "jo@pond.example")).toBe(
    "Addresses that end in .example belong to nobody: type the real one.",
  );
  expect(whyOf(["url"], "https://example.org")).toMatch(
    /^Addresses that end in example\.org belong to nobody/,
  );
  expect(whyOf(["email"], "jo@pond.com.au")).toBe(undefined);

  const schedule = "content/schedule.yaml";
  const pages = (sources.get(schedule) ?? "").replaceAll(/(?<=\sbooking: ).*/g, "https://new.pond.example");
  const { facts } = readTasks(new Map(sources).set(schedule, pages), options);
  const reasons = facts
    .flatMap(({ fields }) => fields)
    .flatMap(({ path, whyNotRight }) => (path.at(-1) === "booking" ? [whyNotRight] : []));
  expect(reasons.length).toBeGreaterThan(1);
  for (const reason of reasons) expect(reason).toMatch(/\.example belong to nobody/);
});

test("each made-up value of a group can be confirmed by itself, the source of a rating only so", (context) => {
  const claims = readiness.facts.find(({ title }) => title.startsWith("Rating"));
  if (!claims?.left) return context.skip("The owner has put in hers.");
  expect(claims.confirmAs).toBeNull();
  const lines = claims.fields.flatMap(({ confirmAs }) => confirmAs ?? []);
  expect(lines).toContain("business claims.source");
  expect(dueIn(readTasks(withConfirmed(lines), options)).has(claims.title)).toBe(false);
});

test("what was said to be right as it is can be taken back: a fact’s lines, and a page’s", (context) => {
  const fact = readiness.facts.find(({ title }) => title === "Name of your business");
  const page = readiness.unread.find(({ name }) => name === "pages/about");
  if (!fact?.confirmAs || !page) return context.skip("The owner has put in hers.");
  const ringing = "business supportLines.number 2026-11-29";
  // Of a number that was changed, checked, and put back. What is left of a check would call all others changed since.
  const former = "business supportLines.number 000000 2026-11-30";
  const after = readTasks(withConfirmed([...fact.confirmAs, page.confirmAs, ringing, former]), options);
  const saidSo = Object.fromEntries(after.facts.map((one) => [one.title, one.saidSo]));
  expect(saidSo[fact.title]).toEqual(fact.confirmAs);
  expect(saidSo["Numbers for a crisis"]).toEqual([ringing, former]);
  expect(saidSo["Your email address"]).toEqual([]);
  expect(after.read).toEqual([{ name: page.name, title: page.title, saidSo: [page.confirmAs] }]);
});

test("without a source, the rating and the number of graduates are left out, unless a sentence of hers names one", () => {
  const title = readiness.facts.find((fact) => fact.title.startsWith("Rating"))?.title;
  const business = "content/business.yaml";
  const without = ["source", "mostBooked"].reduce(
    (from, field) => withText(business, ["claims", field], undefined, from),
    withConfirmed(["business claims.techniques", "business claims.trainingHours"]),
  );
  const { facts } = readTasks(without, options);
  const claims = facts.find((fact) => fact.title === title);
  expect(claims).toMatchObject({ left: 0 });
  for (const field of ["rating", "graduates", "answers", "asOf"])
    expect(claims?.fields).toContainEqual(
      expect.objectContaining({ path: ["claims", field], isLeftOut: "no source" }),
    );
  const named = withText(
    "content/pages/home.yaml",
    ["hero", "lead"],
    "{{claims.graduates}}+ people",
    without,
  );
  expect(dueIn(readTasks(named, options)).has(title ?? "")).toBe(true);
});

test("all that visitors read under her name must be read, the articles among it", () => {
  const unread = new Set(readiness.unread.map(({ name }) => name));
  const confirmed = parseSource(confirmedFile, sources.get(confirmedFile) ?? "").data as string[] | null;
  const read = new Set(confirmed?.map((line) => line.split(" ")[0]));
  for (const name of ["pages/home", "pages/blog", "faqs", "practices", "articles"])
    expect(unread.has(name) || read.has(name), name).toBe(true);
  const facts = ["business", "schedule", "references"];
  expect(facts.filter((name) => unread.has(name))).toEqual([]);
});

test("a page that was read asks again only about a made-up text that came later", (context) => {
  const page = readiness.unread.find(({ name }) => name === "pages/about");
  if (!page) return context.skip("The owner has read it.");
  const read = withConfirmed([page.confirmAs]);
  const isUnread = (state: typeof sources) =>
    readTasks(state, options).unread.some(({ name }) => name === page.name);
  expect(isUnread(read)).toBe(false);
  const file = "content/pages/about.yaml";
  expect(isUnread(withText(file, ["hero", "lead"], "Her own words.", read))).toBe(false);
  const [line = ""] = [page.confirmAs.slice(0, page.confirmAs.lastIndexOf(","))];
  expect(isUnread(withConfirmed([line]))).toBe(true);
});

test("invented words of people can’t be confirmed, wherever they stand", (context) => {
  const [quote] = readiness.quotes;
  if (!quote) return context.skip("The owner has put in real ones.");
  const kindWords = readiness.facts.find(({ title }) => title === "Kind words");
  expect(kindWords).toMatchObject({ confirmAs: null });
  const moved = withText("content/pages/home.yaml", ["hero", "lead"], quote.quote);
  const unread = readTasks(moved, options).unread.map(({ confirmAs }) => confirmAs);
  const after = readTasks(withConfirmed([...unread, "testimonials"], moved), options);
  expect(after.quotes).toHaveLength(readiness.quotes.length);
  expect(after.errors.map(({ id }) => id)).toContain("pages/home hero.lead sample");
});
