import type { Delivery, MessageSummary, Standing } from "../../../business/site-client/describe-message.ts";
import type { Reason } from "../../../business/site-client/explain-delivery.ts";
import type { MailState } from "../../../business/site-client/mail-state.ts";
import type { SiteMail } from "../../../business/site-client/site-mail.ts";
import { isPublic } from "../../../engine/publish/publication.ts";
import { countWords, howLong, whenWords } from "../../ui/format.ts";
import type { StateKind } from "../../ui/marks.tsx";

export type Words = { readonly kind: StateKind; readonly text: string };

const hour = 3_600_000;

/**
 * Says whether the sender waits for an answer.
 *
 * @param promisedHours the hours within which the site promises an answer
 */
export function standingWords(
  { standing, receivedAt, isSuspectedSpam }: MessageSummary,
  now: number,
  promisedHours: number,
): Words {
  if (standing !== "waiting") return standings[standing];
  const isLate = now - receivedAt > promisedHours * hour;
  const spam = isSuspectedSpam ? ", may be spam" : "";
  return { kind: isLate ? "bad" : "wait", text: `Waiting ${howLong(receivedAt, now)}${spam}` };
}

const standings: Readonly<Record<Exclude<Standing, "waiting">, Words>> = {
  "answer waits": { kind: "wait", text: "Answered, not sent yet" },
  "answer refused": { kind: "bad", text: "Answer refused" },
  "answer unsure": { kind: "bad", text: "Answered, may not have arrived" },
  answered: { kind: "fine", text: "Answered" },
  "answered elsewhere": { kind: "fine", text: "Answered elsewhere" },
  "no answer needed": { kind: "none", text: "No answer needed" },
  spam: { kind: "none", text: "Spam" },
  "to check": { kind: "wait", text: "To check" },
};

/**
 * The one state that the list shows.
 *
 * @param isKept whether it stands there only because it is open: the filter doesn't count it
 */
export function rowWords(
  message: MessageSummary,
  now: number,
  promisedHours: number,
  isKept: boolean,
): Words {
  if (message.delivery.kind === "unsure" && message.standing === "waiting")
    return { kind: "bad", text: `Waiting ${howLong(message.receivedAt, now)}, maybe not emailed to you` };
  const { kind: way, attempts, reason } = message.delivery;
  if (way === "waits" && attempts > 0 && reason && message.standing === "waiting")
    return { kind: "bad", text: `Waiting ${howLong(message.receivedAt, now)}, not in your mailbox yet` };
  const { kind, text } = standingWords(message, now, promisedHours);
  return { kind, text: isKept ? `${text}; listed while it’s open` : text };
}

/**
 * Describes the delivery of the email to the owner, unless a note at the message does.
 *
 * @param isExplained whether the note above all messages says why nothing goes out
 */
export function deliveryWords(
  { delivery, standing }: Pick<MessageSummary, "delivery" | "standing">,
  now: number,
  timeZone: string,
  isExplained: boolean,
): Words | undefined {
  const at = delivery.at === undefined ? "" : atWords(delivery.at, now, timeZone);
  switch (delivery.kind) {
    case "sent":
      return { kind: "fine", text: `Emailed to you ${at}` };
    case "not needed":
      return { kind: "none", text: `Read here ${at}, not emailed` };
    case "waits":
      return delivery.reason && !isExplained
        ? undefined
        : { kind: "wait", text: "Waiting to be emailed to you" };
    case "unsure":
      // A note says so while the sender waits.
      return standing === "waiting" ? undefined : { kind: "none", text: "Maybe not emailed to you" };
    // A note says why. Only answers are refused.
    case "to check":
    case "refused":
      return undefined;
  }
}

/** Describes the delivery of an answer. */
export function answerWords(delivery: Delivery, isReplaced: boolean, now: number, timeZone: string): Words {
  if (isReplaced) return { kind: "none", text: "Refused, and answered again since" };
  if (delivery.kind === "sent" && delivery.at !== undefined) {
    return { kind: "fine", text: `Sent ${atWords(delivery.at, now, timeZone)}` };
  }
  if (delivery.kind === "refused") return { kind: "bad", text: "Refused for good" };
  if (delivery.kind === "unsure") return { kind: "bad", text: "May or may not have arrived" };
  return { kind: "wait", text: delivery.attempts === 0 ? "Saved, waiting to go out" : "Not sent yet" };
}

