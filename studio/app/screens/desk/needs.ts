import type { InferResponseType } from "hono/client";
import { formatDate } from "../../../../domain/format-date.ts";
import { formatList } from "../../../../domain/format-text.ts";
import { money } from "../../../../domain/money.ts";
import { type PriceChange, usualPricePath } from "../../../../domain/prices.ts";
import { isUnderWay, restOf, wasSent } from "../../../business/letters/derived-state.ts";
import { findField } from "../../../engine/content/entries.ts";
import type { LiveCheck } from "../../../engine/publish/live-site.ts";
import { isPublic } from "../../../engine/publish/publication.ts";
import type { api } from "../../api/client.ts";
import type { LettersAnswer } from "../../api/letters.ts";
import { countWords, lowerFirst, upperFirst } from "../../ui/format.ts";
import type { StateKind } from "../../ui/marks.tsx";
import { haveItWords, missedWords, waitingWords } from "../letters/words.ts";
import { downWords, isOnlyHere, isSiteDown } from "../publishing/live-site.tsx";

/** Something that the owner has to do. */
export type Need = {
  readonly id: string;
  readonly state: { readonly kind: StateKind; readonly words: string };
  readonly title: string;
  readonly text: string;
  readonly action:
    | { readonly words: string; readonly to: string }
    /** Looks at the live site, or starts it where it is on this computer. */
    | { readonly does: "check" | "start" };
  /** A stopped letter that she may leave at that. */
  readonly letter?: { readonly id: string; readonly stoppedAt: number };
  /** The same in a few words, for the sentence above. */
  readonly brief: string;
};

/** How many needs the sentence names. */
const mostNamed = 3;

/** Joins “one email didn’t reach you”, “two people wait”: the first letter large, a full stop at the end. */
export function sentenceOf(needs: readonly Pick<Need, "brief">[]): string {
  const named = needs.slice(0, needs.length > mostNamed + 1 ? mostNamed : needs.length);
  const rest = needs.length - named.length;
  const briefs = [
    ...named.map(({ brief }) => brief),
    ...(rest > 0 ? [`${countWords(rest)} more things wait`] : []),
  ];
  const last = briefs.pop() ?? "";
  return `${upperFirst(briefs.length > 0 ? `${briefs.join(", ")}, and ${last}` : last)}.`;
}

export type Desk = InferResponseType<typeof api.desk.$get, 200>;
type Draft = InferResponseType<typeof api.changes.$get, 200>;
type Last = InferResponseType<typeof api.publication.$get, 200>;

export type Known = {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly last: Last;
  /** Whether the live site doesn't answer. */
  readonly isDown: boolean;
};

/** Returns that the site is down, in words; undefined if it isn't. It explains most other trouble, and stands first. */
export function siteDown(check: LiveCheck | undefined, timeZone: string): Need | undefined {
  const words = downWords(check, timeZone);
  if (!words) return undefined;
  return {
    ...words,
    id: "site down",
    state: { kind: check && isOnlyHere(check) ? "wait" : "bad", words: "No answer" },
    action: { does: check && isSiteDown(check) && isOnlyHere(check) ? "start" : "check" },
    brief: lowerFirst(words.title),
  };
}

/** A term that begins within this many days is urgent. */
const urgentDays = 7;

/** Returns what the site itself asks of the owner, the most urgent first. */
export function needsOfSite(known: Known): Need[] {
  const { desk, draft, last, isDown } = known;
  return [
    cantWrite(draft),
    notPublished(last, isDown),
    noCopy(desk),
    dates(desk),
    holidays(desk),
    notReady(desk, last),
  ].filter((need) => need !== undefined);
}

function cantWrite({ whyReadOnly }: Draft): Need | undefined {
  if (!whyReadOnly) return undefined;
  return {
    id: "read only",
    state: { kind: "bad", words: "Can’t save" },
    title: "Nothing can be changed at the moment",
    text: whyReadOnly,
    action: { words: "See why", to: "/changes" },
    brief: "nothing can be changed at the moment",
  };
}

