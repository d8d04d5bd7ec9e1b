import { expect, test } from "vitest";
import { contentFiles } from "../../../../content-model/schema/content-files.ts";
import { stillUnseen, unseen, unseenAgain } from "../../../engine/content/change.ts";
import { captionsOf, leftOutWords, lineInReady, screenAtField, screenOf, screenOfProblem } from "./words.ts";

test.each([
  ["content/schedule.yaml", ["course", "price"], "/prices"],
  ["content/schedule.yaml", ["closures", "2026-12-27"], "/dates"],
  ["content/for-a-while.yaml", ["notices", "0"], "/dates#for-a-while.notices"],
  ["content/for-a-while.yaml", ["sundays", "2027-02-07", "startTime"], "/dates?sunday=2027-02-07"],
  ["content/pages/home.yaml", ["hero", "title"], "/words/home"],
  ["content/layout.yaml", ["skipLink"], "/words/layout"],
  ["content/business.yaml", ["teacher", "photograph"], "/words/about"],
  ["public/photos/me.jpg", [], "/words/about"],
  ["content/redirects.yaml", ["/old"], undefined],
  ["content/articles/meditation-myths.mdx", [], "/articles"],
  ["content/testimonials.yaml", ["home", "0"], "/kind-words"],
  ["content/lessons.yaml", ["0", "youtube"], "/videos"],
])("%s, %j, is changed at %s", (file, path, expected) => {
  expect(screenOf({ file, path })?.path).toBe(expected);
});

test("a problem leads to the field of its change, or of the only one in its file, or else to its file", () => {
  const file = "content/business.yaml";
  const path = ["supportLines", "Suicide Call Back Service", "number"];
  const id = `business ${path.join(".")}`;
  const change = { id, file, path, label: "Number", before: undefined, after: "1300" };
  expect(screenOfProblem({ file, change: id }, [change])?.path).toBe(`/prices#${path.join(".")}`);
  const other = { ...change, id: "business abn", path: ["abn"] };
  expect(screenOfProblem({ file, change: undefined }, [other])?.path).toBe("/prices#abn");
  expect(screenOfProblem({ file, change: undefined }, [change, other])?.path).toBe("/prices");
});

test("what is left to do leads to its line there, and a field of a page to that field", () => {
  expect(lineInReady({ readyKey: "business teacher.name" })).toBe("/ready#business.teacher.name");
  expect(lineInReady({ readyKey: "pages/home" })).toBe("/ready#pages/home");
  const atField = (file: string, path: readonly string[]) => screenAtField({ file, path })?.path;
  expect(atField("content/pages/home.yaml", ["hero", "title"])).toBe("/words/home#hero.title");
  expect(atField("content/faqs.yaml", ["faqPage", "money"])).toBe("/questions#faqPage.money");
  expect(atField("content/schedule.yaml", ["terms", "Term 1 2027"])).toBe("/dates");
});

test("a change leads to its field on every screen of fields, that of a new kind among them", () => {
  const toFields = Object.keys(contentFiles).filter((name) => {
    const at = screenAtField({ file: `content/${name}.yaml`, path: ["sample", "field"] })?.path;
    return at?.endsWith("#sample.field");
  });
  const withScreen = Object.keys(contentFiles).filter((name) =>
    screenOf({ file: `content/${name}.yaml`, path: [] }),
  );
  // A line of Ready, a part of Dates, a letter and the sources of articles aren’t fields on a screen.
  const others = ["confirmed", "for-a-while", "letters", "references"];
  expect(toFields).toEqual(withScreen.filter((name) => !others.includes(name)));
});

test("every content file that she writes has its screen", () => {
  const without = Object.keys(contentFiles).filter(
    (name) => !screenOf({ file: `content/${name}.yaml`, path: [] }),
  );
  // Where old addresses lead, menus and the sections of articles are a helper's.
  expect(without.sort()).toEqual(["article-sections", "navigation", "redirects"]);
});

test("says of no picture that visitors see it in a draft, nor that they will while it is left out", () => {
  const seen = "The sea";
  const [now, later] = ["What visitors see now", "What visitors will see"];
  const once = "Once it’s finished: what visitors will see";
  expect(captionsOf({ before: seen, after: seen }, false)).toEqual({ now, later });
  expect(captionsOf({ before: seen, after: seen }, true)).toEqual({ now, later: undefined });
  expect(captionsOf({ before: undefined, after: unseen }, false)).toMatchObject({ later: once });
  expect(captionsOf({ before: unseen, after: stillUnseen }, false)).toEqual({ now: undefined, later: once });
  expect(captionsOf({ before: unseen, after: "new" }, false)).toEqual({ now: undefined, later });
  expect(captionsOf({ before: seen, after: unseenAgain }, false)).toEqual({ now, later: once });
});

test("names what is left out, or counts it", () => {
  const some = ["Course, price", "Town", "Email address", "Notices"].map((label) => ({ label }));
  expect(leftOutWords(some.slice(0, 2))).toBe("Course, price; Town");
  expect(leftOutWords(some)).toBe("four changes");
});
