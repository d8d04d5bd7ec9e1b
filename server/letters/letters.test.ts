import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type LetterBlock, testsPerHour } from "../../domain/letter.ts";
import { day, hour, minute, second } from "../clock.ts";
import { query } from "../database/sql-database.ts";
import type { Email, MailTransport, Sender } from "../delivery/email.ts";
import { createOutbox, type Outcome } from "../delivery/outbox.ts";
import { importReaders } from "../newsletter/import-readers.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { createLinks, hashToken } from "../newsletter/tokens.ts";
import { collectingLog, generous, settableClock, temporaryDatabase } from "../test-support/fixtures.ts";
import { createLetterChannel } from "./channel.ts";
import type { LetterDraft } from "./compose.ts";
import { composeLetterBody, isCutOff } from "./compose.ts";
import { emailsOf } from "./state.ts";
import { createLetterStore, letterTable } from "./store.ts";

const sender: Sender = {
  from: "site@site.test",
  bouncesTo: "jo@site.test",
  owner: "jo@site.test",
  siteName: "Stillwater",
  teacher: "Jo",
  place: "Ballarat",
  contact: "hello@site.test",
  abn: "12 345 678 901",
};
const paragraph = (text: string): LetterBlock => ({ type: "paragraph", content: [{ type: "text", text }] });
const draft: LetterDraft = {
  subject: "Before the year runs out",
  blocks: [paragraph("Hello,"), paragraph("Here’s one thing.")],
  audience: "letter",
};
const policy = { first: 30 * second, longest: 30 * minute, lease: 75 * second };
const delivered = { result: "delivered" } as const;
const ports = { log: () => {}, onStorageFailure: () => {}, pause: async () => false };

/** Creates a list with readers, its letters, and a delivery that records what a mail server gets. */
async function withReaders(
  count: number,
  answer: (email: Email) => Outcome | Promise<Outcome> = () => delivered,
) {
  const clock = settableClock();
  const database = temporaryDatabase();
  const list = createSubscriberList(database, clock);
  for (let index = 0; index < count; index += 1) {
    const email = `reader${index}@example.org`;
    const hash = hashToken(await list.unsubscribeToken(email));
    await query(
      database,
      `INSERT INTO subscribers (id, unsubscribe_token_hash, email, name, requested_at, confirmed_at, waits_since)
       VALUES (:id, :hash, :email, 'Kim', 1, 1, 1)`,
      { id: `reader-${index}`, hash, email },
    );
  }
  const newsletter = createNewsletter(database, generous, clock);
  const refuse = async (email: string) => newsletter.refuse(await list.unsubscribeToken(email));
  const sent: Email[] = [];
  const transport: MailTransport = async (email) => {
    sent.push(email);
    return await answer(email);
  };
  const channel = (worker = "one", perMinute = 1000, by = transport) =>
    createLetterChannel({
      database,
      outbox: createOutbox(database, letterTable, worker, policy, clock),
      transport: by,
      unsubscribeToken: list.unsubscribeToken,
      links: createLinks("https://site.test", "/functions/v1"),
      sender,
      perMinute,
      isClockBelieved: async () => clockIsBelieved,
      log,
      now: clock,
    });
  const { log, entries } = collectingLog();
  let clockIsBelieved = true;
  const believeClock = (isBelieved: boolean) => {
    clockIsBelieved = isBelieved;
  };
  const deliverAll = async (one = channel()) => {
    while (await one.deliverNext(ports));
  };
  const store = createLetterStore(database, clock);
  const id = randomUUID();
  const tested = async (words: Parameters<typeof store.test>[1] = draft) => {
    await store.test(id, words);
    await deliverAll();
    sent.length = 0;
  };
  const state = async () => (await store.list()).find((one) => one.id === id)?.state;
  const emails = async () => {
    const found = await state();
    return found && emailsOf(found);
  };
  const join = async (email: string) => {
    await importReaders(database, [{ email, name: "" }], { at: clock(), way: "paper list" }, clock);
  };
  return {
    clock,
    database,
    list,
    refuse,
    join,
    sent,
    channel,
    deliverAll,
    store,
    id,
    tested,
    state,
    emails,
    believeClock,
    entries,
  };
}