function notPublished({ publication }: Last, isDown: boolean): Need | undefined {
  if (publication?.outcome === "unconfirmed") {
    return {
      id: "not published",
      state: { kind: "bad", words: "Not seen yet" },
      title: "Your changes are in place, but I can’t see them yet",
      text: isDown
        ? "They show as soon as the site is up again. Nothing is lost."
        : "Visitors may still see the site as it was. Nothing is lost.",
      action: { words: "Look again", to: "/publishing" },
      brief: "your changes can’t be seen yet",
    };
  }
  if (publication?.outcome !== "failed") return undefined;
  const isThere = publication.step === "verify";
  return {
    id: "not published",
    state: { kind: "bad", words: isThere ? "Not written down" : "Not published" },
    title: isThere ? "Your changes are live, but not written down" : "Your changes weren’t published",
    text: publication.failure?.sentence ?? "Visitors see the site as it was. Nothing is lost.",
    action: { words: "See why", to: "/publishing" },
    brief: isThere ? "your changes aren’t written down" : "your changes weren’t published",
  };
}

function noCopy({ copy }: Desk): Need | undefined {
  if (!copy?.failure) return undefined;
  return {
    id: "no copy",
    state: { kind: "bad", words: "No copy" },
    title: "Your messages and readers weren’t copied today",
    text: `I copy them each day into the folder “backups”. Nothing is lost; but if this computer broke now, ${copy.madeAt === null ? "they would be" : "what came since the last copy would be"}.`,
    action: { words: "See why", to: "/ready#copies" },
    brief: "your messages and readers have no copy of today",
  };
}

function dates({ datesRunningOut, today }: Desk): Need | undefined {
  if (!datesRunningOut) return undefined;
  const need = { id: "dates", action: { words: "Add dates", to: "/dates" } };
  const inDraft = (open: Need) => (datesRunningOut.isDrafted ? doneInDraft(open) : open);
  if (datesRunningOut.kind === "soon") {
    const { term, begins, daysLeft } = datesRunningOut;
    return inDraft({
      ...need,
      state: { kind: daysLeft <= urgentDays ? "bad" : "wait", words: `${daysLeft} days left` },
      title: `After ${formatDate(begins)} the course has no date`,
      text: `${term} starts then, and it’s the last term set. From that day, pages say that the next dates aren’t set yet.`,
      brief: `after ${formatDate(begins)} the course has no date`,
    });
  }
  return inDraft({
    ...need,
    state: { kind: "bad", words: "No dates" },
    title: "The course has no date to book",
    text:
      datesRunningOut.kind === "none"
        ? "No term is set. Pages say that the next dates aren’t set yet."
        : `${datesRunningOut.term} ${datesRunningOut.ends < today ? "ended" : "ends"} on ${formatDate(datesRunningOut.ends)}, and it’s the last term set. Pages say that the next dates aren’t set yet.`,
    brief: "the course has no date to book",
  });
}

function holidays({ toConfirm: { sundays, drafted } }: Desk): Need | undefined {
  const open = sundays.filter((sunday) => !drafted.includes(sunday));
  const isDrafted = open.length === 0;
  const [first, ...others] = isDrafted ? sundays : open;
  if (!first) return undefined;
  const rest =
    isDrafted || drafted.length === 0
      ? ""
      : ` Of ${formatList(drafted.map((day) => formatDate(day)))} you’ve said it in your draft: publish that, too.`;
  const days = `${formatDate(first)}${others.length > 0 ? `, and on ${countWords(others.length)} more Sunday${others.length === 1 ? "" : "s"} in the next six weeks` : ""}`;
  const need: Need = {
    id: "holidays",
    state: { kind: "wait", words: "Not said" },
    title: `Is there a class on ${days}?`,
    text: `${others.length === 0 ? "It’s in the holidays, or beside a public holiday" : "They’re in the holidays, or beside public holidays"}. Until you say, the class’s pages tell people to check the centre’s timetable.${rest}`,
    action: { words: "Say whether it’s on", to: `/dates?sunday=${first}` },
    brief: `you haven’t said whether there’s a class on ${days}`,
  };
  const isSaid = `whether there’s a class on ${days} is said in your draft, and not published`;
  return isDrafted ? doneInDraft(need, isSaid) : need;
}

