import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { isFields, type Value } from "../content/entries.ts";
import { dayOf } from "../sources.ts";

/**
 * Returns what speaks against an edit besides the content's own rules; undefined if nothing does: words of a person who
 * didn't agree, and a new term that has begun already.
 *
 * @param known the states whose words and terms aren't new
 * @param now in milliseconds since 1970
 */
export function breaksOwnerRule(known: readonly Sources[], after: Sources, now: number): string | undefined {
  return addsQuoteWithoutConsent(known, after) ?? addsPastTerm(known, after, now);
}

function addsQuoteWithoutConsent(states: readonly Sources[], after: Sources): string | undefined {
  const file = "content/testimonials.yaml";
  const known = new Set(states.flatMap((state) => entriesIn(dataOf(state, file))).map(({ quote }) => quote));
  const isNew = entriesIn(dataOf(after, file)).some(
    ({ quote, consent }) => typeof quote === "string" && !known.has(quote) && !consent,
  );
  return isNew
    ? "Write down when and how this person agreed to be quoted. Without that, their words can’t stand on the site."
    : undefined;
}

/** Returns the entries of all lists in a file of lists. */
const entriesIn = (data: Value) =>
  isFields(data)
    ? Object.values(data).flatMap((list) => (Array.isArray(list) ? list.filter(isFields) : []))
    : [];

function addsPastTerm(states: readonly Sources[], after: Sources, now: number): string | undefined {
  const file = "content/schedule.yaml";
  const schedule = dataOf(after, file);
  const today = dayOf(after, now);
  const known = new Set(states.flatMap((state) => startsIn(dataOf(state, file))));
  const past = startsIn(schedule).find((day) => !known.has(day) && day < today);
  return past && "This Sunday is over. Choose one that is still to come.";
}

function startsIn(schedule: Value): string[] {
  const terms = isFields(schedule) && Array.isArray(schedule.terms) ? schedule.terms.filter(isFields) : [];
  return terms.flatMap(({ startDate }) => (typeof startDate === "string" ? [startDate] : []));
}

const dataOf = (sources: Sources, file: string): Value => parseSource(file, sources.get(file) ?? "").data;
