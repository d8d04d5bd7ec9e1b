import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compileContent, type Sources } from "../../../content-model/compiler/compile-content.ts";
import { ownerRule } from "../../business/owner-rules.ts";
import { isOpen, newArticle, openArticle, setArticleField } from "../articles/open-article.ts";
import { setValue } from "../content/edit-yaml.ts";
import { listChanges } from "../content/list-changes.ts";
import type { Snapshot } from "../content/whole-changes.ts";
import type { Project } from "../project.ts";
import { smallProject } from "../test-support/small-project.ts";
import { createDraft, type Draft } from "./draft.ts";
import { type Journal, openJournal } from "./journal.ts";

const schedule = "content/schedule.yaml";
const name = "schedule";
const price = ["course", "price"];
const now = () => Date.parse("2026-11-24T10:00:00+11:00");

let project: Project;
let journal: Journal;
let draft: Draft;

/** Terms of a year that ends with the tests' own day, whatever the owner's are. */
const terms = ["2026-02-01", "2026-04-26", "2026-07-19", "2026-10-11"].map((startDate, index) => ({
  name: `Term ${index + 1}`,
  startDate,
  booking: `https://booking.example.com/${startDate}`,
}));

beforeEach(() => {
  project = smallProject();
  writeFileSync(path.join(project.folder, schedule), setValue(textOf(), ["terms"], terms));
  journal = openJournal(project, now);
  draft = createDraft({ project, journal, rule: ownerRule, now });
});

const textOf = (file = schedule) => readFileSync(path.join(project.folder, file), "utf8");
const snapshot = (sources: Sources): Snapshot => ({ sources, pictures: new Map() });
const dataOf = (file = schedule) => parse(textOf(file));
const editByHand = (from: string, to: string, file = schedule) => {
  expect(textOf(file)).toContain(from);
  writeFileSync(path.join(project.folder, file), textOf(file).replace(from, to));
};

test("files from Windows are edited, and keep their line ends and their byte order mark", async () => {
  const slug = "driving-meditation";
  const article = `content/articles/${slug}.mdx`;
  const asOnWindows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  for (const file of [schedule, article]) {
    writeFileSync(path.join(project.folder, file), asOnWindows(textOf(file)));
  }
  const before = await draft.sources();
  const base = before.get(article) ?? "";
  const edited = setArticleField(base, ["title"], "At the wheel");
  expect(isOpen(openArticle(base))).toBe(true);
  expect(await draft.setArticle({ slug, text: edited, base })).toMatchObject({ state: "saved" });
  expect(textOf(article)).toBe(asOnWindows(edited));
  const { price: old } = dataOf().course;
  expect(await draft.setField({ name, path: price, value: 260, base: old })).toMatchObject({
    state: "saved",
  });
  expect(textOf()).toBe(asOnWindows(setValue(before.get(schedule) ?? "", price, 260)));
});

describe("a field", () => {
  test("is in its file when it is saved, and can be put back to the byte", async () => {
    const before = await draft.sources();
    const base = dataOf().course.price;
    expect(await draft.setField({ name, path: price, value: 260, base })).toMatchObject({ state: "saved" });
    expect(dataOf().course.price).toBe(260);
    const changes = listChanges(before, await draft.sources());
    await draft.restoreFrom(snapshot(before), changes);
    expect(textOf()).toBe(before.get(schedule));
  });

  test("is as visitors have it when a video is put in and taken off", async () => {
    const file = "content/practices.yaml";
    const before = await draft.sources();
    const text = `${before.get(file)}`;
    expect(text).toContain("  youtube:\n");
    const { slug } = dataOf(file)[0];
    const live = createDraft({ project, journal, rule: ownerRule, now, readLive: async () => before });
    const field = { name: "practices", path: [slug, "youtube"] } as const;
    const value = { link: "https://youtu.be/dQw4w9WgXcQ", published: "2025-02-03" };
    expect(await live.setField({ ...field, value, base: null })).toMatchObject({ state: "saved" });
    expect(await live.setField({ ...field, value: undefined, base: value })).toMatchObject({
      state: "saved",
    });
    expect(textOf(file)).toBe(text);
    expect(listChanges(before, await live.sources())).toEqual([]);
  });

  test("that needs a day says so in the words of a form, not of a file", async () => {
    const [{ name: term, startDate }] = dataOf().terms;
    const path = ["terms", `${term} ${startDate.slice(0, 4)}`, "startDate"];
    expect(await draft.setField({ name, path, value: undefined, base: startDate })).toMatchObject({
      state: "invalid",
      message: "This is missing. Enter a day.",
    });
  });

  test("that is emptied with its new entry leaves nothing that isn't right", async () => {
    const list = { name: "for-a-while", path: ["sundays"] } as const;
    const value = { date: "2026-12-13", startTime: "08:30" };
    await draft.addEntry({ ...list, value, temporaryName: "on 2026-12-13" });
    const end = { name: "for-a-while", path: ["sundays", "0", "endTime"] } as const;
    expect(await draft.setField({ ...end, value: "08:00", base: undefined })).toMatchObject({
      state: "invalid",
    });
    const shorter = { date: value.date };
    await draft.setField({ name: "for-a-while", path: ["sundays", "0"], value: undefined, base: shorter });
    // What the window hadn't seen is called something in History.
    expect(journal.allSetAside()).toMatchObject([{ label: "Class elsewhere", value }]);
    expect(journal.allKept().filter(({ problem }) => problem)).toEqual([]);
  });

  test.each([
    ["free", "digits"],
    [-5, "more than 0"],
    [1e9, "at most 100000"],
    [260.555, ""],
    [undefined, "missing"],
  ])("keeps a price of %j out of the file, with a sentence", async (value, words) => {
    const before = textOf();
    const base = dataOf().course.price;
    const result = await draft.setField({ name, path: price, value, base });
    expect(result).toMatchObject({ state: "invalid", message: expect.stringContaining(words) });
    expect(textOf()).toBe(before);
    expect(journal.kept("schedule course.price")?.value).toBe(value);
  });

  test("keeps a text that is too long, whole", async () => {
    const base = dataOf("content/faqs.yaml").home[0];
    const value = "words".repeat(10_000);
    const field = ["home", base.id, "answer"];
    const result = await draft.setField({ name: "faqs", path: field, value, base: base.answer });
    expect(result).toMatchObject({
      state: "invalid",
      message: expect.stringContaining("50000 characters"),
    });
    expect(journal.kept(`faqs ${field.join(".")}`)?.value).toBe(value);
  });

  test.each(["{x}", "a < b", 'a "straight" quote', "🙂", "--- three", "# not a note", "a: b"])(
    "saves %j as it was typed",
    async (value) => {
      const { id, question } = dataOf("content/faqs.yaml").home[0];
      const field = ["home", id, "question"];
      expect(await draft.setField({ name: "faqs", path: field, value, base: question })).toMatchObject({
        state: "saved",
      });
      expect(dataOf("content/faqs.yaml").home[0].question).toBe(value);
    },
  );
});

