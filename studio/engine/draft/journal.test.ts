import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../project.ts";
import { openJournal } from "./journal.ts";

const day = 24 * 60 * 60 * 1000;

function open() {
  const project = { ...openProject("."), dataFolder: temporaryFolder() };
  const clock = { now: 1000 };
  return {
    clock,
    file: path.join(project.dataFolder, "typed.json"),
    journal: () => openJournal(project, () => clock.now),
  };
}

test("a studio that was killed has what it kept, and nobody else on the computer reads it", () => {
  const { journal, file, clock } = open();
  journal().keep("schedule course.price", "free", { base: 240 });
  journal().keep("answer 1", { text: "Hello", key: undefined });
  clock.now += day;
  journal().keep("schedule course.price", "free", { base: 240 });
  expect(journal().allKept()).toEqual([
    { key: "answer 1", value: { text: "Hello" }, at: 1000 },
    { key: "schedule course.price", value: "free", base: 240, at: 1000 },
  ]);
  journal().drop("answer 1");
  expect(journal().kept("answer 1")).toBeUndefined();
  if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
});

test("a value that was set aside is kept once, for a year", () => {
  const { journal, clock } = open();
  const setAside = (value: unknown) => journal().setAside("schedule course.price", "Price", value);
  for (const value of [250, 260, 250]) setAside(value);
  expect(journal().allSetAside()).toMatchObject([{ value: 250 }, { value: 260 }]);
  clock.now += 366 * day;
  expect(journal().allSetAside()).toEqual([]);
});

test("an answer that a closed window held gives way to a newer one, and is set aside", () => {
  const { journal, clock } = open();
  const keep = (value: string, more: { base?: string; typedAt?: number } = {}) => {
    journal().keepUnsent("answer 1", "An answer", value, more);
    return journal().kept("answer 1")?.value;
  };
  expect(keep("Newer")).toBe("Newer");
  expect(keep("Older", { typedAt: clock.now - 1 })).toBe("Newer");
  expect(journal().allSetAside()).toMatchObject([{ label: "An answer", value: "Older" }]);
  expect(keep("Newest", { base: "Newer", typedAt: clock.now + 1 })).toBe("Newest");
  // The computer's clock was put back.
  clock.now -= day;
  expect(keep("Typed now", { base: "Newest" })).toBe("Typed now");
  expect(journal().allSetAside()).toHaveLength(1);
});

test("of two windows, the one that typed last holds, and what it hadn't seen is set aside", () => {
  const { journal } = open();
  const keep = (value: string, base?: string) =>
    journal().keepUnsent("answer 1", "An answer", value, { base });
  keep("Yes");
  keep("Yes, both", "Yes");
  keep("No", "Yes");
  keep("No", "Yes");
  expect(journal().kept("answer 1")?.value).toBe("No");
  expect(journal().allSetAside()).toMatchObject([{ value: "Yes, both" }]);
});

test("the studio's own notes are no typed words, and outlive them", () => {
  const { journal } = open();
  journal().notes.write("thrown away", ["one"]);
  journal().keep("answer 1", { text: "Hello" });
  journal().forget("answer 1");
  expect(journal().allKept()).toEqual([]);
  expect(journal().notes.read("thrown away")).toEqual(["one"]);
  journal().notes.drop("thrown away");
  expect(journal().notes.read("thrown away")).toBeUndefined();
});

test.each(['{"typed":[', "[]"])(
  "says where the words are if %s isn't a journal, and leaves them there",
  (text) => {
    const { journal, file } = open();
    writeFileSync(file, text);
    expect(journal).toThrow(file);
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
