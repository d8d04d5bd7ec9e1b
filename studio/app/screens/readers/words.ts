import { unsubscribedKeptDays } from "../../../../domain/newsletter.ts";
import type { WrongReason } from "../../../business/readers/parse-reader-list.ts";
import type { ReaderListName, ReaderRow } from "../../../server/routes/readers.ts";
import type { StateKind } from "../../ui/marks.tsx";

/** What the lists are called, and their columns. */
export const lists: Readonly<
  Record<
    ReaderListName,
    { readonly label: string; readonly at: string; readonly none: string; readonly about?: string }
  >
> = {
  readers: { label: "On the list", at: "Agreed", none: "Nobody gets the letter yet." },
  asked: {
    label: "Asked, not confirmed",
    at: "Asked",
    none: "Nobody has asked without confirming.",
    about:
      "They signed up on your site and haven’t confirmed by email yet. The link works for seven days; then they’re forgotten. They get no letter.",
  },
  dates: {
    label: "Waiting for dates",
    at: "Since",
    none: "Nobody is waiting for course dates.",
    about:
      "They asked for one email, when the next dates of the course are set. It’s written for you under Letters as soon as you’ve set and published them; you look at it and send it. Some of them get the letter as well.",
  },
  left: {
    label: "Left lately",
    at: "Left",
    none: "Nobody left lately.",
    about: `They’re crossed out, and deleted ${unsubscribedKeptDays} days after they left. If you keep another list, take them off there, too.`,
  },
};

/** What became of the email with the link, and what she can do about it. */
export const linkWords: Readonly<
  Record<
    NonNullable<ReaderRow["link"]>,
    { readonly kind: StateKind; readonly text: string; readonly about?: string }
  >
> = {
  pending: { kind: "wait", text: "Link not sent yet" },
  delivered: { kind: "fine", text: "Link sent" },
  dead_lettered: {
    kind: "bad",
    text: "Link refused, they haven’t got it",
    about:
      "Your mail company wouldn’t take an email to this address. Is it mistyped? Take it off: they can sign up again with the right one. Is it right? Send the link again.",
  },
  to_check: { kind: "wait", text: "To check: may be a robot" },
  unsure: { kind: "bad", text: "May or may not have arrived" },
};

/** What is wrong with a line of a list. */
export const wrongWords: Readonly<Record<WrongReason, string>> = {
  "no @": "There’s no @ in this line.",
  "no address": "The column for the email address is empty.",
  "not an address": "This can’t be an email address. It looks like name@example.com, without spaces.",
  "too long": "This is longer than an email address can be.",
  unreadable: "A letter of this line is damaged in the file. Type it again in the place of the \uFFFD.",
  "quotation mark": "A quotation mark opens here and isn’t closed. Close it or delete it.",
};
