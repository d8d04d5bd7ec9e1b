import { formatList, plural } from "../../../../domain/format-text.ts";
import { momentWords } from "../../../../domain/moment.ts";
import type { Purpose } from "../../../../domain/newsletter.ts";
import type { LetterEmails, StopReason, TestState } from "../../../../server/letters/state.ts";
import { type EndedState, isLate, type Rest, totalOf } from "../../../business/letters/derived-state.ts";
import { explainDelivery } from "../../../business/site-client/explain-delivery.ts";
import type { DayAhead } from "../../../business/site-client/insertions.ts";
import { type Change, nameOfFile } from "../../../engine/content/change.ts";
import type { OpenRestore, SentLetter } from "../../api/letters.ts";

/**
 * Says whom a letter goes to.
 *
 * @param mayGo whether one may go to readers: until then, nothing is said of its way
 */
export function leadOf(
  audience: Purpose,
  count: number | undefined,
  isHere: boolean | undefined,
  mayGo: boolean,
): string {
  if (audience === "course-dates") {
    if (count === undefined) return "It goes to those who asked for one email when the next dates are set.";
    return count === 0
      ? "Nobody is waiting for course dates at the moment."
      : `${plural(count, "person", "people")} asked for one email when the next dates are set. Anyone who gets it comes off that list.`;
  }
  if (count === undefined || isHere === undefined) return "Your site sends it.";
  if (count === 0) return "Nobody is on the list yet. You can write now: it’s kept.";
  if (!mayGo)
    return `A letter goes to ${plural(count, "reader")}. It can’t go out yet; you can write it and test it.`;
  return `A letter goes to ${plural(count, "reader")}. Your site sends it: ${
    isHere
      ? "as it’s on this computer, leave the computer on until the last one has gone."
      : "you may close the studio."
  }`;
}

/** Says what she needn't wait for while a letter goes out. */
export const staysOnWords = (isHere: boolean): string =>
  isHere
    ? "You may close this window. Leave the computer on: the site on it sends the letter."
    : "You may close this: your site carries on.";

export const waitingWords = (count: number): string =>
  `${plural(count, "person waits", "people wait")} for the dates of the course, and they’re set`;

/** Says what a letter that waits for its moment needs until then. */
export const goesThenWords = (isHere: boolean): string =>
  isHere
    ? "Your site on this computer sends it: leave the computer on then."
    : "Your site sends it: you may close the studio.";

/** Says on the desk when a letter goes out that waits for its moment; or that its moment is over, and it still waits. */
export function waitsWords(
  { audience, subject }: Pick<SentLetter, "audience" | "subject">,
  dueAt: number,
  now: number,
  timeZone: string,
  isClockDoubted: boolean,
): string {
  const letter = `Your ${audience === "letter" ? "letter" : "email with the dates"} “${subject}”`;
  return isLate(dueAt, now)
    ? `${letter} was to go out on ${momentWords(dueAt, timeZone)}${isClockDoubted ? `. ${doubtedClockWords}` : ", and your site hasn’t begun to send it."}`
    : `${letter} goes out on ${momentWords(dueAt, timeZone)}.`;
}

/** What a letter waits for whose moment is over by a clock that the site doubts. */
export const doubtedClockWords =
  "Your site isn’t sure what day it is: its computer’s clock says that days have passed since it last ran. Until it’s sure, a letter that is more than a day late waits. If the date there is wrong, correct it, or ask whoever helps you to. If it’s right, your site is sure once it has run for two days, and then keeps the letter back.";

/** Whether a letter may say what a change is about: a price, another fact, a date. */
export const mayStandInLetter = ({ file }: Pick<Change, "file">): boolean =>
  ["business", "schedule", "for-a-while"].includes(nameOfFile(file));

/** Names the days that a letter speaks of as still to come and that have begun by the moment chosen for it; undefined if none has. */
export function overByThen(says: string, ahead: readonly DayAhead[], at: number): string | undefined {
  const over = ahead.filter(({ words, begins }) => begins <= at && says.includes(words));
  return over.length > 0 ? formatList(over.map(({ words }) => words)) : undefined;
}

/** Returns the next Sunday at six in the evening by the business's clock, as an input has it: most letters are read then. */
export function nextSundayEvening(now: number, timeZone: string): string {
  const today = new Date(now).toLocaleDateString("sv", { timeZone });
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + (7 - noon.getUTCDay()));
  return `${noon.toISOString().slice(0, 10)}T18:00`;
}

