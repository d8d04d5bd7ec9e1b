import { expect, test } from "vitest";
import { compileContent } from "../../../content-model/compiler/compile-content.ts";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { setValue } from "../../engine/content/edit-yaml.ts";
import { withoutItsDays } from "../../engine/test-support/small-project.ts";
import { insertionsFrom } from "./insertions.ts";

const sources = new Map([...(await readSources())].map(([file, text]) => [file, withoutItsDays(text)]));
const schedule = sources.get("content/schedule.yaml") ?? "";
const now = Date.parse("2026-11-24T00:00:00Z");

/** Returns what answers can take in after a change of the schedule. */
function insertionsWith(edited: string) {
  const { content } = compileContent(new Map([...sources, ["content/schedule.yaml", edited]]), { now });
  if (!content) throw new Error("The content has an error.");
  return insertionsFrom(content, now);
}

test("offers the terms that haven't begun, and the closures ahead", () => {
  const term = (name: string, startDate: string, booking: string) => ({ name, startDate, booking });
  const terms = [
    term("Term 4", "2026-10-11", "https://booking.example.com/begun"),
    term("Term 1", "2027-01-31", "https://booking.example.com/ahead"),
  ];
  const closures = [
    { from: "2026-01-04", to: "2026-01-04", why: "Holidays" },
    { from: "2026-11-29", to: "2026-11-29", why: "Away" },
    { from: "2026-12-27", to: "2026-12-27", why: "Christmas" },
  ];
  const edited = setValue(setValue(schedule, ["terms"], terms), ["closures"], closures);
  const insertions = insertionsWith(edited);
  expect(insertions.dates).toMatch(/\d+\sSundays at 2:30\spm Melbourne time, 31 January to /);
  expect(insertions.dates).toContain("https://booking.example.com/ahead");
  expect(insertions.dates).toContain(
    "The next one is on Sunday 6 December. No class 29 November; 27 December.",
  );
  expect(insertions.dates).not.toMatch(/begun|4 January/);
  expect(insertions.ahead).toMatchObject([
    { words: "Sunday 6 December", begins: Date.parse("2026-12-06T08:30+11:00") },
    { words: "31 January", begins: Date.parse("2027-01-31T14:30+11:00") },
  ]);
  for (const { words } of insertions.ahead) expect(insertions.dates).toContain(words);
  expect(insertions.links.map(({ text }) => text)).toContain("https://booking.example.com/ahead");
  expect(insertions.promisedHours).toBeGreaterThan(0);
});

test("says that no dates of the course are set, instead of nothing", () => {
  const edited = setValue(schedule, ["terms"], []);
  const insertions = insertionsWith(edited);
  expect(insertions.dates).toMatch(
    /^The next dates of the .+ aren’t set yet\.\n\nSunday class: .+ Sunday 29 November\./,
  );
});