test("a pause after a space is no conflict", async () => {
  const { id, question } = dataOf("content/faqs.yaml").home[0];
  const field = { name: "faqs", path: ["home", id, "question"] } as const;
  let base = question;
  for (const value of ["Is it", "Is it ", "Is it r", "Is it right? "]) {
    expect(await draft.setField({ ...field, value, base })).toMatchObject({ state: "saved" });
    base = value;
  }
  expect(parse(textOf("content/faqs.yaml")).home[0].question).toBe("Is it right?");
});

describe("a question", () => {
  const list = { name: "faqs", path: ["home"] } as const;
  const questions = () => dataOf("content/faqs.yaml").home.map(({ id }: { id: string }) => id);

  test("without an answer is kept, and says what is missing", async () => {
    const before = textOf("content/faqs.yaml");
    const value = { id: "chairs", question: "Are there chairs?" };
    expect(await draft.addEntry({ ...list, value, temporaryName: "new 1" })).toMatchObject({
      state: "invalid",
      message: expect.stringMatching(/^Answer is missing/),
      within: "answer",
    });
    expect(textOf("content/faqs.yaml")).toBe(before);
    expect(journal.kept("faqs home.new 1")?.value).toEqual(value);
  });

  test("is moved, and moved back to the byte", async () => {
    const before = textOf("content/faqs.yaml");
    const [first, second, ...others] = questions();
    expect(await draft.moveEntry("faqs", ["home", first], 1)).toMatchObject({ state: "saved" });
    expect(questions()).toEqual([second, first, ...others]);
    await draft.moveEntry("faqs", ["home", first], 0);
    expect(textOf("content/faqs.yaml")).toBe(before);
  });
});

describe("what isn't right in an entry that goes by its position stays with that entry", () => {
  const name = "business";
  const list = ["social"];
  const profiles = () => dataOf("content/business.yaml").social as readonly { readonly url: string }[];
  const wrong = () => journal.allKept().map(({ key, value }) => [key, value]);

  beforeEach(async () => {
    const base = profiles()[2]?.url;
    const edit = { name, path: [...list, "2", "url"], value: "no address", base } as const;
    expect(await draft.setField(edit)).toMatchObject({ state: "invalid" });
  });

  test("when it is moved, and moved back", async () => {
    const { url } = profiles()[2] ?? {};
    expect(await draft.moveEntry(name, [...list, "2"], 0)).toMatchObject({ state: "saved" });
    expect(profiles()[0]?.url).toBe(url);
    expect(wrong()).toEqual([["business social.0.url", "no address"]]);
    await draft.moveEntry(name, [...list, "1"], 0);
    expect(profiles()[1]?.url).toBe(url);
    expect(wrong()).toEqual([["business social.1.url", "no address"]]);
  });

  test("when two of them change places", async () => {
    const base = profiles()[1]?.url;
    await draft.setField({ name, path: [...list, "1", "url"], value: "no link", base });
    expect(await draft.moveEntry(name, [...list, "2"], 1)).toMatchObject({ state: "saved" });
    expect(wrong().toSorted()).toEqual([
      ["business social.1.url", "no address"],
      ["business social.2.url", "no link"],
    ]);
  });

  test("when one above it is removed, and put back", async () => {
    const [, above, { url } = {}] = profiles();
    expect(await draft.removeEntries(name, [[...list, "1"]])).toMatchObject({ state: "saved" });
    expect(profiles()[1]?.url).toBe(url);
    expect(wrong()).toEqual([["business social.1.url", "no address"]]);
    await draft.addEntry({ name, path: list, value: above, index: 1, temporaryName: "new 1" });
    expect(profiles()[2]?.url).toBe(url);
    expect(wrong()).toEqual([["business social.2.url", "no address"]]);
  });
});

