import type { InferResponseType } from "hono/client";
import type { SiteMail } from "../../../business/site-client/site-mail.ts";
import type { api } from "../../api/client.ts";
import { countWords, howLong, inSentence, lowerFirst, upperFirst, whenWords } from "../../ui/format.ts";
import {
  firstName,
  isLoginRefused,
  lacksSettings,
  mailStep,
  nextTryWords,
  noMailWords,
  siteWords,
} from "../messages/words.ts";
import type { Need } from "./needs.ts";

export type Mailbox = InferResponseType<typeof api.messages.$get, 200>;
type Message = Mailbox["messages"][number];

type LinkedNeed = Need & { readonly action: { readonly words: string; readonly to: string } };

type Moment = {
  readonly now: number;
  readonly timeZone: string;
  /** Whether visitors read that she is away: messages may wait. */
  readonly isAway?: boolean;
  /** What the site says about its email settings; undefined until it was asked. */
  readonly site?: SiteMail | undefined;
  /** Whether the live site doesn't answer: that is said before, and is why no email goes out. */
  readonly isDown?: boolean;
  /** Whether anything was ever published: a site without messages isn't just new. */
  readonly isPublished?: boolean;
};

const minute = 60_000;
const hour = 60 * minute;

/** Returns what messages and email ask of the owner, the worst first. */
export function needsOfMessages(
  mailbox: Mailbox,
  moment: Moment & { readonly replyPromise: string },
): Need[] {
  const { messages } = mailbox;
  const withStanding = (wanted: Message["standing"]) =>
    messages.filter(({ standing }) => standing === wanted);
  const needs = [
    unreachable(mailbox, moment),
    notHere(mailbox, moment),
    // Once she has answered a message, or closed it, she has read it.
    maybeMailed(withStanding("waiting").filter(({ delivery }) => delivery.kind === "unsure")),
    mailFails(mailbox, moment),
    notMailed(mailbox, moment),
    noMail(mailbox, moment),
    answerFailed(withStanding("answer refused"), true),
    answerFailed(withStanding("answer unsure"), false),
    moment.isAway ? undefined : waiting(withStanding("waiting"), moment),
    answerWaits(mailbox, moment),
    toCheck(withStanding("to check")),
  ];
  return needs.filter((need) => need !== undefined);
}

function unreachable({ unreachable, readAt }: Mailbox, { now, timeZone }: Moment): Need | undefined {
  if (!unreachable) return undefined;
  const known = readAt ? ` What you see is as of ${inSentence(whenWords(readAt, now, timeZone))}.` : "";
  return {
    id: "unreachable",
    state: { kind: "bad", words: "No connection" },
    title: "I can’t read your messages at the moment",
    text: `${unreachable.reason}${known} Messages are kept where your site is.`,
    action: { words: "See messages", to: "/messages" },
    brief: "your messages can’t be read",
  };
}

function notHere({ areElsewhere }: Mailbox, { isPublished }: Moment): Need | undefined {
  if (!areElsewhere || !isPublished) return undefined;
  return {
    id: "not here",
    state: { kind: "wait", words: "Not here" },
    title: "No messages or readers are on this computer",
    text: "Your pages and their history are here. Messages and readers come from your site’s server, or from a copy.",
    action: { words: "How they come here", to: "/messages" },
    brief: "messages and readers aren’t on this computer",
  };
}

function maybeMailed(unsure: readonly Message[]): Need | undefined {
  const [first] = unsure;
  if (!first) return undefined;
  const one = unsure.length === 1;
  const who = one ? `${first.name}’s message` : `${countWords(unsure.length)} messages`;
  return {
    id: "maybe mailed",
    state: { kind: "bad", words: "Maybe not emailed" },
    title: `${upperFirst(who)} may or may not be in your inbox`,
    text: `Your mail company took too long to confirm. ${one ? "It’s" : "They’re"} safe here, and ${one ? "isn’t" : "aren’t"} emailed again unless you say so.`,
    action: { words: "Read it", to: `/messages/${first.id}` },
    brief: `${who} may not be in your inbox`,
  };
}

