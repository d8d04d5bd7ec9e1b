import { remarks } from "#content/pages/practise";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { inWords, minutesAndSeconds } from "../../../../domain/format-text.ts";
import { countsOf, type Sitting } from "../sitting-print/sitting.ts";

/** Facts about a sitting, from which a sentence is chosen. */
export type SittingFacts = {
  readonly all: number;
  readonly seen: number;
  readonly heard: number;
  readonly felt: number;
  /** Whether it was stopped before its time. */
  readonly isEarly: boolean;
  /** Length in seconds. */
  readonly sat: number;
  /** Marks a minute. */
  readonly rate: number;
  /** The longest run of one kind, and its kind. */
  readonly run: number;
  readonly runOf: 0 | 1 | 2;
  /** The longest time without a mark, in seconds, and whether it lies between two marks. */
  readonly gap: number;
  readonly isGapInside: boolean;
  /** Marks in the first and the last third of the time. */
  readonly inFirstThird: number;
  readonly inLastThird: number;
};

export const isEarly = ({ sat, minutes }: Pick<Sitting, "sat" | "minutes">) => sat < minutes * 60 - 1;

export function factsOf(sitting: Sitting): SittingFacts {
  const { taps, sat } = sitting;
  const [seen, heard, felt] = countsOf(sitting);
  return {
    all: taps.length,
    seen,
    heard,
    felt,
    isEarly: isEarly(sitting),
    sat,
    // A sitting that ended at once would have an absurd rate.
    rate: taps.length / Math.max(sat / 60, 0.2),
    ...longestRun(sitting),
    ...longestGap(sitting),
    inFirstThird: taps.filter(([, at]) => at < sat / 3).length,
    inLastThird: taps.filter(([, at]) => at >= (sat * 2) / 3).length,
  };
}

function longestRun({ taps }: Sitting): Pick<SittingFacts, "run" | "runOf"> {
  let [run, length] = [0, 0];
  let runOf: 0 | 1 | 2 = 0;
  for (const [index, [sense]] of taps.entries()) {
    length = taps[index - 1]?.[0] === sense ? length + 1 : 1;
    if (length > run) [run, runOf] = [length, sense];
  }
  return { run, runOf };
}

function longestGap({ taps, sat }: Sitting): Pick<SittingFacts, "gap" | "isGapInside"> {
  const moments = [0, ...taps.map(([, at]) => at), sat];
  let [gap, end] = [0, 0];
  for (const [index, at] of moments.entries()) {
    const wait = at - (moments[index - 1] ?? at);
    if (wait > gap) [gap, end] = [wait, index];
  }
  return { gap, isGapInside: end > 1 && end < moments.length - 1 };
}

type Rule = readonly [name: keyof typeof remarks, holds: (facts: SittingFacts) => boolean];

const isMostly = (part: number, all: number) => all > 5 && part >= all * 0.55;
const isAll = (part: number, all: number) => all > 3 && part === all;
const isRunOf = (sense: 0 | 1 | 2) => (facts: SittingFacts) => facts.run >= 8 && facts.runOf === sense;
const isEven = ({ all, seen, heard, felt }: SittingFacts) =>
  Math.max(seen, heard, felt) - Math.min(seen, heard, felt) <= Math.max(1, all * 0.12);

/** When each sentence of `content/pages/practise.yaml` fits a sitting. The first rule that holds wins. */
export const rules: readonly Rule[] = [
  ["stoppedEmpty", ({ isEarly, all }) => isEarly && all === 0],
  ["empty", ({ all }) => all === 0],
  ["stopped", ({ isEarly }) => isEarly],
  ["one", ({ all }) => all === 1],
  ["busy", ({ rate }) => rate > 30],
  ["allSeen", ({ seen, all }) => isAll(seen, all)],
  ["allHeard", ({ heard, all }) => isAll(heard, all)],
  ["allFelt", ({ felt, all }) => isAll(felt, all)],
  ["runSeen", isRunOf(0)],
  ["runHeard", isRunOf(1)],
  ["runFelt", isRunOf(2)],
  ["gap", ({ isGapInside, gap, sat }) => isGapInside && gap >= 20 && gap >= sat * 0.3],
  ["noneFelt", ({ felt, all }) => all > 5 && felt === 0],
  ["noneHeard", ({ heard, all }) => all > 5 && heard === 0],
  ["noneSeen", ({ seen, all }) => all > 5 && seen === 0],
  ["late", ({ inLastThird, all }) => all > 8 && inLastThird >= all * 0.55],
  ["soon", ({ inFirstThird, all }) => all > 8 && inFirstThird >= all * 0.55],
  ["mostlyHeard", ({ heard, all }) => isMostly(heard, all)],
  ["mostlySeen", ({ seen, all }) => isMostly(seen, all)],
  ["mostlyFelt", ({ felt, all }) => isMostly(felt, all)],
  ["even", (facts) => facts.all > 5 && isEven(facts)],
  ["few", ({ all }) => all <= 5],
  ["else", () => true],
];

/** Returns one dry sentence about a sitting. Its seed chooses among the wordings. */
export function remarkOn(sitting: Sitting): string {
  const facts = factsOf(sitting);
  const [name] = rules.find(([, holds]) => holds(facts)) ?? ["else"];
  const wordings = remarks[name];
  return fillSlots(wordings[sitting.seed % wordings.length] ?? "", {
    "sitting.length": minutesAndSeconds(facts.sat),
    "run.count": inWords(facts.run, { capital: true }),
    "gap.seconds": Math.round(facts.gap),
  });
}
