import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { wordsOfClosure } from "../../business/dates/closures.ts";
import { insertEntry, removeValue, setValue } from "./edit-yaml.ts";
import { listChanges } from "./list-changes.ts";
import { findEarlier } from "./moved-entries.ts";
import { takeChanges } from "./take-changes.ts";

const live = await readSources();
const schedule = "content/schedule.yaml";
const yamlFiles = [...live.keys()].filter((file) => file.endsWith(".yaml"));
const textOf = (sources: Sources, file = schedule) => sources.get(file) ?? "";
const faqs = "content/faqs.yaml";
const questions = (sources: Sources) =>
  parse(textOf(sources, faqs)).home as { readonly id: string; readonly question: string }[];
const edited = (text: string, file = schedule): Sources => new Map(live).set(file, text);

test("says texts as they are read, and their signs only if nothing else changed; asks about a price ten times lower", () => {
  const file = "content/pages/sunday-class.yaml";
  const path = ["commonQuestions", "centre"];
  const change = (from: string, to: string) => {
    const before = new Map(live).set(file, setValue(textOf(live, file), path, from));
    const after = new Map(live).set(file, setValue(textOf(live, file), path, to));
    return listChanges(before, after)[0];
  };
  expect(change("**The centre** runs it. [Ask](/contact).", "**The centre** runs all.")).toMatchObject({
    before: "The centre runs it. Ask.",
    after: "The centre runs all.",
  });
  expect(change("The centre runs it.", "**The centre** runs it.")).toMatchObject({
    after: "**The centre** runs it.",
  });
  const priced = (price: number) =>
    listChanges(live, edited(setValue(textOf(live), ["course", "price"], price)));
  expect(priced(24)).toMatchObject([{ before: "$240", after: "$24", isUnlikely: true }]);
  expect(priced(260)[0]).not.toHaveProperty("isUnlikely");
});

describe("editing a file", () => {
  test("setting a field to its own value leaves every byte as it is", () => {
    for (const file of yamlFiles) {
      const text = textOf(live, file);
      for (const [path, value] of leavesOf(parse(text)).filter((_, index) => index % 5 === 0)) {
        expect(setValue(text, path, value)).toBe(text);
      }
    }
  });

  test("changes one line for one fact, and keeps its comments and quotation marks", () => {
    const text = setValue(textOf(live), ["course", "startTime"], "15:05");
    const [before, after] = [textOf(live), text].map((one) => one.split("\n"));
    const differing = after?.filter((line, index) => line !== before?.[index]);
    expect(differing).toEqual(['  startTime: "15:05"']);
  });

  test.each([
    "{x}",
    "<b>bold</b>",
    '“straight" quote',
    "a: b # c",
    "- item",
    "🙂",
    "---",
    "null",
    "12",
    "a\n\nb",
  ])("keeps %j as it was typed", (typed) => {
    const text = setValue(textOf(live), ["course", "name"], typed);
    // A file is read without the line break at the end of a text.
    expect(parse(text).course.name.trimEnd()).toBe(typed);
  });

  test.each(["One line", "Other\nlines"])(
    "a text of two lines put back after %j is as it was, to the byte",
    (typed) => {
      const file = "content/pages/home.yaml";
      const path = ["hero", "heading"];
      const before = setValue(textOf(live, file), path, "Two\nlines");
      const typedOver = setValue(before, path, typed);
      expect(setValue(typedOver, path, "Two\nlines")).toBe(before);
      expect(before).toContain("heading: |\n    Two\n    lines\n");
    },
  );

  test("adds and removes entries of an empty list", () => {
    const closure = { from: "2026-12-27", to: "2026-12-27", why: "Christmas: closed" };
    const closed = insertEntry(setValue(textOf(live), ["closures"], []), ["closures"], 0, closure);
    expect(parse(closed).closures).toEqual([closure]);
    expect(removeValue(closed, ["closures", 0])).toBe(setValue(textOf(live), ["closures"], []));
  });

  test("a comment stays above its list or field, whichever comes first below it, and below an empty one", () => {
    const list = "# All terms\n- id: a\n\n# The second\n- id: b\n";
    expect(insertEntry(list, [], 0, { id: "c" })).toBe(
      "# All terms\n- id: c\n\n- id: a\n\n# The second\n- id: b\n",
    );
    expect(removeValue(list, [0])).toBe("# All terms\n# The second\n- id: b\n");
    const fields = "# Both\none:\n# Of two\ntwo:\n  three:\n# Of four\nfour: 4\n";
    expect(setValue(fields, ["four"], 5)).toBe(fields.replace("4\n", "5\n"));
    expect(removeValue(fields, ["one"])).toBe(fields.replace("one:\n", ""));
    expect(setValue(fields, ["one"], "1: #")).toBe(fields.replace("one:", 'one: "1: #"'));
  });

  test("leaves the blank line after a list alone when its last entry, which ends with a list, is removed", () => {
    const term = { name: "Term 1", startDate: "2027-01-31", skips: ["2027-02-14"] };
    const added = insertEntry(textOf(live), ["terms"], parse(textOf(live)).terms.length, term);
    expect(removeValue(added, ["terms", parse(added).terms.length - 1])).toBe(textOf(live));
  });
});

