import type { OwnerFact } from "./owner-fact.ts";

/** How often the newsletter comes; completes the sentence "It comes …". */
export const letterFrequency: OwnerFact = { value: "about once a month", sample: true };

/** What is in the newsletter. */
export const letterSubject = "one thing to try, and the next dates of the class and the course";

/** How long a confirmation link is valid, in days. */
export const confirmationDays = 7;

/** How many days an unsubscribed entry is kept, so that the owner sees it. */
export const unsubscribedKeptDays = 30;

/** The texts of the notices. The specification fixes them. */
export const newsletterNotices = {
  missing: { title: "Email required", text: "Please enter your email address." },
  redirecting: { title: "Redirecting...", text: "You'll be taken to confirm your subscription." },
} as const;

/** The texts of the pages that answer the form and the links in the emails. */
export const newsletterAnswers = {
  requested: {
    title: "Now look in your inbox",
    text: "A mail with a link is on its way. Press the link, then the button behind it, and you’re on the list. Nothing there in ten minutes? Have a look under spam. An address gets one such mail an hour and three a day at most, and none at all if its owner has refused them.",
  },
  failed: {
    title: "That didn’t go through",
    text: "The list can’t be reached just now. Please try again in a few minutes.",
  },
  invalidEmail: {
    title: "That doesn’t look like an email address",
    text: "It should look like name@example.com. Mend it and send it again.",
  },
  tooMany: {
    title: "One moment",
    text: "That’s a lot of requests from one connection. Please try again in ten minutes.",
  },
  confirm: {
    title: "One press, and you’re on the list",
    text: "This makes sure that it was you who asked.",
    button: "Yes, send me the letter",
  },
  confirmed: {
    title: "You’re on the list",
    text: "The next letter comes to you. Each one ends with a link that takes you off again.",
  },
  expired: {
    title: "This link is spent",
    text: "It works once, and for a week. If you’ve pressed the button before, you’re on the list and there’s nothing left to do. If not, ask for a new one here.",
  },
  unsubscribe: {
    title: "Leave the list?",
    text: "No hard feelings, and no questions.",
    button: "Take me off the list",
    never: "Never email this address again",
  },
  refused: {
    title: "No more mail to this address",
    text: "This site won’t email it again, even if somebody types it into a form here. If you change your mind, write to me.",
  },
  unsubscribed: {
    title: "You’re off the list",
    text: "No more letters. Should one have left already, it’s the last.",
  },
  truncated: {
    title: "This address has lost its end",
    text: "Some mail programs cut a long link in two. Copy the whole of it into your browser, or write to me and I’ll take you off by hand.",
  },
} as const;

export type NewsletterAnswer = keyof typeof newsletterAnswers;

/** The answers that have a prerendered page. */
export const answerPages = [
  "requested",
  "failed",
  "confirm",
  "confirmed",
  "expired",
  "unsubscribe",
  "unsubscribed",
  "refused",
  "truncated",
] as const satisfies readonly NewsletterAnswer[];

export type AnswerPage = (typeof answerPages)[number];