/** Says how long emails take to go out: “about 7 minutes”. */
export function takesWords(count: number, perMinute: number): string {
  const minutes = Math.ceil(count / perMinute);
  if (minutes <= 1) return "a minute";
  if (minutes < 90) return `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

/** Says why a letter for a moment didn’t go out at it. */
export const missedWords = (dueAt: number, timeZone: string): string =>
  `It was to go out on ${momentWords(dueAt, timeZone)}, and your site couldn’t send it then, nor within a day. Nobody has it`;

/** Says what became of a letter. */
export function outcomeWords(state: EndedState, timeZone: string): string {
  switch (state.kind) {
    case "kept back":
      return state.because === "missed"
        ? missedWords(state.dueAt, timeZone)
        : `It was to go out on ${momentWords(state.dueAt, timeZone)}. Nobody has it, because ${stoppedBecause[state.because]}`;
    case "sent":
      return countWordsOf(state.emails, "owner");
    case "stopped":
      return countWordsOf(state.emails, state.because);
  }
}

type Stopped = Exclude<StopReason, "missed">;

const stoppedBecause: Readonly<Record<Stopped, string>> = {
  owner: "you stopped it",
  restore: "a copy of your site’s data was put back",
};

function countWordsOf(emails: LetterEmails, because: Stopped): string {
  if (totalOf(emails) === 0) return "Nobody was on the list by then, so it went to nobody";
  const {
    delivered = 0,
    dead_lettered: refused = 0,
    unsure = 0,
    left = 0,
    stopped = 0,
    pending = 0,
  } = emails.counts;
  return [
    `${delivered} went out`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(unsure > 0 ? [`${unsure} unsure`] : []),
    ...(left > 0 ? [`${left} left the list before it went`] : []),
    ...(stopped > 0 ? [`${stopped} not sent, because ${stoppedBecause[because]}`] : []),
    ...(pending > 0 ? [`${pending} on the way`] : []),
  ].join(", ");
}

/** Says what may be missing since a copy of the site's data was put back. */
export const unreadWords: Readonly<Record<OpenRestore["unread"][number], string>> = {
  messages: "messages",
  answers: "your answers, and whether they went out",
  readers: "readers who joined since",
  "who left the list": "who left your list since: they may be on it again",
  "newsletter requests": "sign-ups that weren’t confirmed yet",
  letters: "letters that you sent since",
  "whom letters went to": "who got which letter: those who may have one are listed with it",
};

/** Says of a letter that nobody has why that is, in short. */
export const nobodyHasItWords = (because: StopReason): string =>
  because === "missed" ? "Not sent: nobody has it" : "Stopped: nobody has it";

/**
 * Says how far a letter came that was stopped: “Stopped: 20 have it, 18 don’t”. These are those to whom it can be sent on; of others
 * without it, the reason is said.
 */
export function haveItWords({ counts }: Pick<LetterEmails, "counts">): string {
  const {
    delivered = 0,
    unsure = 0,
    pending = 0,
    stopped = 0,
    dead_lettered: refused = 0,
    left = 0,
  } = counts;
  const others = [
    ...(refused > 0 ? [`${refused} couldn’t be delivered`] : []),
    ...(left > 0 ? [`${left} left the list before`] : []),
  ];
  const isSaid = stopped > 0 || (unsure === 0 && others.length === 0);
  const said = [
    `Stopped: ${delivered} ${delivered === 1 ? "has" : "have"} it`,
    ...(unsure > 0 ? [`${unsure} may have it`] : []),
    ...(pending > 0 ? [`${pending} ${pending === 1 ? "is" : "are"} on the way`] : []),
    ...(isSaid ? [`${stopped} ${stopped === 1 ? "doesn’t" : "don’t"}`] : []),
  ].join(", ");
  return [said, ...others].join(isSaid ? ", and " : ", ");
}

/** Says whom a letter goes to if she sends it on. */
export function restWords(rest: Rest): string {
  if (rest.kind === "everyone") return "everyone on its list now";
  const { stopped, mayHaveIt } = rest;
  if (stopped === 0) return `the ${mayHaveIt === 1 ? "one" : mayHaveIt} who may have it`;
  return `the other ${stopped === 1 ? "one" : stopped}`;
}

/** Says what a tick, or its absence, means for visitors. */
export function onSiteWords(isDrafted: boolean, isLive: boolean): string {
  if (isDrafted)
    return isLive ? "Visitors can read it." : "It comes onto the site when you publish, as it was sent.";
  return isLive
    ? "It leaves the site when you publish. Until then, visitors can read it."
    : "Everybody can read it there, as it was sent, with its date.";
}

type Problem = LetterEmails["problems"][number];

/**
 * Says why a reader hasn't got a letter, or may not have it.
 *
 * @param because why the letter was stopped, if it was
 */
export function problemWords({ kind, reason, isOff }: Problem, because: Stopped): string {
  switch (kind) {
    case "stopped":
      return `not sent, because ${stoppedBecause[because]}.`;
    case "restore":
      return "may or may not have it: a copy of your site’s data was put back. It isn’t sent again unless you say so.";
    case "unsure":
      return "may or may not have it. It isn’t sent again, so that nobody gets it twice.";
    case "no mailbox":
      return isOff
        ? "no such mailbox. Taken off the list."
        : "no such mailbox. After the third letter like this, I take it off the list.";
    case "refused": {
      const known = explainDelivery({ text: reason, kind: null }, "visitor");
      return known && known.kind !== "other"
        ? `refused: ${known.text}.`
        : "refused: your mail company didn’t take it.";
    }
  }
}

type Closed = {
  readonly audience: Purpose;
  /** What became of the test of the letter of this name; undefined before its first. */
  readonly test: TestState | undefined;
  /** Whether the words are still those of the test. */
  readonly isSame: boolean;
  readonly readers: number | undefined;
  readonly isReached: boolean;
  /** Why no letter may go to readers yet. */
  readonly whyNot: string | undefined;
};

/** Returns why the letter can't be sent yet; undefined if it can. */
export function whyClosedWords({
  audience,
  test,
  isSame,
  readers,
  isReached,
  whyNot,
}: Closed): string | undefined {
  if (!isReached) return "Opens again once I reach your site.";
  if (readers === undefined) return "Opens once I know how many readers you have.";
  if (readers === 0)
    return audience === "letter" ? "Nobody is on this list yet." : "Nobody waits at the moment.";
  if (test?.kind === "went out") return isSame ? undefined : "Closed again: it was changed since the test.";
  return whyNot ?? "Opens once the test has gone out and nothing was changed since.";
}