describe("changes between two states", () => {
  test("names what was found right as it stands: a fact, and a page that was read", () => {
    const lines = "- business teacher.firstName\n- business 75ac07,9c57e2\n";
    expect(listChanges(live, edited(lines, "content/confirmed.yaml"))).toMatchObject([
      { label: "Right as it stands", before: undefined, after: "Teacher, first name; Business" },
    ]);
    const more = edited(`${lines}- business email\n`, "content/confirmed.yaml");
    const [added] = listChanges(edited(lines, "content/confirmed.yaml"), more);
    expect(added?.before).toBeUndefined();
    expect(added?.after).not.toContain("Teacher");
    const [gone] = listChanges(more, edited(lines, "content/confirmed.yaml"));
    expect(gone).toMatchObject({ before: added?.after, after: undefined });
  });

  test("names a price as the owner does", () => {
    const price: number = parse(textOf(live)).course.price;
    const [change, ...more] = listChanges(
      live,
      edited(setValue(textOf(live), ["course", "price"], price + 20)),
    );
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      id: "schedule course.price",
      label: "Online course, price",
      before: `$${price}`,
      after: `$${price + 20}`,
    });
  });

  test("words of one person and words of another with the same name are two changes, and each can stay without the other", () => {
    const file = "content/testimonials.yaml";
    const [invented] = parse(textOf(live, file)).home;
    const added = { quote: "I sleep again.", name: invented.name, role: "plumber, Ballarat", rating: 5 };
    const consent = { how: "by email", day: "2026-11-03" };
    const after = edited(setValue(textOf(live, file), ["home", 0], { ...added, consent }), file);
    const changes = listChanges(live, after);
    expect(changes).toMatchObject([
      {
        label: `Kind words of ${invented.name} (${invented.role})`,
        before: invented.quote,
        after: undefined,
      },
      { label: `Kind words of ${invented.name} (plumber, Ballarat)`, before: undefined, after: added.quote },
    ]);
    const [off, on] = changes.map((change) => parse(textOf(takeChanges(after, live, [change]), file)).home);
    expect(off).not.toContainEqual(invented);
    expect(on).toContainEqual({ ...added, consent });
    expect(on).toContainEqual(invented);

    // The same work is not the same person; words that are corrected stay theirs.
    const other = { ...invented, quote: "Another’s words.", name: "Jo" };
    const corrected = { ...invented, quote: "It was like learning to drive my own head." };
    const to = (entry: object) =>
      listChanges(live, edited(setValue(textOf(live, file), ["home", 0], entry), file));
    expect(to(other)).toHaveLength(2);
    expect(to(corrected)).toMatchObject([{ before: invented.quote, after: corrected.quote }]);
    const corrections = edited(setValue(textOf(live, file), ["home", 0], corrected), file);
    const taken = takeChanges(corrections, live, listChanges(live, corrections));
    expect(textOf(taken, file)).toBe(textOf(corrections, file));
  });

  test("names a closure by its days", () => {
    const closure = { from: "2026-12-20", to: "2027-01-10", why: "Christmas" };
    const [change] = listChanges(live, edited(insertEntry(textOf(live), ["closures"], 0, closure)));
    expect(change).toMatchObject({
      label: "No Sunday class",
      before: undefined,
      after: "20 December 2026 to 10 January 2027 (Christmas)",
    });
    const words = "20 December 2026 to 10 January 2027";
    expect(change && wordsOfClosure(change)).toBe(`No Sunday class, ${words} (Christmas)`);
    const one = { id: "schedule closures.2026-12-27", before: "27 December 2026 (A rest)", after: undefined };
    expect(wordsOfClosure(one)).toBe("Sunday class no longer off, 27 December 2026");
    expect(wordsOfClosure({ ...one, before: undefined, after: "27 December 2026" })).toBe(
      "No Sunday class on 27 December 2026",
    );
    expect(wordsOfClosure({ ...one, id: `${one.id}.why` })).toBeUndefined();
  });

  test("moves nothing else when an entry is removed", () => {
    const changes = listChanges(live, edited(removeValue(textOf(live), ["terms", 0])));
    expect(changes).toHaveLength(1);
    expect(changes[0]?.after).toBeUndefined();
  });

  test("says which question was moved, beside what else has changed in its list", () => {
    const [first, second, third] = questions(live);
    const moved = insertEntry(removeValue(textOf(live, faqs), ["home", 0]), ["home"], 1, first);
    const text = setValue(removeValue(moved, ["home", 3]), ["home", 2, "question"], "What else?");
    const changes = listChanges(live, edited(text, faqs));
    expect(changes).toHaveLength(3);
    expect(changes[2]).toMatchObject({
      id: "faqs home order",
      label: "Home page, order",
      // Either may have been moved past the other.
      after: `“${second?.question}” and “${first?.question}” changed places`,
    });
    const [back] = listChanges(edited(moved, faqs), live);
    expect(back?.after).toBe(`“${first?.question}” and “${second?.question}” changed places`);
    const down = insertEntry(removeValue(textOf(live, faqs), ["home", 0]), ["home"], 2, first);
    expect(listChanges(live, edited(down, faqs))).toMatchObject([
      { after: `“${first?.question}” moved below “${third?.question}”` },
    ]);
    const up = insertEntry(removeValue(textOf(live, faqs), ["home", 2]), ["home"], 0, third);
    expect(listChanges(live, edited(up, faqs))).toMatchObject([
      { after: `“${third?.question}” moved to the top` },
    ]);
  });

  test("lists new entries with days by day, however they were typed", () => {
    const notice = (from: string) => ({ text: "Closed.", from, until: from });
    const file = "content/for-a-while.yaml";
    const text = JSON.stringify({ notices: [notice("2099-02-07"), notice("2099-01-03")] });
    expect(listChanges(live, edited(text, file)).map(({ path: [, name] }) => name)).toEqual([
      "2099-01-03",
      "2099-02-07",
    ]);
  });

  test("reports an edited comment", () => {
    const changes = listChanges(live, edited(`# A note\n${textOf(live)}`));
    expect(changes.map(({ label }) => label)).toEqual(["Notes in the file of “Schedule and prices”"]);
  });
});

