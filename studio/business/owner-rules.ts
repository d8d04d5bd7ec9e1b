import { isDeepStrictEqual } from "node:util";
import type { Sources } from "../../content-model/compiler/compile-content.ts";
import { parseSources } from "../../content-model/compiler/leaves.ts";
import { parseSource } from "../../content-model/compiler/source-file.ts";
import { quotesIn } from "../../launch-check/check-consent.ts";
import { readSamples } from "../../launch-check/samples.ts";
import { isFields, type Value } from "../engine/content/entries.ts";
import type { BrokenRule, EditRule, JudgedEdit } from "../engine/draft/check-draft.ts";
import { dayOf } from "../engine/sources.ts";

/** Refuses words of a person who didn't agree to be quoted, a new term that has begun already, and another place for messages. */
export const ownerRule: EditRule = async (edit) =>
  (await addsQuoteWithoutConsent(edit)) ?? addsPastTerm(edit) ?? sendsMessagesElsewhere(edit);

/**
 * Quotes need a consent, with its way and day, as soon as they are new, changed or put back from an older state. Only the
 * samples need none: the launch check keeps them from going live.
 */
async function addsQuoteWithoutConsent({ before, after, now }: JudgedEdit): Promise<BrokenRule | undefined> {
  const samples = await readSamples();
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

function addsPastTerm({ before, restoredFrom, after, now }: JudgedEdit): BrokenRule | undefined {
  const file = "content/schedule.yaml";
  const schedule = dataOf(after, file);
  const today = dayOf(after, now);
  const known = new Set([before, restoredFrom].flatMap((state) => startsIn(dataOf(state, file))));
  const past = startsIn(schedule).find((day) => !known.has(day) && day < today);
  return past === undefined
    ? undefined
    : { message: "This Sunday is over. Choose one that is still to come." };
}

/** Somebody at an open window of hers would get what visitors write, long after that window was signed out. */
function sendsMessagesElsewhere({ before, restoredFrom, after }: JudgedEdit): BrokenRule | undefined {
  const formsIn = (sources: Sources) => {
    const business = dataOf(sources, "content/business.yaml");
    return isFields(business) ? business.functions : undefined;
  };
  const forms = formsIn(after);
  return [before, restoredFrom].some((state) => isDeepStrictEqual(formsIn(state), forms))
    ? undefined
    : { message: "Where messages go can’t be changed here. Whoever helps you does that in the file." };
}

function startsIn(schedule: Value): string[] {
  const terms = isFields(schedule) && Array.isArray(schedule.terms) ? schedule.terms.filter(isFields) : [];
  return terms.flatMap(({ startDate }) => (typeof startDate === "string" ? [startDate] : []));
}

const dataOf = (sources: Sources, file: string): Value => parseSource(file, sources.get(file) ?? "").data;