test("an entry without an id that is added again, since its answer was lost, stands there once", async () => {
  const list = { name: "confirmed", path: [], value: "business name", temporaryName: "new" } as const;
  expect(await draft.addEntry(list)).toMatchObject({ state: "saved" });
  const once = textOf("content/confirmed.yaml");
  expect(await draft.addEntry(list)).toMatchObject({ state: "saved" });
  expect(textOf("content/confirmed.yaml")).toBe(once);
});

test("what was typed and in no file goes to History when its field is put back", async () => {
  const before = await draft.sources();
  const base = dataOf().course.price;
  await draft.setField({ name, path: price, value: 260, base });
  await draft.setField({ name, path: price, value: "27O", base: 260 });
  await draft.restoreFrom(snapshot(before), listChanges(before, await draft.sources()));
  expect(journal.kept("schedule course.price")).toBeUndefined();
  const [label, key] = ["Online course, price", "schedule course.price"];
  // Nor was 260 ever published.
  expect(journal.allSetAside()).toMatchObject([
    { key, label, value: "27O" },
    { key, label, value: 260 },
  ]);
});

test("what is put back writes over nothing that only the draft has: a field, an article, an entry under another name", async () => {
  const before = await draft.sources();
  draft = createDraft({ project, journal, rule: ownerRule, now, readLive: async () => before });
  const file = "content/articles/meditation-myths.mdx";
  const article = textOf(file).replace("slug:", "# Another note\nslug:");
  writeFileSync(path.join(project.folder, file), article);
  const [{ id, question }] = dataOf("content/faqs.yaml").home;
  const asked = "Is it the same question, asked in other words?";
  await draft.setField({ name: "faqs", path: ["home", id, "question"], value: asked, base: question });
  editByHand("startDate: 2026-10-11", "startDate: 2027-02-07");
  const older = new Map(before)
    .set(file, article.replace("# Another", "# A third"))
    .set("content/faqs.yaml", (before.get("content/faqs.yaml") ?? "").replace(question, "What was it?"))
    .set(schedule, (before.get(schedule) ?? "").replace("price: 240", "price: 230"));
  const back = listChanges(await draft.sources(), older);
  expect(await draft.restoreFrom(snapshot(older), back)).toMatchObject({ state: "saved" });
  // Visitors see the price that was written over: a commit has it.
  expect(journal.allSetAside().map(({ value }) => value)).toEqual(["2027-02-07", asked, article]);
});

describe("a term", () => {
  const add = (startDate: string) =>
    draft.addEntry({
      name,
      path: ["terms"],
      value: {
        name: startDate < "2027" ? "Term 4" : "Term 1",
        startDate,
        booking: "https://booking.example.com/new",
      },
      temporaryName: "new",
    });

  test("is added at the end", async () => {
    expect(await add("2027-01-31")).toMatchObject({ state: "saved" });
    expect(dataOf().terms.at(-1).startDate).toBe("2027-01-31");
  });

  test.each([
    ["2027-02-02", "must be a Sunday"],
    ["2026-12-06", "Two terms are called"],
    ["2027-01-24", "overlaps"],
    ["2025-02-02", "is over"],
  ])("is refused if it begins on %s", async (day, words) => {
    const late = dataOf().terms.at(-1);
    editByHand(`startDate: ${late.startDate}`, "startDate: 2026-12-13");
    const before = textOf();
    expect(await add(day)).toMatchObject({ state: "invalid", message: expect.stringContaining(words) });
    expect(textOf()).toBe(before);
  });

  test("says which of its fields is wrong, as the owner calls it", async () => {
    const value = { name: "Term 1", startDate: "2027-01-31", booking: "my page" };
    const term = { name, path: ["terms"], value, temporaryName: "new" } as const;
    expect(await draft.addEntry(term)).toMatchObject({
      state: "invalid",
      message: expect.stringMatching(/^Booking page is “my page”\. Write a whole web address/),
    });
  });
});

test("words of a person who didn’t agree are refused", async () => {
  const before = textOf("content/testimonials.yaml");
  const quote = { quote: "I sleep better.", name: "Kim" };
  const entry = { name: "testimonials", path: ["home"], temporaryName: "new" } as const;
  expect(await draft.addEntry({ ...entry, value: quote })).toMatchObject({
    state: "invalid",
    message: expect.stringContaining("agreed"),
  });
  expect(textOf("content/testimonials.yaml")).toBe(before);
  const onlyHow = { ...quote, consent: { how: "by email" } };
  expect(await draft.addEntry({ ...entry, value: onlyHow })).toMatchObject({
    state: "invalid",
    within: "consent › day",
  });
  const agreed = { ...quote, consent: { how: "by email", day: "2026-01-14" } };
  expect(await draft.addEntry({ ...entry, value: agreed })).toMatchObject({ state: "saved" });
});

test("a consent can't be taken away from words, nor be of a day to come", async () => {
  const consent = { how: "on paper", day: "2026-01-14" };
  const value = { quote: "I sleep better.", name: "Kim", consent };
  await draft.addEntry({ name: "testimonials", path: ["about"], temporaryName: "new", value, index: 0 });
  const saved = textOf("content/testimonials.yaml");
  const field = { name: "testimonials", path: ["about", "0", "consent"], base: consent } as const;
  expect(await draft.setField({ ...field, value: undefined })).toMatchObject({ state: "invalid" });
  expect(await draft.setField({ ...field, value: { how: "on paper", day: "2099-01-01" } })).toMatchObject({
    state: "invalid",
    message: expect.stringContaining("still to come"),
  });
  expect(textOf("content/testimonials.yaml")).toBe(saved);
});

