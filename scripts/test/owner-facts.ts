import { parseDocument } from "yaml";
import type { FieldPath } from "../../content-model/compiler/field-path.ts";

type OwnFact = readonly [file: string, path: FieldPath, value: unknown];

const term = (name: string, startDate: string, skips: string[] = []) => ({
  name,
  startDate,
  skips,
  booking: `https://call.example.org/c/${name.toLowerCase().replace(" ", "-")}`,
});

/** Facts as another teacher would enter them beside what replaces the samples. No test may fail because of them. */
const ownFacts: readonly OwnFact[] = [
  ["content/business.yaml", ["introCall", "minutes"], 25],
  ["content/business.yaml", ["copyrightYear"], 2027],
  ["content/business.yaml", ["claims", "rating"], 4.7],
  ["content/business.yaml", ["claims", "graduates"], 250],
  ["content/business.yaml", ["claims", "trainingHours"], 520],
  ["content/business.yaml", ["claims", "source"], "Survey after each course, 61 answers"],
  ["content/business.yaml", ["claims", "asOf"], "October 2026"],
  ["content/business.yaml", ["openingHours", "opens"], "09:00"],
  ["content/business.yaml", ["replyPromise"], "usually within two days"],
  ["content/schedule.yaml", ["course", "price"], 310],
  ["content/schedule.yaml", ["coaching", "price"], 82.5],
  ["content/schedule.yaml", ["course", "sessionMinutes"], 75],
  ["content/schedule.yaml", ["course", "startTime"], "10:15"],
  ["content/schedule.yaml", ["course", "dailyPracticeMinutes"], 12],
  ["content/schedule.yaml", ["sundayClass", "startTime"], "17:00"],
  ["content/schedule.yaml", ["sundayClass", "endTime"], "17:45"],
  ["content/schedule.yaml", ["sundayClass", "bookingOpensDaysBefore"], 3],
  [
    "content/schedule.yaml",
    ["terms"],
    [
      term("Term 1", "2027-02-07", ["2027-03-28"]),
      term("Term 2", "2027-04-25"),
      term("Term 3", "2027-07-18"),
      term("Term 4", "2027-10-10"),
    ],
  ],
  ["content/schedule.yaml", ["closures"], [{ from: "2026-12-21", to: "2027-01-02", why: "Christmas" }]],
  ["content/testimonials.yaml", ["home", 2], { quote: "I laughed more than I expected to.", name: "Amina" }],
];

/** Returns content files with an owner's facts; comments stay. */
export function withOwnFacts(sources: ReadonlyMap<string, string>): Map<string, string> {
  const changed = new Map(sources);
  for (const [file, facts] of Map.groupBy(ownFacts, ([name]) => name)) {
    const document = parseDocument(sources.get(file) ?? "");
    for (const [, path, value] of facts) document.setIn(path, value);
    changed.set(file, document.toString({ lineWidth: 0 }));
  }
  return changed;
}
