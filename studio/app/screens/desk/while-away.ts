import { formatList, plural } from "../../../../domain/format-text.ts";
import { deliveredOf, totalOf } from "../../../business/letters/derived-state.ts";
import type { LettersAnswer } from "../../api/letters.ts";
import type { ReadersAnswer } from "../../api/readers.ts";
import { totalsOf, type VisitsAnswer } from "../../api/visits.ts";
import { countWords, upperFirst } from "../../ui/format.ts";
import type { Mailbox } from "./needs-of-messages.ts";

/** What is known of the time while she was away; each part undefined until it was asked, or where it can't be reached. */
export type Known = {
  /** In milliseconds since 1970. */
  readonly since: number;
  /** The same day as year-month-day, in the business's time zone. */
  readonly sinceDay: string;
  readonly messages: Mailbox["messages"] | undefined;
  readonly readers: Pick<NonNullable<ReadersAnswer["lists"]>, "readers" | "left"> | undefined;
  readonly letters: NonNullable<LettersAnswer["value"]>["letters"] | undefined;
  readonly visits: VisitsAnswer["visits"] | undefined;
  /** How many changes aren't published. */
  readonly unpublished: number;
};

/** How many names are named. */
const mostNames = 3;

/** Says in at most five lines what came, what went out and what waits. */
export const linesOf = (known: Known): readonly string[] =>
  [messagesLine(known), readersLine(known), lettersLine(known), visitsLine(known), waitingLine(known)].filter(
    (line) => line !== undefined,
  );

function messagesLine({ messages, since }: Known): string | undefined {
  if (!messages) return "Your messages can’t be read at the moment.";
  const came = messages.filter(({ receivedAt, standing }) => receivedAt >= since && standing !== "spam");
  if (came.length === 0) return "No message came.";
  const names = [...new Set(came.map(({ name }) => name))];
  const more = names.length > mostNames ? [`${countWords(names.length - mostNames)} more`] : [];
  return `${upperFirst(countWords(came.length))} ${came.length === 1 ? "message" : "messages"} came: from ${formatList([...names.slice(0, mostNames), ...more])}.`;
}

function readersLine({ readers, since }: Known): string | undefined {
  if (!readers) return undefined;
  const count = (rows: readonly { readonly at: number }[]) => rows.filter(({ at }) => at >= since).length;
  const [joined, left] = [count(readers.readers), count(readers.left)];
  if (joined + left === 0) return undefined;
  const people = (count: number) => `${countWords(count)} ${count === 1 ? "person" : "people"}`;
  const parts = [
    ...(joined > 0 ? [`${people(joined)} joined your list`] : []),
    ...(left > 0 ? [`${people(left)} left ${joined > 0 ? "it" : "your list"}`] : []),
  ];
  return `${upperFirst(parts.join(", and "))}.`;
}

function lettersLine({ letters, since }: Known): string | undefined {
  if (!letters) return undefined;
  const words = letters.flatMap(({ subject, state }) =>
    "startedAt" in state && state.startedAt >= since
      ? [`“${subject}” to ${deliveredOf(state.emails)} of ${plural(totalOf(state.emails), "reader")}`]
      : [],
  );
  if (words.length === 0) return "Until you came back, no letter went out.";
  return `Went out: ${formatList(words)}.`;
}

/** Visits are counted by the day, and on that of `since` she was there herself. */
function visitsLine({ visits, sinceDay }: Known): string | undefined {
  if (visits?.counter !== "own") return undefined;
  const { views, clicks } = totalsOf(visits.days.filter(({ day }) => day > sinceDay));
  if (views + clicks === 0) return undefined;
  return `${plural(views, "page was", "pages were")} looked at, ${plural(clicks, "booking page")} opened.`;
}

function waitingLine({ messages, letters, unpublished }: Known): string {
  const waiting = messages?.filter(({ standing }) => standing === "waiting").length ?? 0;
  const missed =
    letters?.filter(({ state }) => state.kind === "kept back" && state.because === "missed").length ?? 0;
  const parts = [
    ...(waiting > 0 ? [`${countWords(waiting)} ${waiting === 1 ? "person" : "people"} for an answer`] : []),
    ...(missed > 0
      ? [`${countWords(missed)} ${missed === 1 ? "letter" : "letters"} that couldn’t go out`]
      : []),
    ...(unpublished > 0
      ? [`${countWords(unpublished)} ${unpublished === 1 ? "change" : "changes"} to be published`]
      : []),
  ];
  if (parts.length > 0) return `Waiting: ${formatList(parts)}.`;
  return messages
    ? "Nobody waits for an answer, and nothing for you to publish."
    : "Nothing waits to be published.";
}