test("what visitors see of an entry that goes by its position is that of the same entry, wherever it was", () => {
  const notice = (text: string, from: string) => ({ text, from, until: "2027-01-09" });
  const [first, second] = [
    notice("Happy new year.", "2027-01-01"),
    notice("The pool is shut.", "2027-01-04"),
  ];
  const live = { notices: [first, second] };
  const text = ["notices", "0", "text"];
  expect(findEarlier("for-a-while", live, { notices: [second] }, text)).toEqual({
    path: ["notices", 1, "text"],
    value: second.text,
  });
  const added = notice("Something else.", "2027-02-01");
  expect(
    findEarlier("for-a-while", live, { notices: [{ ...added, until: "2027-02-02" }, first] }, text),
  ).toBeUndefined();
  expect(findEarlier("for-a-while", null, live, text)?.value).toBeUndefined();
  expect(findEarlier("for-a-while", live, live, ["notices"])?.value).toBe(live.notices);
});

test("what visitors see of an entry without a name is that of the same entry, also once it is renamed and another one moved", () => {
  const profile = (network: string) => ({ network, url: `https://${network}.example.com/stillwater` });
  const [tube, linked] = [profile("YouTube"), profile("LinkedIn")];
  const before = { social: [profile("Facebook"), tube, linked] };
  const now = { social: [profile("Facebook"), linked, { ...tube, network: "Vimeo" }] };
  const was = (later: object, place: string) =>
    findEarlier("business", before, later, ["social", place, "network"])?.value;
  expect(was(now, "1")).toBe("LinkedIn");
  expect(was(now, "2")).toBe("YouTube");
  // Typed over as a whole, it is the one in its place; one more than before is new.
  const other = { network: "Vimeo", url: "https://vimeo.example.com/us" };
  expect(was({ social: [profile("Facebook"), other, linked] }, "1")).toBe("YouTube");
  expect(was({ social: [other, ...before.social] }, "0")).toBeUndefined();
  expect(was({ social: [other, ...before.social] }, "2")).toBe("YouTube");
});