function mailFails({ mail }: Mailbox, { now, timeZone, site, isDown }: Moment): Need | undefined {
  if (isDown || (mail.kind !== "failing" && mail.kind !== "idle")) return undefined;
  // The title names one of them.
  const others = mail.waiting > 1 ? ` ${upperFirst(countWords(mail.waiting))} emails wait.` : "";
  const since = `Since ${inSentence(whenWords(mail.since, now, timeZone))}.${others}`;
  const words = noMailWords(mail, site);
  const next = mail.kind === "failing" ? ` The next try is ${nextTryWords(mail.nextAt, now, timeZone)}.` : "";
  return {
    id: "mail fails",
    state: { kind: "bad", words: upperFirst(howLong(mail.since, now)) },
    title: words?.title ?? "",
    text: `${since} ${words?.text}${next} Nothing is lost: you can read and answer here.`,
    action:
      mail.kind === "idle" && lacksSettings(site)
        ? { words: "Set up your email", to: mailStep }
        : isLoginRefused(mail)
          ? { words: "Look at your email settings", to: mailStep }
          : { words: "See messages", to: "/messages" },
    // With one full mailbox, other emails go out.
    brief:
      mail.kind === "idle"
        ? "no email goes out"
        : mail.waiting === 1
          ? "one email waits"
          : `${countWords(mail.waiting)} emails wait`,
  };
}

/** Messages whose own email was refused while others went out, as with a full mailbox: she may not have seen them. */
function notMailed({ messages, mail }: Mailbox, { now, timeZone, isDown }: Moment): LinkedNeed | undefined {
  const refused = messages.filter(
    ({ delivery }) => delivery.kind === "waits" && delivery.attempts > 0 && delivery.reason,
  );
  const [first] = refused;
  if (!first || isDown || mail.kind === "failing" || mail.kind === "idle") return undefined;
  const one = refused.length === 1;
  const who = one ? `${first.name}’s message` : `${countWords(refused.length)} messages`;
  const { reason, nextAt = now } = first.delivery;
  return {
    id: "not mailed",
    state: { kind: "bad", words: "Not emailed" },
    title: `${upperFirst(who)} ${one ? "isn’t" : "aren’t"} in your mailbox yet`,
    text: `Your mail company won’t take ${one ? "it" : "them"}: ${reason?.text}. ${reason?.advice} The next try is ${nextTryWords(nextAt, now, timeZone)}. Nothing is lost: you can read and answer here.`,
    action: { words: "Read it", to: `/messages/${first.id}` },
    brief: `${who} ${one ? "isn’t" : "aren’t"} in your mailbox yet`,
  };
}

/** That the site can send no email, before one waits. */
function noMail({ mail }: Mailbox, { site, isDown }: Moment): Need | undefined {
  if (isDown || mail.kind === "failing" || mail.kind === "idle" || !lacksSettings(site)) return undefined;
  const hasSent = mail.kind === "works";
  const { title, text } = siteWords(site);
  return {
    id: "no mail",
    state: { kind: hasSent ? "bad" : "wait", words: "Not set up" },
    title,
    text,
    action: { words: "Set up your email", to: mailStep },
    brief: lowerFirst(title),
  };
}

/** Returns what a single email asks for that waits, though others go out. */
export const waitingEmails = (mailbox: Mailbox, moment: Moment): LinkedNeed[] =>
  [notMailed(mailbox, moment), answerWaits(mailbox, moment)].filter((need) => need !== undefined);

/** Answers that are written, but haven't gone out within a minute. */
function answerWaits(
  { messages, mail }: Mailbox,
  { now, timeZone, site, isDown }: Moment,
): LinkedNeed | undefined {
  const waiting = messages.flatMap((message) =>
    message.unsent && (message.unsent.attempts > 0 || now - message.unsent.storedAt > minute)
      ? [{ ...message, unsent: message.unsent }]
      : [],
  );
  const [first] = waiting.toSorted((a, b) => a.unsent.storedAt - b.unsent.storedAt);
  if (!first) return undefined;
  const one = waiting.length === 1;
  const next = Math.min(...waiting.map(({ unsent }) => unsent.nextAt));
  return {
    id: "answer waits",
    state: { kind: "wait", words: "Not sent yet" },
    title: one
      ? `Your answer to ${first.name} isn’t sent yet`
      : `${upperFirst(countWords(waiting.length))} of your answers aren’t sent yet`,
    text: `${one ? "It’s" : "They’re"} kept, and ${one ? "goes" : "go"} out ${isDown ? "once your site is up again" : mail.kind === "idle" || lacksSettings(site) ? "once emails go out again" : `by ${one ? "itself" : "themselves"}: the next try is ${nextTryWords(next, now, timeZone)}`}.`,
    action: { words: "See it", to: `/messages/${first.id}` },
    brief: one ? "one answer isn’t sent yet" : `${countWords(waiting.length)} answers aren’t sent yet`,
  };
}