test("other words in the place of a sample need a consent", async () => {
  const [first] = dataOf("content/testimonials.yaml").home ?? [];
  if (!first) return;
  const path = ["home", "0", "quote"];
  const edit = { name: "testimonials", path, value: "I sleep much better.", base: first.quote } as const;
  expect(await draft.setField(edit)).toMatchObject({ state: "invalid" });
});

test("words without consent aren't put back from an older state", async () => {
  const file = "content/testimonials.yaml";
  const sources = await draft.sources();
  const text = sources.get(file) ?? "";
  const older = new Map(sources).set(file, text.replace(/quote: .*/, "quote: I sleep much better."));
  const changes = listChanges(sources, older);
  expect(await draft.restoreFrom(snapshot(older), changes)).toMatchObject({ state: "invalid" });
  expect(textOf(file)).toBe(text);
});

test("puts back kind words that were taken off, though they lack a consent", async () => {
  const before = await draft.sources();
  const [first] = dataOf("content/testimonials.yaml").home ?? [];
  if (!first) return;
  await draft.removeEntries("testimonials", [["home", first.quote]]);
  expect(textOf("content/testimonials.yaml")).not.toContain(first.quote);
  const changes = listChanges(before, await draft.sources());
  expect(await draft.restoreFrom(snapshot(before), changes)).toMatchObject({ state: "saved" });
  expect(textOf("content/testimonials.yaml")).toBe(before.get("content/testimonials.yaml"));
});

test("where messages go isn't changed by a window, and stays as a hand has put it", async () => {
  const file = "content/business.yaml";
  const at = ["functions", "url"];
  const edit = (path: string[], value: unknown, base: unknown) =>
    draft.setField({ name: "business", path, value, base });
  const { functions } = dataOf(file);
  const elsewhere = await edit(at, "https://elsewhere.example/messages", functions.url);
  expect(elsewhere).toMatchObject({
    state: "invalid",
    message: expect.stringContaining("Where messages go"),
  });
  expect(await edit(["functions", "publicKey"], "key", undefined)).toMatchObject({ state: "invalid" });
  expect(dataOf(file).functions).toEqual(functions);
  editByHand("url: /functions/v1", "url: https://functions.example/v1", file);
  expect(await edit(["name"], "Still Pond", dataOf(file).name)).toMatchObject({ state: "saved" });
  expect(dataOf(file).functions.url).toBe("https://functions.example/v1");
});