describe("taking changes", () => {
  test("moves a question, while what else has changed in its list is left out", () => {
    const [first, second, third, ...others] = questions(live).map(({ id }) => id);
    const moved = insertEntry(removeValue(textOf(live, faqs), ["home", 0]), ["home"], 1, questions(live)[0]);
    const draft = edited(setValue(moved, ["home", 2, "question"], "What else?"), faqs);
    const changes = listChanges(live, draft);
    const taken = takeChanges(
      draft,
      live,
      changes.filter(({ isOrder }) => isOrder),
    );
    expect(questions(taken).map(({ id }) => id)).toEqual([second, first, third, ...others]);
    expect(textOf(taken, faqs)).not.toContain("What else?");
    expect(listChanges(taken, draft).map(({ after }) => after)).toEqual(["What else?"]);
  });

  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 });

  test("all of them make one state the other, to the byte; some, then the rest, mean the same", () => {
    fc.assert(
      fc.property(edits, fc.nat(), (steps, cut) => {
        const draft = steps.reduce(mutate, live);
        const changes = listChanges(live, draft);
        expect([...takeChanges(draft, live, changes)]).toEqual([...draft]);
        expect([...takeChanges(live, draft, changes)]).toEqual([...live]);
        const some = changes.filter((_, index) => (index + cut) % 2 === 0);
        const partly = takeChanges(draft, live, some);
        const rest = listChanges(partly, draft);
        expect([...takeChanges(draft, partly, rest)]).toEqual([...draft]);
        const left = rest.map(({ id }) => id);
        for (const { id, path } of some) if (path.length > 0) expect(left).not.toContain(id);
      }),
      { numRuns: 40 },
    );
  });
});

function leavesOf(value: unknown, path: FieldPath = []): [FieldPath, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Changes, removes, adds or moves something in one file. */
function mutate(sources: Sources, [file, place, kind]: readonly [number, number, number]): Sources {
  const name = yamlFiles[file % yamlFiles.length] ?? schedule;
  const text = textOf(sources, name);
  const leaves = leavesOf(parse(text)).filter(([path]) => path.length > 0);
  const [path, value] = leaves[place % leaves.length] ?? [[], undefined];
  const entry = path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1);
  const list = entry.slice(0, -1);
  const change = {
    0: () => setValue(text, path, typeof value === "number" ? value + 1 : `${value} and ${kind}`),
    1: () => (entry.length > 0 ? removeValue(text, entry) : text),
    2: () => (entry.length > 0 ? insertEntry(text, list, 0, entryOf(text, entry, kind)) : text),
    3: () => (entry.length > 0 ? moveEntry(text, entry, kind) : text),
  }[kind % 4];
  return new Map(sources).set(name, change?.() ?? text);
}

const valueAt = (text: string, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], parse(text));

function moveEntry(text: string, path: FieldPath, kind: number): string {
  const list = path.slice(0, -1);
  const { length } = valueAt(text, list) as unknown[];
  if (length < 2) return text;
  return insertEntry(removeValue(text, path), list, kind % length, valueAt(text, path));
}

function entryOf(text: string, path: FieldPath, kind: number): unknown {
  const entry = valueAt(text, path);
  if (typeof entry !== "object" || entry === null) return `New ${kind}`;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      typeof value === "string" ? `${value} ${kind}` : value,
    ]),
  );
}
