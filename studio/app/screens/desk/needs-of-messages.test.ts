import { expect, test } from "vitest";
import { type Mailbox, needsOfMessages, waitingWhileAway } from "./needs-of-messages.ts";

const now = Date.parse("2026-11-24T10:00:00+11:00");
const hour = 3_600_000;
const moment = { now, timeZone: "Australia/Melbourne", replyPromise: "usually within 24 hours" };

type Message = Mailbox["messages"][number];

const message = (name: string, hoursAgo: number, other: Partial<Message> = {}): Message => ({
  id: name,
  name,
  interest: "General",
  start: "Hello",
  receivedAt: now - hoursAgo * hour,
  standing: "waiting",
  delivery: { kind: "sent", attempts: 1 },
  isSuspectedSpam: false,
  ...other,
});

/** The state of the mail while an email to the owner isn't taken. */
const failing = {
  kind: "failing",
  since: now - hour,
  attempts: 3,
  nextAt: now,
  waiting: 1,
  of: { to: "owner", name: "Kim" },
} as const;

const needs = (messages: Message[], other: Partial<Mailbox> = {}) =>
  needsOfMessages({ ...mailbox, messages, ...other }, moment);

const mailbox: Mailbox = {
  messages: [],
  isGoingOut: false,
  mail: { kind: "works", lastSent: 0 },
  readAt: now,
  areElsewhere: false,
  unreachable: undefined,
};

test("asks for nothing when everybody is answered", () => {
  expect(needs([message("Kim", 3, { standing: "answered" })])).toEqual([]);
});

test("names who has waited longest first, and leads to them", () => {
  const [need] = needs([message("Dale Ferris", 2), message("Mei-Lin Cho", 19)]);
  expect(need).toMatchObject({
    title: "Two messages are waiting for an answer",
    state: { kind: "wait", words: "19 hours" },
    action: { words: "Answer Mei-Lin", to: "/messages/Mei-Lin Cho" },
  });
  expect(need?.text).toMatch(
    /^Mei-Lin Cho since yesterday, 3:00\u00a0pm; Dale Ferris since today, 8:00\u00a0am\./,
  );
});

test("warns once a sender has waited longer than a day", () => {
  expect(needs([message("Kim", 25)])[0]?.state.kind).toBe("bad");
});

test("puts a message that may not have reached the inbox before those that wait", () => {
  const unsure = message("Kerrie Dunn", 1, {
    delivery: { kind: "unsure", attempts: 1 },
  });
  expect(needs([unsure, message("Kim", 5)]).map(({ id }) => id)).toEqual(["maybe mailed", "waiting"]);
  expect(needs([unsure])[0]?.brief).toBe(`${unsure.name}’s message may not be in your inbox`);
  // Once she has answered, she has read it.
  expect(needs([{ ...unsure, standing: "answered" }])).toEqual([]);
});

test("says since when messages can't be read, and shows what it knew", () => {
  const unreachable = {
    since: now - hour,
    triedAt: now,
    reason: "The server isn’t answering.",
    detail: "timeout",
  };
  const [first, second] = needs([message("Kim", 5)], { unreachable, readAt: now - 2 * hour });
  expect(first?.text).toContain("as of today, 8:00\u00a0am");
  expect(second?.id).toBe("waiting");
});

test("keeps an answer in sight until it has gone out, and says when it will be tried", () => {
  const unsent = { storedAt: now - 2 * hour, attempts: 4, nextAt: now + 900_000 };
  const answered = message("Kim", 5, { standing: "answer waits", unsent });
  const [need] = needs([answered]);
  expect(need).toMatchObject({ title: "Your answer to Kim isn’t sent yet", action: { to: "/messages/Kim" } });
  expect(need?.text).toContain("at 10:15\u00a0am");
  const justSent = { storedAt: now - 5000, attempts: 0, nextAt: now - 5000 };
  expect(needs([{ ...answered, unsent: justSent }])).toEqual([]);
});

test("leaves it to the site that is down why no email goes out, and promises no next try", () => {
  const unsent = { storedAt: now - 2 * hour, attempts: 4, nextAt: now + 900_000 };
  const answered = message("Kim", 5, { standing: "answer waits", unsent });
  const mail = { kind: "idle", since: now - hour, waiting: 1, hasSent: true } as const;
  const [need, ...others] = needsOfMessages(
    { ...mailbox, mail, messages: [answered] },
    { ...moment, isDown: true },
  );
  expect(need?.text).toBe("It’s kept, and goes out once your site is up again.");
  expect(others).toEqual([]);
});