/** What the draft settles stays to be done until it is published. */
const doneInDraft = (need: Need, brief = `${need.brief} (done in your draft)`): Need => ({
  ...need,
  state: { kind: "draft", words: "In your draft" },
  text: "Done in your draft; publish it.",
  action: { words: "Look and publish", to: "/changes" },
  brief,
});

/** Counts as Ready to go live? does: what the draft settles isn't left, but isn't published either. */
function notReady({ madeUp: { count, drafted } }: Desk, { live: { since, host } }: Last): Need | undefined {
  if (count === 0) return undefined;
  // Nothing with something left is published: on a site that visitors see, a new version has brought it.
  const isLive = since !== undefined && host !== undefined && isPublic(host.url);
  const areDrafted = `${upperFirst(countWords(drafted))} more ${drafted === 1 ? "is" : "are"} done in your draft`;
  const isDrafted = drafted === count;
  const left = isDrafted ? count : count - drafted;
  const things = left === 1 ? "one thing is left" : `${left} things are left`;
  const need: Need = {
    id: "not ready",
    state: { kind: "wait", words: `${left} to do` },
    title: `${upperFirst(things)} ${isLive ? "since your site got a new version" : "before the site can go live"}`,
    text: `${isLive ? "Facts or words that it needs." : "Facts that only you know, and pages to read."}${drafted > 0 ? ` ${areDrafted}: publish ${drafted === 1 ? "it" : "them"}, too.` : ""}`,
    action: { words: "See what’s left", to: "/ready" },
    brief: `${things} ${isLive ? "since your site got a new version" : "before it can go live"}`,
  };
  if (!isDrafted) return need;
  const done = `${left === 1 ? "the one thing that was left is" : `all ${left} things that were left are`} done in your draft`;
  return {
    ...doneInDraft(need, `${done}, and not published`),
    title: upperFirst(done),
    text: left === 1 ? "Publish it." : "Publish them.",
  };
}

type Letters = NonNullable<LettersAnswer["value"]>;

/** Returns that a copy of the site's data was put back, and she hasn't dealt with what that stopped or lacks. */
export function restoredCopy(letters: Letters | undefined): Need[] {
  if (!letters?.restores.length) return [];
  return [
    {
      id: "restored copy",
      state: { kind: "bad", words: "Put back" },
      title: "A copy of your site’s data was put back",
      text: "It stopped letters that were going out, or something that came after the copy was made can’t be read.",
      action: { words: "Read about it", to: "/letters" },
      brief: "a copy of your site’s data was put back",
    },
  ];
}

/** Returns that the newest letter couldn't go out at its moment, until she sends it, or another one. */
export function missedLetter(letters: Letters | undefined, timeZone: string): Need[] {
  const newest = letters?.letters.find(wasSent);
  if (newest?.state.kind !== "kept back" || newest.state.because !== "missed") return [];
  const { subject, audience, state } = newest;
  return [
    {
      id: "missed letter",
      state: { kind: "bad", words: "Not sent" },
      title: `“${subject}” didn’t go out`,
      text: `${missedWords(state.dueAt, timeZone)}.`,
      action: {
        words: "Look at it",
        to: audience === "letter" ? "/letters" : "/letters/dates",
      },
      brief: "a letter didn’t go out",
    },
  ];
}

/** How long a stopped letter is asked about, in milliseconds: after a week, she has given it up. */
const stoppedFor = 7 * 86_400_000;

