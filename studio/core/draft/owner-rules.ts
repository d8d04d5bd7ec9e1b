import type { Sources } from "../../../content-model/compiler/compile-content.ts";
import { parseSources } from "../../../content-model/compiler/entries.ts";
import { parseSource } from "../../../content-model/compiler/source-file.ts";
import { quotesIn } from "../../../launch-check/check-consent.ts";
import type { Samples } from "../../../launch-check/samples.ts";
import { isFields, type Value } from "../content/entries.ts";
import { dayOf } from "../sources.ts";

type Rules = {
  /** The state that is edited: what stands in it isn't new. */
  readonly before: Sources;
  /** The state that values are taken from, the same or an older one. Its terms aren't new, either. */
  readonly takenFrom: Sources;
  readonly after: Sources;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly samples: Samples;
};

/** What an edit breaks, in a sentence for the owner, and the field of the entry that it is about. */
export type BrokenRule = { readonly message: string; readonly within?: string };

/**
 * Returns what speaks against an edit besides the content's own rules; undefined if nothing does: words of a person who
 * didn't agree, and a new term that has begun already.
 */
export function breaksOwnerRule(rules: Rules): BrokenRule | undefined {
  const past = addsPastTerm([rules.before, rules.takenFrom], rules.after, rules.now);
  return addsQuoteWithoutConsent(rules) ?? (past === undefined ? undefined : { message: past });
}

/**
 * Quotes need a consent, with its way and day, as soon as they are new, changed or put back from an older state. Only the
 * samples need none: the launch check keeps them from going live.
 */
function addsQuoteWithoutConsent({ before, after, now, samples }: Rules): BrokenRule | undefined {
  const quotesOf = (sources: Sources) => quotesIn(parseSources(sources), samples);
  const hasNone = ({ agreedOn, isSample }: ReturnType<typeof quotesOf>[number]) =>
    agreedOn === undefined && !isSample;
  const known = quotesOf(before);
  const lacking = new Set(known.filter(hasNone).map(({ quote }) => quote));
  const quotes = quotesOf(after);
  if (quotes.some((one) => hasNone(one) && !lacking.has(one.quote))) {
    return {
      message:
        "Write down how and on which day this person agreed to be quoted. Without that, their words can’t be on the site.",
      within: "consent › how",
    };
  }
  const today = dayOf(after, now);
  const days = new Set(known.map(({ agreedOn }) => agreedOn));
  return quotes.some(({ agreedOn }) => agreedOn !== undefined && agreedOn > today && !days.has(agreedOn))
    ? { message: "This day is still to come. Enter the day they agreed.", within: "consent › day" }
    : undefined;
}

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