test("a sample is confirmed, and no longer confirmed", async () => {
  const before = textOf("content/confirmed.yaml");
  const confirmed = () => dataOf("content/confirmed.yaml");
  const count = confirmed().length;
  const place = "business teacher.firstName";
  const list = { name: "confirmed", path: [] } as const;
  expect(await draft.addEntry({ ...list, value: place, temporaryName: place })).toMatchObject({
    state: "saved",
  });
  expect(confirmed().at(-1)).toBe(place);
  expect(textOf("content/confirmed.yaml")).toMatch(/^# /);
  await draft.removeEntries("confirmed", [[String(count)]]);
  expect(textOf("content/confirmed.yaml")).toBe(before);
});

test("takes out an article that the other state lacks", async () => {
  const before = await draft.sources();
  const file = "content/articles/one-more.mdx";
  const [[, article = ""] = []] = [...before].filter(([name]) => name.endsWith(".mdx"));
  writeFileSync(path.join(project.folder, file), article);
  const changes = listChanges(before, await draft.sources());
  expect(changes).toMatchObject([{ file, before: undefined }]);
  expect(await draft.restoreFrom(snapshot(before), changes)).toMatchObject({ state: "saved" });
  expect(existsSync(path.join(project.folder, file))).toBe(false);
  expect(journal.allSetAside()).toMatchObject([{ label: changes[0]?.label, value: article }]);
});

describe("a file that was edited by hand", () => {
  test.each([
    ["while a field is saved", (base: unknown) => draft.setField({ name, path: price, value: 260, base })],
    [
      "while a change is taken from another state",
      async () => {
        const other = new Map(await draft.sources());
        other.set(schedule, setValue(textOf(), price, 260));
        const changes = listChanges(await draft.sources(), other);
        return draft.restoreFrom(snapshot(other), changes);
      },
    ],
  ])("%s: both edits hold", async (_, edit) => {
    let isEdited = false;
    // The check of an edit begins by asking what time it is.
    const editMeanwhile = () => {
      if (!isEdited) editByHand('startTime: "15:00"', 'startTime: "15:30"');
      isEdited = true;
      return now();
    };
    draft = createDraft({ project, journal, rule: ownerRule, now: editMeanwhile });
    expect(await edit(dataOf().course.price)).toMatchObject({ state: "saved" });
    expect(dataOf().course).toMatchObject({ price: 260, startTime: "15:30" });
  });

  test("so that what is typed into is gone: the words are set aside", async () => {
    const gone = { name, path: ["closures", "2031-01-05", "why"] } as const;
    expect(await draft.setField({ ...gone, value: "Painting", base: "Rest" })).toMatchObject({
      state: "superseded",
      message: expect.stringContaining("kept in History"),
    });
    expect(journal.kept("schedule closures.2031-01-05.why")).toBeUndefined();
    expect(journal.allSetAside()).toMatchObject([{ value: "Painting" }]);
  });

  test("so that another entry has the place of what is typed into: its words stay its own", async () => {
    const file = "content/testimonials.yaml";
    const [first, second] = dataOf(file).home;
    const typed = {
      name: "testimonials",
      path: ["home", "0", "quote"],
      value: `${first.quote} And so on.`,
      seen: { home: dataOf(file).home },
    } as const;
    expect(await draft.removeEntries("testimonials", [["home", "0"]])).toMatchObject({ state: "saved" });
    for (const isReplayed of [false, true]) {
      expect(await draft.setField({ ...typed, base: first.quote, isReplayed })).toMatchObject({
        state: "superseded",
        message: expect.stringContaining("kept in History"),
      });
    }
    expect(dataOf(file).home[0]).toEqual(second);
    // The last one has moved up, and isn't gone.
    const last = { ...typed, path: ["home", String(dataOf(file).home.length), "quote"] };
    expect(await draft.setField({ ...last, base: second.quote, isReplayed: true })).toMatchObject({
      message: "It was changed, moved or removed elsewhere. What you typed is kept in History.",
      setAsideLabel: "Kind words, their words",
    });
    expect(journal.allSetAside()[0]).toMatchObject({ value: typed.value });
    expect(journal.allSetAside().some(({ isInConflict }) => isInConflict)).toBe(false);
  });

  test("so that it can’t be read: nothing overwrites it", async () => {
    const base = dataOf().course.price;
    editByHand("  price:", "  \tprice:");
    const broken = textOf();
    expect(await draft.setField({ name, path: price, value: 260, base })).toMatchObject({
      state: "read-only",
      message: expect.stringMatching(/line \d+/),
    });
    expect(textOf()).toBe(broken);
    expect(journal.kept("schedule course.price")?.value).toBe(260);
  });
});

describe("days that two windows have changed at the same time", () => {
  const field = { name, path: ["closures"] } as const;
  const off = (day: string, why?: string) => ({ from: day, to: day, ...(why && { why }) });
  const base = [off("2026-12-27"), off("2027-01-24")];
  const closures = () => dataOf().closures;

  beforeEach(async () => {
    await draft.setField({ ...field, value: base, base: dataOf().closures });
  });

  test.each([false, true])(
    "are both off, and what either put back on stays on; replayed: %s",
    async (isReplayed) => {
      await draft.setField({ ...field, value: [...base, off("2027-04-11")], base });
      const value = [base[1], off("2027-03-28"), off("2027-04-18")];
      expect(await draft.setField({ ...field, value, base, isReplayed })).toEqual({
        state: "saved",
        at: now(),
      });
      const days = ["2027-01-24", "2027-03-28", "2027-04-11", "2027-04-18"];
      expect(closures()).toEqual(days.map((day) => off(day)));
      expect(journal.allSetAside()).toEqual([]);
    },
  );

  test("are asked about if both have changed the same one", async () => {
    await draft.setField({ ...field, value: [off("2026-12-27", "Painting"), base[1]], base });
    const value = [off("2026-12-27", "Holidays"), base[1]];
    expect(await draft.setField({ ...field, value, base })).toMatchObject({ conflict: expect.anything() });
    const [first] = closures();
    expect(first).toEqual(value[0]);
  });

  test("are asked about if both have closed the same one, with other reasons", async () => {
    await draft.setField({ ...field, value: [...base, off("2027-04-11", "Painting")], base });
    const value = [...base, off("2027-04-11")];
    expect(await draft.setField({ ...field, value, base })).toMatchObject({ conflict: expect.anything() });
  });

  test("are both said to be on", async () => {
    const field = { name, path: ["sundayClass", "confirmed"] } as const;
    const base = dataOf().sundayClass.confirmed ?? undefined;
    await draft.setField({ ...field, value: ["2026-12-27"], base });
    await draft.setField({ ...field, value: ["2027-01-03"], base });
    expect(dataOf().sundayClass.confirmed).toEqual(["2026-12-27", "2027-01-03"]);
  });
});

describe("what a window sends with the list that it saw, as after hours without a network", () => {
  const file = "content/testimonials.yaml";
  const words = { name: "testimonials", path: ["home"] } as const;
  const consent = { how: "by email", note: "Email of 20 November", day: "2026-11-20" };
  /** Types over every field of the second words, as a window that saw the list before. */
  const typeOverSecond = async (seen: { readonly home: readonly Record<string, unknown>[] }) => {
    const before = seen.home[1] ?? {};
    const typed = { quote: "It was worth the drive, each time.", name: "Rita", role: "florist, Sebastopol" };
    const results = [];
    for (const [key, value] of Object.entries({ consent, ...typed })) {
      const path = [...words.path, "1", key];
      results.push(await draft.setField({ ...words, path, value, base: before[key], seen }));
    }
    return { typed: { ...before, ...typed }, results };
  };

  test("stays with its entry, every field of it, when one above it is taken off meanwhile", async () => {
    const seen = dataOf(file);
    const [, , third] = seen.home;
    await draft.removeEntries("testimonials", [["home", "0"]]);
    const { typed } = await typeOverSecond(seen);
    expect(dataOf(file).home).toEqual([{ ...typed, consent }, third]);
  });

  test("goes to nobody else when its entry is taken off meanwhile, and another has its place", async () => {
    const seen = dataOf(file);
    const [first, , third] = seen.home;
    await draft.removeEntries("testimonials", [["home", "1"]]);
    const { results } = await typeOverSecond(seen);
    expect(results.every(({ state }) => state === "superseded")).toBe(true);
    expect(dataOf(file).home).toEqual([first, third]);
    expect(journal.allSetAside().map(({ value }) => value)).toContain("Rita");
  });

  test("is written where it was typed when every field of the entry has been typed over", async () => {
    const seen = dataOf(file);
    const [first, , third] = seen.home;
    const { typed } = await typeOverSecond(seen);
    expect(dataOf(file).home).toEqual([first, { ...typed, consent }, third]);
    const late = {
      ...words,
      path: [...words.path, "1", "rating"],
      value: 4,
      base: seen.home[1].rating,
      seen,
    };
    expect(await draft.setField(late)).toMatchObject({ state: "saved" });
    expect(dataOf(file).home[1].rating).toBe(4);
  });

  test("goes to no other price that begins on the same day", async () => {
    const list = { name: "for-a-while", path: ["prices"] } as const;
    const course = { price: "course", from: "2027-01-01", amount: 300, announced: "yes" };
    const coaching = { price: "coaching", from: "2027-01-01", amount: 180, announced: "yes" };
    for (const value of [course, coaching])
      await draft.addEntry({ ...list, value, temporaryName: value.price });
    const seen = { prices: [course, coaching] };
    await draft.removeEntries(list.name, [["prices", "0"]]);
    const edit = { ...list, path: ["prices", "0", "from"], value: "2027-02-01", base: course.from, seen };
    expect(await draft.setField(edit)).toMatchObject({
      state: "superseded",
      setAsideLabel: expect.anything(),
    });
    expect(dataOf("content/for-a-while.yaml").prices).toMatchObject([coaching]);
    const other = { ...edit, path: ["prices", "1", "amount"], value: 190, base: 180 };
    expect(await draft.setField(other)).toMatchObject({ state: "saved" });
    expect(dataOf("content/for-a-while.yaml").prices).toMatchObject([{ ...coaching, amount: 190 }]);
  });

  test("moves an entry to another list as it is by now, with what is wrong with it, and none that is gone", async () => {
    const [second, third] = [
      ["home", "1"],
      ["home", "2"],
    ] as const;
    for (const at of [second, third])
      await draft.setField({ ...words, path: [...at, "consent"], value: consent, base: undefined });
    const seen = dataOf(file);
    const { length } = seen.about;
    await draft.setField({ ...words, path: [...second, "rating"], value: 4, base: seen.home[1].rating });
    await draft.setField({ ...words, path: [...second, "quote"], value: "", base: seen.home[1].quote });
    const moveTo = (at: readonly string[], page: string) =>
      draft.moveEntry("testimonials", at, length, seen, [page]);
    expect(await moveTo(second, "about")).toMatchObject({ state: "saved" });
    const moved = { ...seen.home[1], rating: 4 };
    expect(dataOf(file).home).toEqual([seen.home[0], seen.home[2]]);
    expect(dataOf(file).about).toEqual([...seen.about, moved]);
    expect(journal.allKept().map(({ key }) => key)).toEqual([`testimonials about.${length}.quote`]);

    // Another device has moved it, too, or has taken it off.
    const after = dataOf(file);
    expect(await moveTo(second, "course")).toMatchObject({ state: "superseded" });
    await draft.removeEntries("testimonials", [["home", "1"]]);
    expect(await moveTo(third, "course")).toMatchObject({ state: "superseded" });
    expect(dataOf(file)).toEqual({ ...after, home: [seen.home[0]] });
  });

  test("removes and moves nothing that stands in the place of what it shows", async () => {
    const seen = dataOf(file);
    const [, second] = seen.home;
    const other = { quote: "Worth the early start.", name: "Una", role: "baker, Buninyong", consent };
    await draft.removeEntries("testimonials", [["home", "1"]]);
    await draft.addEntry({ ...words, value: other, index: 1, temporaryName: "new 1" });
    const after = dataOf(file);
    await draft.removeEntries("testimonials", [["home", "1"]], seen);
    await draft.moveEntry("testimonials", ["home", "1"], 0, seen);
    expect(dataOf(file)).toEqual(after);
    expect(after.home).not.toContainEqual(second);
  });

  test("puts several entries back, each once and in its place, or none of them", async () => {
    const seen = dataOf(file);
    const entries = [
      { path: ["home"], value: seen.home[0], index: 0 },
      { path: ["home"], value: seen.home[2], index: 2 },
      { path: ["about"], value: seen.about[0], index: 0 },
    ];
    await draft.removeEntries("testimonials", [
      ["home", "0"],
      ["home", "2"],
      ["about", "0"],
    ]);
    const wrong = { path: ["about"], value: { name: "Nobody" }, index: 0 };
    const without = dataOf(file);
    expect(await draft.addEntries("testimonials", [...entries, wrong])).toMatchObject({ state: "invalid" });
    expect(dataOf(file)).toEqual(without);
    expect(journal.allKept()).toEqual([]);
    for (let time = 0; time < 2; time++)
      expect(await draft.addEntries("testimonials", entries)).toMatchObject({ state: "saved" });
    expect(dataOf(file)).toEqual(seen);
  });

  test("removes and moves the entry that it shows, or none", async () => {
    const seen = dataOf(file);
    const [first, second, third] = seen.home;
    await draft.removeEntries("testimonials", [["home", "0"]]);
    await draft.moveEntry("testimonials", ["home", "2"], 0, seen);
    expect(dataOf(file).home).toEqual([third, second]);
    await draft.removeEntries("testimonials", [["home", "1"]], seen);
    await draft.removeEntries("testimonials", [["home", "0"]], seen);
    expect(dataOf(file).home).toEqual([third]);
    expect(first).toBeDefined();
  });
});

test.each<[string, (base: unknown) => unknown]>([
  ["another window", (base) => draft.setField({ name, path: price, value: 250, base })],
  ["a hand in the file", (base) => editByHand(`price: ${base}`, "price: 250")],
])("what is typed last holds, and what %s wrote there meanwhile is set aside", async (_, write) => {
  const base = dataOf().course.price;
  await write(base);
  expect(await draft.setField({ name, path: price, value: 260, base })).toMatchObject({ state: "saved" });
  expect(dataOf().course.price).toBe(260);
  expect(journal.allSetAside()).toMatchObject([{ label: "Online course, price", value: 250 }]);
  // Nothing is replaced by what isn't valid.
  expect(await draft.setField({ name, path: price, value: "free", base })).toMatchObject({
    state: "invalid",
  });
  expect(journal.allSetAside()).toHaveLength(1);
});

test("what was kept for a while gives way to a file that has changed since, is set aside, and asked about", async () => {
  const base = dataOf().course.price;
  const replayed = { name, path: price, value: 260, base, isReplayed: true } as const;
  editByHand(`price: ${base}`, "price: 250");
  expect(await draft.setField(replayed)).toMatchObject({ state: "superseded" });
  expect(dataOf().course.price).toBe(250);
  expect(journal.allSetAside()).toMatchObject([
    { label: "Online course, price", value: 260, isInConflict: true },
  ]);
  expect(await draft.setField({ ...replayed, base: 250 })).toMatchObject({ state: "saved" });
});

describe("half of a group, of which two windows have typed a part each", () => {
  const [practice, slug] = ["practices", "feel-rest"] as const;
  const field = { name: practice, path: [slug, "youtube"], base: undefined };
  const key = `practices ${slug}.youtube`;
  const [link, published] = ["https://youtu.be/dQw4w9WgXcQ", "2026-11-20"];

  test.each([false, true])("is whole; replayed: %s", async (isReplayed) => {
    expect(await draft.setField({ ...field, value: { link }, shown: {} })).toMatchObject({
      state: "invalid",
    });
    const other = { ...field, value: { published }, shown: {}, isReplayed };
    expect(await draft.setField(other)).toMatchObject({ state: "saved" });
    const [{ youtube }] = dataOf("content/practices.yaml");
    expect(youtube).toEqual({ link, published });
  });

  test("keeps the one that a window sends again as it opens from going over what came since", async () => {
    await draft.setField({ ...field, value: { link }, shown: {} });
    const newer = { link: "https://youtu.be/aaaaaaaaaaa" };
    await draft.setField({ ...field, value: newer, shown: { value: { link } } });
    await draft.setField({ ...field, value: { link }, shown: { value: { link } }, isReplayed: true });
    expect(journal.kept(key)?.value).toEqual(newer);
  });

  test("goes to History where both have typed the same part", async () => {
    await draft.setField({ ...field, value: { link }, shown: {} });
    const other = { link: "https://youtu.be/aaaaaaaaaaa" };
    await draft.setField({ ...field, value: other, shown: {} });
    expect(journal.kept(key)?.value).toEqual(other);
    expect(journal.allSetAside()).toMatchObject([{ key, value: { link } }]);
    const replayed = {
      ...field,
      value: { link: "https://youtu.be/bbbbbbbbbbb" },
      shown: {},
      isReplayed: true,
    };
    expect(await draft.setField(replayed)).toMatchObject({
      state: "superseded",
      setAsideLabel: expect.any(String),
    });
    expect(journal.kept(key)?.value).toEqual(other);
    expect(journal.allSetAside()).toMatchObject([{ value: replayed.value }, { value: { link } }]);
  });

  test.each([false, true])(
    "goes to History where it was taken off on another device; replayed: %s",
    async (isReplayed) => {
      await draft.setField({ ...field, value: { link, published } });
      await draft.setField({ ...field, value: undefined, base: { link, published } });
      const typed = {
        name: practice,
        path: [slug, "youtube", "link"],
        value: `${link}?t=3`,
        base: link,
        isReplayed,
      };
      expect(await draft.setField(typed)).toMatchObject({
        state: "superseded",
        message: "It was removed elsewhere. What you typed is kept in History.",
        setAsideLabel: expect.any(String),
      });
      expect(journal.allKept().filter(({ problem }) => problem)).toEqual([]);
      expect(journal.allSetAside()).toMatchObject([{ value: typed.value }]);
    },
  );

  test("loses what its own window has taken out, and nothing else", async () => {
    const shown = { value: { link } };
    await draft.setField({ ...field, value: { link }, shown: {} });
    await draft.setField({ ...field, value: { link, published: "soon" }, shown });
    await draft.setField({ ...field, value: undefined, shown });
    expect(journal.kept(key)?.value).toEqual({ published: "soon" });
  });
});

test("writes nothing during a merge", async () => {
  const readOnly = createDraft({
    project,
    journal,
    rule: ownerRule,
    now,
    whyReadOnly: async () => "Half done.",
  });
  const base = dataOf().course.price;
  expect(await readOnly.setField({ name, path: price, value: 260, base })).toEqual({
    state: "read-only",
    message: "Half done.",
  });
  expect(dataOf().course.price).toBe(base);
});

describe("an article", () => {
  const slug = "driving-meditation";
  const file = `content/articles/${slug}.mdx`;

  test("keeps a picture chosen in one window and the words written in another meanwhile", async () => {
    const base = textOf(file);
    const chosen = setArticleField(base, ["picture", "print"], "meditation-myths");
    editByHand("roundabout", "crossing", file);
    const byHand = textOf(file);
    expect(await draft.setArticle({ slug, text: chosen, base })).toMatchObject({ state: "saved" });
    expect(textOf(file)).toBe(setArticleField(byHand, ["picture", "print"], "meditation-myths"));
    expect(journal.allSetAside()).toEqual([]);
  });

  test("keeps words written in one window and the picture chosen in another, and the later of two pictures", async () => {
    const base = textOf(file);
    const chosen = setArticleField(base, ["picture", "print"], "meditation-myths");
    await draft.setArticle({ slug, text: chosen, base });
    const written = `${setArticleField(base, ["picture", "print"], "benefits-of-meditation")}\nMore.\n`;
    expect(await draft.setArticle({ slug, text: written, base })).toMatchObject({ state: "saved" });
    expect(textOf(file)).toBe(written);
    expect(journal.allSetAside()).toMatchObject([{ key: `articles/${slug}`, value: chosen }]);
  });

  test("isn't written over when its words were changed by hand, too: what was typed is set aside", async () => {
    const base = textOf(file);
    editByHand("roundabout", "crossing", file);
    const byHand = textOf(file);
    const result = await draft.setArticle({ slug, text: `${base}\nMore.\n`, base });
    expect(result).toMatchObject({
      state: "superseded",
      message: expect.stringContaining("kept in History"),
    });
    expect(textOf(file)).toBe(byHand);
    expect(journal.allSetAside()).toMatchObject([{ key: `articles/${slug}`, value: `${base}\nMore.\n` }]);
  });

  test("with a script stays out of its file, and is kept", async () => {
    const base = textOf(file);
    const text = `${base}\n<script>alert(1)</script>\n`;
    expect(await draft.setArticle({ slug, text, base })).toMatchObject({ state: "invalid" });
    expect(textOf(file)).toBe(base);
    expect(journal.kept(`articles/${slug}`)).toMatchObject({ value: text });
  });

  test("that is removed takes what was kept of it to History", async () => {
    const own = "on-a-bus";
    const base = newArticle(own, "On a bus");
    await draft.setArticle({ slug: own, text: base, base: undefined });
    const text = `${base}\n<script>alert(1)</script>\n`;
    expect(await draft.setArticle({ slug: own, text, base })).toMatchObject({ state: "invalid" });
    expect(await draft.setArticle({ slug: own, text: undefined, base })).toMatchObject({ state: "saved" });
    expect(journal.kept(`articles/${own}`)).toBeUndefined();
    expect(journal.allSetAside().map(({ value }) => value)).toContain(text);
    // Another window still has it open.
    const typed = await draft.setArticle({ slug: own, text: `${base}\nMore.\n`, base });
    expect(typed).toMatchObject({
      message: "This article was removed elsewhere. What you typed is kept in History.",
    });
  });

  test.each([
    [
      "code in an attribute",
      "<SideNote x={process.exit(1)}>n</SideNote>",
      "Code can’t stand in an article. Delete it.",
    ],
    [
      "spread code",
      "<SideNote {...process.exit(1)}>n</SideNote>",
      "Code can’t stand in an article. Delete it.",
    ],
    ["what would take minutes to read", "*a_ ".repeat(20_000), "This article takes too long to be read"],
  ])("with %s is kept beside its file, with a sentence", async (_, added, sentence) => {
    const base = textOf(file);
    expect(await draft.setArticle({ slug, text: `${base}\n${added}\n`, base })).toMatchObject({
      state: "invalid",
      message: expect.stringContaining(sentence),
    });
    expect(textOf(file)).toBe(base);
  });

  test("that can't be removed, since its file was changed by hand, keeps what isn't in the file yet", async () => {
    const base = textOf(file);
    await draft.setArticle({ slug, text: `${base}\n<script>alert(1)</script>\n`, base });
    editByHand("driving", "steering", file);
    expect(await draft.setArticle({ slug, text: undefined, base })).toMatchObject({ state: "superseded" });
    expect(journal.kept(`articles/${slug}`)).toBeDefined();
  });

  test("is no page while it is a draft, however unfinished", async () => {
    const text = newArticle("on-a-bus", "On a bus");
    expect(await draft.setArticle({ slug: "on-a-bus", text, base: undefined })).toMatchObject({
      state: "saved",
    });
    const { articles, bodies, content } = compileContent(await draft.sources(), { now: now() });
    expect(content).toBeDefined();
    expect(articles.map((article) => article.slug)).not.toContain("on-a-bus");
    expect(Object.keys(bodies)).not.toContain("on-a-bus");
  });
});
