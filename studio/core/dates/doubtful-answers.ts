import type { NamedPath } from "../content/change.ts";
import { isFields, type Value } from "../content/entries.ts";

/** An answer that says when the class is on. */
export type DoubtfulAnswer = {
  readonly path: NamedPath;
  readonly question: string;
  /** Its first sentence. */
  readonly sentence: string;
  readonly answer: string;
  /** Whether the page adds the closed Sundays to it. */
  readonly listsClosures: boolean;
};

/** What answers say about Sundays that may be off. */
const namesHolidays = /holidays?\b|long weekends?\b|christmas|easter|every sunday/i;

/** Where the questions about the Sunday class are. */
const lists: readonly NamedPath[] = [["sundayClass"], ["faqPage", "sundayClass"]];

/**
 * Returns the answers about the Sunday class that say it is on in the holidays: those that list its closures, and those that
 * name holidays.
 *
 * @param faqs the data of `content/faqs.yaml`
 */
export const doubtfulAnswers = (faqs: Value): DoubtfulAnswer[] =>
  lists.flatMap((path) => {
    const entries = path.reduce<Value>((value, key) => (isFields(value) ? value[key] : undefined), faqs);
    if (!Array.isArray(entries)) return [];
    return entries.filter(isFields).flatMap(({ id, question, answer, listsClosures }) => {
      if (typeof id !== "string" || typeof question !== "string" || typeof answer !== "string") return [];
      const saysSo = listsClosures === true || namesHolidays.test(`${question} ${answer}`);
      if (!saysSo || !/^yes\b|every sunday/i.test(answer)) return [];
      const sentence = /^.*?[.!?](?=\s|$)/.exec(answer)?.[0] ?? answer;
      return [
        { path: [...path, id, "answer"], question, sentence, answer, listsClosures: listsClosures === true },
      ];
    });
  });