/** “at 10:49 am” for the next try; “in a moment” if it is due. */
export const nextTryWords = (nextAt: number, now: number, timeZone: string): string =>
  nextAt <= now ? "in a moment" : atWords(nextAt, now, timeZone);

/** “3:31 pm” today, “yesterday, 3:31 pm”, “Saturday, 3:31 pm”, “Sat 14 Nov”: within a sentence, after “since”. */
export function timeWords(time: number, now: number, timeZone: string): string {
  return whenWords(time, now, timeZone).replace("Today, ", "").replace("Yesterday", "yesterday");
}

/** “at 3:31 pm”, “yesterday, 3:31 pm”, “on Saturday, 3:31 pm”. */
export function atWords(time: number, now: number, timeZone: string): string {
  const words = timeWords(time, now, timeZone);
  if (words.startsWith("yesterday")) return words;
  return /^\d/.test(words) ? `at ${words}` : `on ${words}`;
}

type NoMail = { readonly title: string; readonly text: string };

/**
 * Says why no email goes out, and what to do; undefined if they do, as far as that is known.
 *
 * @param site what the site said when it was asked; undefined until it has
 */
export function noMailWords(mail: MailState, site: SiteMail | undefined): NoMail | undefined {
  switch (mail.kind) {
    case "failing":
      return {
        title: mail.reason
          ? reasonSentence(mail.reason, nameOf(mail.of))
          : "Your mail company isn’t taking emails",
        text: mail.reason?.advice ?? "",
      };
    case "idle":
      return siteWords(site);
    case "unknown":
    case "works":
      return lacksSettings(site) ? siteWords(site) : undefined;
  }
}

/** Where the owner puts in her mail company. */
export const mailStep = "/ready#email";

/** Whether the mail company refuses the settings that she has put in, such as an old password. */
export const isLoginRefused = (mail: MailState): boolean =>
  mail.kind === "failing" && mail.reason?.kind === "settings";

/** Whether emails to one mailbox are refused, such as a full one: what goes to others goes out. */
export const isOneMailbox = (mail: MailState): boolean =>
  mail.kind === "failing" && (mail.reason?.kind === "full" || mail.reason?.kind === "unknown address");

export const lacksSettings = (site: SiteMail | undefined): boolean =>
  site?.kind === "no settings" || site?.kind === "incomplete settings";

/** Says why the site itself sends nothing. */
export function siteWords(site: SiteMail | undefined): NoMail {
  switch (site?.kind) {
    case undefined:
      return { title: "Emails wait", text: "I’m asking the site why." };
    case "no settings":
    case "incomplete settings":
      return {
        title: "Your site can’t send emails",
        text: `${site.kind === "no settings" ? "It doesn’t know your mail company" : "Some of its email settings are missing"}. Emails go out as soon as you or whoever helps you has entered what’s missing.`,
      };
    case "not running":
      return site.url && !isPublic(site.url)
        ? {
            title: "The site isn’t running, so no email goes out",
            text: "It’s the site on this computer that sends them.",
          }
        : {
            title: "Your site isn’t answering, so no email goes out",
            text: "It’s the site that sends them. Ask whoever helps you to look at it.",
          };
    case "not there yet":
      return {
        title: "Your site sends emails once it’s published",
        text: "You can test them here then.",
      };
    case "can send":
      return {
        title: "Your site has stopped sending emails",
        text: "It’s running and has its email settings, but isn’t trying. Ask whoever helps you to start it again.",
      };
  }
}

/** “the message from Kim Lee”, “your answer to Kim Lee” */
const nameOf = ({ to, name }: Extract<MailState, { kind: "failing" }>["of"]) =>
  to === "owner" ? `the message from ${name}` : `your answer to ${name}`;

/**
 * Says why an email isn't taken, as a heading.
 *
 * @param email which one it is, where it stands above others, too
 */
export function reasonSentence({ kind, text }: Reason, email = "it"): string {
  if (kind === "no answer") return "Your mail company isn’t answering";
  if (kind === "settings") return "Your mail company doesn’t let the website in";
  return `Your mail company won’t take ${email}: ${text}`;
}

export const firstName = (name: string): string => name.split(" ")[0] ?? name;

/** “six tries”, “one email”, “14 emails” */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${countWords(number)} ${number === 1 ? one : many}`;

/** Says of answers on their way what deleting them ends; nothing where none is. */
export const neverSent = (waiting: number): string =>
  waiting === 0
    ? ""
    : waiting === 1
      ? "One answer hasn’t gone out yet, and never will then."
      : `${waiting} answers haven’t gone out yet, and never will then.`;