test("tells a site without email settings from a mail company that doesn't answer", () => {
  const idle = { kind: "idle", since: now - hour, waiting: 1, hasSent: false } as const;
  const site = { kind: "no settings", url: "http://localhost:3000", detail: "" } as const;
  const [none] = needsOfMessages({ ...mailbox, mail: idle }, { ...moment, site });
  const ready = { title: "Your site can’t send emails", action: { to: "/ready#email" } };
  expect(none).toMatchObject(ready);
  const unsent = { storedAt: now - 2 * hour, attempts: 0, nextAt: now };
  const answered = message("Kim", 5, { standing: "answer waits", unsent });
  const [, answer] = needsOfMessages({ ...mailbox, messages: [answered] }, { ...moment, site });
  expect(answer?.text).toBe("It’s kept, and goes out once emails go out again.");
  // From the first day on, and not while the site is down, which is said already.
  const first = { ...mailbox, mail: { kind: "unknown" } } as const;
  expect(needsOfMessages(first, { ...moment, site })).toMatchObject([ready]);
  expect(needsOfMessages(first, { ...moment, site, isDown: true })).toEqual([]);
  // What was sent before says nothing about settings that are lost since.
  expect(needsOfMessages(mailbox, { ...moment, site })).toMatchObject([ready]);
  const mail = {
    kind: "failing",
    since: now - hour,
    attempts: 6,
    nextAt: now - 1000,
    waiting: 1,
    reason: { kind: "no answer", text: "it isn’t answering", advice: "", words: "" },
    of: { to: "owner", name: "Kim" },
  } as const;
  const [silent] = needs([], { mail });
  expect(silent?.title).toBe("Your mail company isn’t answering");
  // Never a time that has passed.
  expect(silent?.text).toContain("The next try is in a moment");
});

test("begins the words beside a mark with a capital, also in the first minute", () => {
  expect(needs([message("Kim", 0)])).toMatchObject([{ state: { words: "Less than a minute" } }]);
});

test("says that messages and readers aren't on this computer, once something was published", () => {
  const elsewhere = { ...mailbox, areElsewhere: true };
  expect(needsOfMessages(elsewhere, moment)).toEqual([]);
  const [need] = needsOfMessages(elsewhere, { ...moment, isPublished: true });
  expect(need).toMatchObject({ id: "not here", action: { to: "/messages" } });
});

test("keeps a message in sight whose email a full mailbox refuses while others go out, answered or not", () => {
  const reason = {
    kind: "full",
    text: "your mailbox is full",
    advice: "Make some room in your mailbox first, or it’ll be refused again.",
    words: "452 4.2.2",
  } as const;
  const delivery = { kind: "waits", attempts: 3, nextAt: now + 900_000, reason } as const;
  const need = {
    id: "not mailed",
    title: "Kim’s message isn’t in your mailbox yet",
    text: "Your mail company won’t take it: your mailbox is full. Make some room in your mailbox first, or it’ll be refused again. The next try is at 10:15\u00a0am. Nothing is lost: you can read and answer here.",
    action: { words: "Read it", to: "/messages/Kim" },
  };
  expect(needs([message("Kim", 5, { delivery, standing: "answered" })])).toMatchObject([need]);
  expect(needs([message("Kim", 5, { delivery })])).toMatchObject([need, { id: "waiting" }]);
  // Where nothing else goes out, one need says both.
  const mail = { ...failing, reason };
  const [only, ...others] = needs([message("Kim", 5, { delivery, standing: "answered" })], { mail });
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    title: "Your mail company won’t take the message from Kim: your mailbox is full",
    brief: "one email waits",
  });
  // The title names one.
  expect(needs([], { mail: { ...mail, waiting: 2 } })).toMatchObject([
    { text: expect.stringContaining("Two emails wait."), brief: "two emails wait" },
  ]);
});

test("leads from a refused password to the form that mends it", () => {
  const reason = {
    kind: "settings",
    text: "it doesn’t let the website in",
    advice: "",
    words: "535",
  } as const;
  const mail = { ...failing, reason };
  expect(needs([], { mail })).toMatchObject([
    { title: "Your mail company doesn’t let the website in", action: { to: "/ready#email" } },
  ]);
});

test("asks for no answer while visitors read that she is away, and says how many wait", () => {
  const messages = [message("Kim", 3), message("Ann", 2), message("Lee", 1, { standing: "answered" })];
  expect(needsOfMessages({ ...mailbox, messages }, { ...moment, isAway: true })).toEqual([]);
  expect(waitingWhileAway({ messages })).toBe(
    " Two messages wait until you’re back: your site says that you’re away.",
  );
  expect(waitingWhileAway({ messages: [] })).toBe("");
});