test("sends to nobody until a test of this very text has gone out", async () => {
  const { store, id, deliverAll, sent, tested } = await withReaders(2);
  await expect(store.send(id, draft)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await store.test(id, draft);
  await expect(store.send(id, draft)).rejects.toMatchObject({ code: "NOT_TESTED" });
  await deliverAll();
  expect(sent.map(({ envelope }) => envelope.to)).toEqual([sender.owner]);
  await expect(store.send(id, { ...draft, blocks: [paragraph("Changed since.")] })).rejects.toMatchObject({
    code: "NOT_TESTED",
  });
  await expect(store.send(id, { ...draft, subject: "Changed" })).rejects.toMatchObject({
    code: "NOT_TESTED",
  });
  // The newest test counts, not an earlier one of other words.
  await tested({ ...draft, blocks: [paragraph("Changed since.")] });
  await expect(store.send(id, draft)).rejects.toMatchObject({ code: "NOT_TESTED" });
  expect(sent).toEqual([]);
});

test("sends the owner no flood of tests, whichever letters they are of", async () => {
  const { clock, store, deliverAll, sent } = await withReaders(1);
  const testOne = () => store.test(randomUUID(), draft);
  for (let tests = 0; tests < testsPerHour; tests++) await testOne();
  await expect(testOne()).rejects.toMatchObject({ code: "TOO_MANY" });
  await deliverAll();
  expect(sent).toHaveLength(testsPerHour);
  await expect(testOne()).rejects.toMatchObject({ code: "TOO_MANY" });
  clock.advance(hour);
  await testOne();
});

test("a test that the mail server refused opens nothing", async () => {
  const { store, id, deliverAll, state } = await withReaders(1, () => ({
    result: "rejected",
    reason: "550 no",
  }));
  await store.test(id, draft);
  await deliverAll();
  await expect(store.send(id, draft)).rejects.toMatchObject({ code: "NOT_TESTED" });
  expect(await state()).toEqual({
    kind: "not sent",
    test: { kind: "failed", because: { text: "550 no", kind: null } },
  });
});

test("sends each reader one email with a Message-ID and a one-click link of its own", async () => {
  const { store, id, deliverAll, sent, tested, emails } = await withReaders(3);
  await tested();
  await store.send(id, draft);
  await store.send(id, draft);
  await deliverAll();
  expect(sent.map(({ envelope }) => envelope.to).sort()).toEqual(
    [0, 1, 2].map((one) => `reader${one}@example.org`),
  );
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);
  expect(new Set(sent.map(({ headers }) => headers["List-Unsubscribe"])).size).toBe(3);
  expect(sent[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect((await emails())?.counts).toEqual({ delivered: 3 });
  await expect(store.test(id, draft)).rejects.toMatchObject({ code: "ALREADY_SENT" });
});

test("refuses to send when nobody is on the list", async () => {
  const { store, id, tested } = await withReaders(0);
  await tested();
  await expect(store.send(id, draft)).rejects.toMatchObject({ code: "NO_READERS" });
});

test("sends nothing to who left, refused or was removed meanwhile", async () => {
  const { store, id, deliverAll, sent, tested, list, refuse } = await withReaders(4);
  await tested();
  await store.send(id, draft);
  await refuse("reader1@example.org");
  await list.remove("reader2@example.org");
  await deliverAll();
  expect(sent.map(({ envelope }) => envelope.to).sort()).toEqual([
    "reader0@example.org",
    "reader3@example.org",
  ]);
});

test("sends nothing more once stopped, even after a failed attempt", async () => {
  const { store, id, clock, channel, deliverAll, sent, tested, emails } = await withReaders(
    5,
    ({ subject, envelope }) =>
      subject && envelope.to === sender.owner
        ? delivered
        : { result: "failed", reason: "down", maybeDelivered: false },
  );
  await tested();
  await store.send(id, draft);
  await channel().deliverNext(ports);
  expect(await store.stop(id)).toBe(5);
  clock.advance(10 * minute);
  await deliverAll();
  expect(sent).toHaveLength(1);
  expect((await emails())?.counts).toEqual({ stopped: 5 });
});

test("stopped once everybody has it, or while the last reader gets it, it is sent", async () => {
  const { store, id, clock, database, channel, deliverAll, tested, state } = await withReaders(3);
  await tested();
  await store.send(id, draft);
  await channel().deliverNext(ports);
  await channel().deliverNext(ports);
  const last = createOutbox(database, letterTable, "last", policy, clock);
  const onItsWay = await last.lease();
  expect(await store.stop(id)).toBe(0);
  expect(await state()).toMatchObject({ kind: "stopped", emails: { counts: { delivered: 2, pending: 1 } } });
  await last.record(onItsWay?.id ?? "", { result: "delivered" });
  expect(await state()).toMatchObject({ kind: "sent", emails: { counts: { delivered: 3 } } });
  expect(await store.resume(id)).toBe(0);
  await deliverAll();
  // The owner's window hasn't heard yet that the last one went.
  expect(await store.stop(id)).toBe(0);
  expect(await state()).toMatchObject({ kind: "sent", emails: { counts: { delivered: 3 } } });
});

test("sends on what was stopped: each reader once, and nobody who left meanwhile", async () => {
  let isDown = false;
  const { store, id, clock, channel, deliverAll, sent, tested, list, refuse, database, state, emails } =
    await withReaders(8, () =>
      isDown ? { result: "failed", reason: "down", maybeDelivered: false } : delivered,
    );
  await expect(store.resume(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await tested();
  await expect(store.resume(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await store.send(id, draft);
  for (const _ of [1, 2, 3]) await channel().deliverNext(ports);
  isDown = true;
  // One whose attempt failed, and is stopped before the next; one that was on its way when it was stopped.
  await channel().deliverNext(ports);
  const late = createOutbox(database, letterTable, "late", policy, clock);
  const onItsWay = await late.lease();
  expect(await store.stop(id)).toBe(4);
  await late.record(onItsWay?.id ?? "", { result: "stopped" });
  isDown = false;
  clock.advance(day);
  await deliverAll();
  expect((await emails())?.counts).toEqual({ delivered: 3, stopped: 5 });
  const stopped = ((await emails())?.problems ?? []).map(({ email, kind }) => {
    expect(kind).toBe("stopped");
    return email;
  });
  const have = sent.slice(0, 3).map(({ envelope }) => envelope.to);
  expect((await emails())?.received.toSorted()).toEqual(have.toSorted());
  expect([...stopped, ...have].toSorted()).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((one) => `reader${one}@example.org`),
  );
  await refuse(stopped[0] ?? "");
  await list.remove(stopped[1] ?? "");
  sent.length = 0;
  // Whom it can't be sent on to isn't counted among those to whom it can.
  expect((await emails())?.counts).toEqual({ delivered: 3, stopped: 3, left: 2 });
  expect((await emails())?.problems.map(({ email }) => email).toSorted()).toEqual(
    stopped.slice(2).toSorted(),
  );

  expect(await store.resume(id)).toBe(5);
  expect(await state()).toMatchObject({
    kind: "going out",
    pending: { since: clock() },
    emails: { counts: { pending: 5 } },
  });
  expect(await store.resume(id)).toBe(0);
  await deliverAll();
  expect((await emails())?.counts).toEqual({ delivered: 6, left: 2 });
  expect(sent.map(({ envelope }) => envelope.to).toSorted()).toEqual(stopped.slice(2).toSorted());
});

test("lists an email as unsure instead of sending it twice", async () => {
  const { store, id, clock, database, deliverAll, sent, tested, emails } = await withReaders(
    2,
    ({ envelope }) =>
      envelope.to === "reader1@example.org"
        ? { result: "failed", reason: "cut off", maybeDelivered: true }
        : delivered,
  );
  await tested();
  await store.send(id, draft);
  // A worker that dies while it waits for the mail server's answer.
  const worker = createOutbox(database, letterTable, "dead", policy, clock);
  const dead = await worker.lease();
  await worker.markHandedOver(dead?.id ?? "");
  clock.advance(policy.lease + 1);
  await deliverAll();
  clock.advance(10 * minute);
  await deliverAll();
  expect(dead?.subscriberId).toBe("reader-0");
  expect(sent.map(({ envelope }) => envelope.to)).toEqual(["reader1@example.org"]);
  const problems = (await emails())?.problems ?? [];
  expect(problems.map(({ email, kind }) => [email, kind])).toEqual([
    ["reader0@example.org", "unsure"],
    ["reader1@example.org", "unsure"],
  ]);
});

test("a letter for a moment goes then, to who is on the list then, once from two servers", async () => {
  const { store, id, clock, channel, deliverAll, sent, tested, refuse, join, state } = await withReaders(3);
  const at = clock() + 3 * day;
  await expect(store.send(id, draft, at), "without a test").rejects.toMatchObject({ code: "NOT_FOUND" });
  await tested();
  await store.send(id, draft, at);
  await store.send(id, draft, at);
  await expect(store.send(id, draft, at + day)).rejects.toMatchObject({ code: "ALREADY_SENT" });
  await expect(store.test(id, draft)).rejects.toMatchObject({ code: "ALREADY_SENT" });
  expect(await state()).toEqual({ kind: "waiting", dueAt: at });
  await refuse("reader1@example.org");
  await join("new@example.org");
  clock.advance(3 * day - 1);
  const [one, two] = [channel("one"), channel("two")];
  await deliverAll(one);
  expect(sent).toEqual([]);
  expect(await one.nextDue()).toBe(at);
  clock.advance(1);
  await Promise.all([deliverAll(one), deliverAll(two)]);
  expect(sent.map(({ envelope }) => envelope.to).toSorted()).toEqual([
    "new@example.org",
    "reader0@example.org",
    "reader2@example.org",
  ]);
  expect(await state()).toMatchObject({
    kind: "sent",
    startedAt: at,
    emails: { counts: { delivered: 3 } },
  });
  await join("later@example.org");
  await deliverAll(one);
  expect(sent).toHaveLength(3);
});

test("stopped before its moment, it goes to nobody; sent on, to everybody on the list by then", async () => {
  const { store, id, clock, deliverAll, sent, tested, join, list, state } = await withReaders(2);
  await tested();
  await store.send(id, draft, clock() + day);
  expect(await store.stop(id)).toBe(0);
  clock.advance(2 * day);
  await deliverAll();
  expect(sent).toEqual([]);
  expect(await state()).toMatchObject({ kind: "kept back", because: "owner" });
  await list.remove("reader0@example.org");
  await join("new@example.org");
  expect(await store.resume(id)).toBe(2);
  expect(await store.resume(id)).toBe(0);
  await deliverAll();
  expect(sent.map(({ envelope }) => envelope.to).toSorted()).toEqual([
    "new@example.org",
    "reader1@example.org",
  ]);
  expect(await state()).toMatchObject({
    kind: "sent",
    startedAt: clock(),
    emails: { counts: { delivered: 2 } },
  });
});

test("sent on when nobody is on the list any more, it stays stopped", async () => {
  const { store, id, clock, tested, list, state } = await withReaders(1);
  await tested();
  await store.send(id, draft, clock() + day);
  await store.stop(id);
  await list.remove("reader0@example.org");
  await expect(store.resume(id)).rejects.toMatchObject({ code: "NO_READERS" });
  expect(await state()).toMatchObject({ kind: "kept back", because: "owner", stoppedAt: clock() });
});

test.each([
  ["a day late", day, 2, { kind: "sent" }],
  ["later than a day", day + 1, 0, { kind: "kept back", because: "missed" }],
])("a server that is up again %s sends it, or stops it and says so", async (_, late, count, expected) => {
  const { store, id, clock, deliverAll, sent, tested, state } = await withReaders(2);
  await tested();
  await store.send(id, draft, clock() + day);
  clock.advance(day + late);
  await deliverAll();
  expect(sent).toHaveLength(count);
  expect(await state()).toMatchObject(expected);
});

test("a letter that she stops more than a day late, before the site looks again, is stopped by her, not missed", async () => {
  const { store, id, clock, deliverAll, tested, state } = await withReaders(2);
  await tested();
  await store.send(id, draft, clock() + day);
  clock.advance(2 * day + 1);
  await store.stop(id);
  await deliverAll();
  expect(await state()).toMatchObject({ kind: "kept back", because: "owner", stoppedAt: clock() });
});

test("a clock that isn't believed, years ahead, neither sends a letter nor calls it missed, and is asked again within a minute", async () => {
  const { store, id, clock, channel, deliverAll, sent, tested, believeClock, state } = await withReaders(1);
  await tested();
  await store.send(id, draft, clock() + day);
  believeClock(false);
  clock.advance(400 * day);
  const one = channel();
  await deliverAll(one);
  expect(sent).toEqual([]);
  expect(await state()).toMatchObject({ kind: "waiting" });
  expect(await one.nextDue()).toBe(clock() + minute);
  clock.advance(-399 * day);
  believeClock(true);
  await deliverAll(one);
  expect(sent).toHaveLength(1);
});

test("sends a letter at its moment after days off, before the clock is believed", async () => {
  const { store, id, clock, deliverAll, sent, tested, believeClock } = await withReaders(2);
  await tested();
  await store.send(id, draft, clock() + 4 * day);
  believeClock(false);
  clock.advance(4 * day - hour);
  await deliverAll();
  expect(sent).toEqual([]);
  clock.advance(hour);
  await deliverAll();
  expect(sent).toHaveLength(2);
});

test.each([
  ["takes them", delivered],
  ["takes none", { result: "failed", reason: "451 4.7.1 too many", maybeDelivered: false }],
] as const)("sends no more a minute than the mail server should get, if it %s", async (_, outcome) => {
  const { store, id, clock, channel, deliverAll, sent, tested } = await withReaders(5, ({ envelope }) =>
    envelope.to === sender.owner ? delivered : outcome,
  );
  await tested();
  clock.advance(2 * minute);
  await store.send(id, draft);
  const slow = channel("one", 2);
  await deliverAll(slow);
  expect(sent).toHaveLength(2);
  expect(await slow.nextDue()).toBe(clock() + minute);
  clock.advance(minute);
  await deliverAll(slow);
  expect(sent).toHaveLength(4);
});

test("takes a reader off the list whose mailbox is missing for the third time", async () => {
  const { store, database, deliverAll } = await withReaders(1, ({ envelope }) =>
    envelope.to === sender.owner ? delivered : { result: "rejected", reason: "550 5.1.1 no such user" },
  );
  const left = async () =>
    (await query(database, "SELECT unsubscribed_at FROM subscribers"))[0]?.unsubscribed_at;
  for (const isLeft of [false, false, true]) {
    const id = randomUUID();
    await store.test(id, draft);
    await deliverAll();
    await store.send(id, draft);
    await deliverAll();
    expect((await left()) !== null).toBe(isLeft);
  }
});

test("logs that a reader whose mailbox is missing couldn't be taken off the list", async () => {
  const { store, database, deliverAll, entries } = await withReaders(1, ({ envelope }) =>
    envelope.to === sender.owner ? delivered : { result: "rejected", reason: "550 5.1.1 no such user" },
  );
  await query(
    database,
    `CREATE TRIGGER full BEFORE UPDATE OF unsubscribed_at ON subscribers BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  for (const _ of [1, 2, 3]) {
    const id = randomUUID();
    await store.test(id, draft);
    await deliverAll();
    await store.send(id, draft);
    await deliverAll();
  }
  expect(entries).toMatchObject([
    {
      level: "error",
      event: "reader without a mailbox not removed",
      error: expect.stringContaining("disk full"),
    },
  ]);
});

test("keeps no address of a reader who was removed, in a mail server's words either", async () => {
  const { store, id, database, list, deliverAll, tested, emails } = await withReaders(1, ({ envelope }) => ({
    result: "rejected",
    reason: `550 mailbox full <${envelope.to}>`,
  }));
  await tested();
  await query(database, "UPDATE letter_emails SET state = 'delivered'");
  await store.send(id, draft);
  await deliverAll();
  expect((await emails())?.problems).toMatchObject([{ email: "reader0@example.org" }]);
  await list.remove("reader0@example.org");
  expect(JSON.stringify(await query(database, "SELECT * FROM letter_emails"))).not.toContain("reader0@");
  expect((await emails())?.problems).toEqual([]);
});

test("the email with dates ends the wait of those who got it", async () => {
  const { store, id, database, deliverAll, tested } = await withReaders(2);
  await query(database, "UPDATE subscribers SET gets_letter = 0 WHERE id = 'reader-0'");
  const dates = { ...draft, audience: "course-dates" } as const;
  await tested(dates);
  await store.send(id, dates);
  await deliverAll();
  expect(await query(database, "SELECT id, waits_since FROM subscribers")).toEqual([
    { id: "reader-1", waits_since: null },
  ]);
});

test("composes what was written and nothing of markup, with links, and the same as plain text", () => {
  const link = { type: "link", attrs: { href: "https://site.test/a" } } as const;
  const item = (text: string) => ({ type: "list_item", content: [paragraph(text)] }) as const;
  const { html, text } = composeLetterBody(
    {
      subject: "Dates",
      blocks: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "# Dates" }] },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Read this", marks: [link, { type: "strong" }] },
            { type: "hard_break" },
            { type: "text", text: "or https://site.test/b." },
          ],
        },
        { type: "ordered_list", attrs: { start: 3 }, content: [item("one"), item("<b>two</b>")] },
        { type: "blockquote", content: [paragraph("Said."), paragraph("Again.")] },
      ],
      audience: "letter",
    },
    "https://site.test/leave",
    sender,
  );
  expect(html).toContain('<a href="https://site.test/a"><strong>Read this</strong></a><br>');
  expect(html).toContain('<a href="https://site.test/b">https://site.test/b</a>.');
  expect(html).toContain('<ol start="3"><li><p>one</p></li><li><p>&lt;b&gt;two&lt;/b&gt;</p></li></ol>');
  expect(html).toContain('<a href="https://site.test/leave">');
  expect(text).toBe(`# Dates

Read this (https://site.test/a)
or https://site.test/b.

3. one
4. <b>two</b>

> Said.
>
> Again.

Stillwater, Ballarat, ABN 12 345 678 901
Write to Jo: reply to this email, or hello@site.test
You get this because you asked, or agreed, to be on the list. Take me off the list:
https://site.test/leave
`);
});

test("a letter says whom to write to; one that mail programs cut off has its leaving link at the top, too", () => {
  const compose = (words: string, changes = {}) =>
    composeLetterBody(
      { subject: "Long", blocks: [paragraph(words)], audience: "letter" },
      "https://site.test/leave",
      {
        ...sender,
        ...changes,
      },
    );
  const [short, long] = [compose("é".repeat(40_000)), compose("é".repeat(50_000))];
  expect(short.html).toContain('Write to Jo: reply to this email, or <a href="mailto:hello@site.test">');
  expect(short.html.split("https://site.test/leave")).toHaveLength(2);
  expect([isCutOff(short.html), isCutOff(long.html)]).toEqual([false, true]);
  expect(long.html.indexOf("https://site.test/leave")).toBeLessThan(1000);
  expect(long.html.split("https://site.test/leave")).toHaveLength(3);
  expect(compose("Hello", { abn: undefined }).text).toContain("Stillwater, Ballarat\nWrite");
});

test.each([
  ["a picture", [{ type: "image", attrs: { src: "x" } }]],
  [
    "a link to a script",
    [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "a", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] },
        ],
      },
    ],
  ],
])("refuses a letter with %s", async (_what, blocks) => {
  const { store, id } = await withReaders(1);
  await expect(store.test(id, { ...draft, blocks: blocks as unknown as LetterBlock[] })).rejects.toThrow();
  expect(await store.list()).toEqual([]);
});