/** Returns that the newest letter was stopped and can go on, until she sends it on, or another one, or leaves it at that. */
export function stoppedLetter(
  letters: Letters | undefined,
  now: number,
  closed: Desk["closedLetter"],
): Need[] {
  const newest = letters?.letters.find(wasSent);
  // After a copy was put back, the need about that leads there.
  if (newest?.state.kind !== "stopped" || letters?.restores.length) return [];
  const { id, subject, audience, state } = newest;
  if (closed?.id === id && closed.stoppedAt === state.stoppedAt) return [];
  if (!restOf(state) || now > state.stoppedAt + stoppedFor) return [];
  return [
    {
      id: "stopped letter",
      state: { kind: "wait", words: "Stopped" },
      title: `“${subject}” didn’t go out to all`,
      text: `${haveItWords(state.emails)}. You can send it on; it’s listed here for a week.`,
      letter: { id, stoppedAt: state.stoppedAt },
      action: { words: "Look at it", to: audience === "letter" ? "/letters" : "/letters/dates" },
      brief: "a letter was stopped",
    },
  ];
}

/** Returns that people were promised an email with dates that are set by now. While it goes out, there is nothing to do. */
export function waitingForDates(letters: Letters | undefined, areSet: boolean): Need[] {
  const count = letters?.readers["course-dates"] ?? 0;
  const isGoing = letters?.letters.some((letter) => letter.audience === "course-dates" && isUnderWay(letter));
  if (count === 0 || !areSet || isGoing) return [];
  return [
    {
      id: "waiting for dates",
      state: { kind: "wait", words: "Promised" },
      title: waitingWords(count),
      text: "They were promised one email. It’s written for you, with the dates that visitors see.",
      action: { words: "Look at the email", to: "/letters/dates" },
      brief: lowerFirst(waitingWords(count)),
    },
  ];
}

/** The draft, as far as prices go. */
type DraftedPrices = {
  readonly prices: readonly PriceChange[];
  /** The usual prices, as drafted and as visitors see them. */
  readonly schedule: { readonly data: unknown; readonly live: unknown };
};

/** Whether people would pay the old price again in the draft without a price that has begun. */
function fallsBack({ price, amount }: PriceChange, { data, live }: DraftedPrices["schedule"]): boolean {
  const usualIn = (schedule: unknown) => findField("schedule", schedule, usualPricePath(price))?.value;
  return usualIn(data) === usualIn(live) && usualIn(data) !== amount;
}

/**
 * Returns that a price has begun which booking pages and the usual prices may not have yet. It stays until it is the usual one.
 *
 * @param drafted what is the usual one in the draft isn't among the prices from a day on there
 */
export function begunPrices(prices: readonly PriceChange[], today: string, drafted?: DraftedPrices): Need[] {
  const begun = prices.filter(({ from }) => from <= today);
  const [first] = begun;
  if (!first) return [];
  const words = begun.map(
    ({ price, amount, from }) => `${price}, ${money(amount)} since ${formatDate(from)}`,
  );
  const isClass = ({ price }: PriceChange) => price === "Sunday class";
  const elsewhere = [
    ...(begun.every(isClass) ? [] : ["Change it on the booking page, too"]),
    // It takes the bookings of its class.
    ...(begun.some(isClass) ? ["tell the centre"] : []),
  ];
  const title = begun.length === 1 ? "A new price has begun" : "New prices have begun";
  const need: Need = {
    id: "begun price",
    state: { kind: "wait", words: "New price" },
    title,
    text: `${upperFirst(words.join("; "))}. The site says so by itself. ${upperFirst(elsewhere.join(", "))}, and then make it the usual price.`,
    action: { words: "To the price", to: "/dates#for-a-while.prices" },
    brief: lowerFirst(title),
  };
  const { prices: kept = prices, schedule } = drafted ?? {};
  const gone = begun.filter(
    (one) => !kept.some(({ price, from }) => price === one.price && from === one.from),
  );
  const back = gone
    .filter((one) => schedule && fallsBack(one, schedule))
    .map(({ price }) => `the price of the ${price}`);
  if (back.length > 0)
    return [
      {
        ...need,
        text: `In your draft, ${formatList(back)} is the old one again: published like that, visitors read the old one.`,
        action: { words: "Look at it", to: "/changes" },
      },
    ];
  return [gone.length < begun.length ? need : doneInDraft(need)];
}