/** Answers that were refused, or may not have arrived. */
function answerFailed(messages: readonly Message[], isRefused: boolean): Need | undefined {
  const [first] = messages;
  if (!first) return undefined;
  const one = messages.length === 1;
  const who = one ? first.name : `${countWords(messages.length)} people`;
  const answers = one ? "one answer" : `${countWords(messages.length)} answers`;
  return {
    id: isRefused ? "answer refused" : "answer unsure",
    state: { kind: "bad", words: isRefused ? "Not delivered" : "Maybe not delivered" },
    title: `Your answer ${isRefused ? "didn’t reach" : "may not have reached"} ${who}`,
    text: `${isRefused ? "It was refused, and isn’t tried again." : "The mail company took too long to confirm, three times."} What you wrote is kept.`,
    action: { words: "See why", to: `/messages/${first.id}` },
    brief: isRefused
      ? `${answers} ${one ? "wasn’t" : "weren’t"} delivered`
      : `${answers} may not have arrived`,
  };
}

/** How many names are named. */
const mostNames = 3;

function waiting(
  messages: readonly Message[],
  { now, timeZone, replyPromise }: Moment & { readonly replyPromise: string },
): Need | undefined {
  const oldestFirst = messages.toSorted((a, b) => a.receivedAt - b.receivedAt);
  const [oldest] = oldestFirst;
  if (!oldest) return undefined;
  const count = oldestFirst.length;
  // One person may have written twice.
  const words = `${upperFirst(countWords(count))} ${count === 1 ? "message is" : "messages are"} waiting for an answer`;
  const named = oldestFirst
    .slice(0, mostNames)
    .map(({ name, receivedAt }) => `${name} since ${inSentence(whenWords(receivedAt, now, timeZone))}`);
  const more = count > mostNames ? [`${countWords(count - mostNames)} more`] : [];
  const isLate = now - oldest.receivedAt > 24 * hour;
  return {
    id: "waiting",
    state: { kind: isLate ? "bad" : "wait", words: upperFirst(howLong(oldest.receivedAt, now)) },
    title: words,
    text: `${[...named, ...more].join("; ")}. The site says “${replyPromise}”.`,
    action: { words: `Answer ${firstName(oldest.name)}`, to: `/messages/${oldest.id}` },
    brief: lowerFirst(words),
  };
}

/** Says of the messages for which she isn't asked while visitors read that she is away; an empty text without any. */
export function waitingWhileAway(mailbox: Pick<Mailbox, "messages"> | undefined): string {
  const count = mailbox?.messages.filter(({ standing }) => standing === "waiting").length ?? 0;
  if (count === 0) return "";
  return ` ${upperFirst(countWords(count))} ${count === 1 ? "message waits" : "messages wait"} until you’re back: your site says that you’re away.`;
}

function toCheck(messages: readonly Message[]): Need | undefined {
  const [first] = messages;
  if (!first) return undefined;
  const one = messages.length === 1;
  const words = `${upperFirst(countWords(messages.length))} ${one ? "message is" : "messages are"} to check`;
  return {
    id: "to check",
    state: { kind: "wait", words: "To check" },
    title: words,
    text: `${one ? "It came" : "They came"} with more messages than usual, and ${one ? "wasn’t" : "weren’t"} emailed to you one by one. Have a look, in case one is from a real person.`,
    action: { words: "Have a look", to: `/messages/${first.id}` },
    brief: lowerFirst(words),
  };
}
