import { remarks } from "#content/pages/practise";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { inWords } from "../../../../domain/format-text.ts";
import { minutesAndSeconds } from "../../guided-practices/minutes-and-seconds.ts";
import type { Sitting } from "../sitting-print/sitting.ts";
import { factsOf, type SittingFacts } from "./facts.ts";

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
