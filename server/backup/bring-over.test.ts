import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { answerTable, createAnswerStore } from "../answers/store.ts";
import { day, hour } from "../clock.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import { backupDatabase } from "../database/copies.ts";
import { databaseFile } from "../database/database-record.ts";
import { guardDatabase } from "../database/guarded-database.ts";
import { openDatabase } from "../database/open-database.ts";
import { markRestoresSeen, readOpenRestores, unreadKinds } from "../database/restores.ts";
import { query } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { createLetterStore, letterTable, startDueLetters } from "../letters/store.ts";
import { importReaders } from "../newsletter/import-readers.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { ownerEmailTable } from "../owner-emails/store.ts";
import { rememberForgotten } from "../person/forgotten.ts";
import { generous, settableClock, submission } from "../test-support/fixtures.ts";
import { killAt } from "../test-support/kill-at.ts";
import { readContents, replaceByNew, replaceDatabase } from "./replace-database.ts";

const policy = { first: 1, longest: 1, lease: 10_000 };

/** A site with readers, whose database stays open through restores. */
async function withReaders(count: number) {
  const folder = temporaryFolder();
  const data = path.join(folder, "data");
  const file = path.join(data, databaseFile);
  const copy = path.join(folder, "copy.sqlite");
  const clock = settableClock(Date.now());
  const database = guardDatabase({ dataDirectory: data, backupDirectory: folder }, () => {});
  onTestFinished(() => database.close());
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@example.org`);
  await importReaders(
    database,
    emails.map((email) => ({ email, name: "" })),
    { at: clock(), way: "paper list" },
    clock,
  );
  const letters = createLetterStore(database, clock);
  const outbox = createOutbox(database, letterTable, "one", policy, clock);
  /** Sends emails of letters without a mail server. Returns their readers' ids. */
  const deliver = async (most: number) => {
    const to: (string | null)[] = [];
    for (let done = 0; done < most; done += 1) {
      const email = await outbox.lease();
      if (!email) break;
      await outbox.markHandedOver(email.id);
      await outbox.record(email.id, { result: "delivered" });
      to.push(email.subscriberId);
    }
    return to;
  };
  /** Starts a letter. */
  const send = async (audience: "letter" | "course-dates" = "letter", at?: number) => {
    const id = randomUUID();
    const words = [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Hello," }] }];
    const draft = { subject: "Hello", blocks: words, audience };
    await letters.test(id, draft);
    await deliver(1);
    await letters.send(id, draft, at);
    return id;
  };
  const find = async (id: string) => (await letters.list()).find((one) => one.id === id);
  const backUp = () => backupDatabase(file, copy);
  const restore = () => {
    clock.advance(hour);
    return replaceDatabase(data, copy, clock());
  };
  return { folder, data, file, copy, clock, database, letters, outbox, deliver, send, find, backUp, restore };
}

/** Damages all pages of a table, as a broken disk would. */
function damage(file: string, table: string): void {
  const raw = new DatabaseSync(file);
  const pages = raw.prepare("SELECT pgoffset AS start, pgsize AS size FROM dbstat WHERE name = ?").all(table);
  raw.close();
  const bytes = readFileSync(file);
  for (const { start, size } of pages) bytes.fill(0xff, Number(start), Number(start) + Number(size));
  writeFileSync(file, bytes);
}

test("a letter that went out to 67 of 86 after the copy was made goes on to the other 19, and only when the owner says so", async () => {
  const { letters, deliver, send, find, backUp, restore, database } = await withReaders(86);
  const id = await send();
  backUp();
  const had = await deliver(67);
  expect(restore()).toMatchObject({ unread: [], stoppedLetters: 1 });
  expect(await deliver(99)).toEqual([]);
  expect(await find(id)).toMatchObject({
    state: {
      kind: "stopped",
      because: "restore",
      emails: { counts: { delivered: 67, stopped: 19 }, mayHaveIt: 0 },
    },
  });
  expect(await readOpenRestores(database)).toMatchObject([{ unread: [], stoppedLetters: 1 }]);
  expect(await letters.resume(id)).toBe(19);
  expect(await readOpenRestores(database)).toEqual([]);
  const others = await deliver(99);
  expect(new Set([...had, ...others]).size).toBe(86);
});

test("a letter that began after the copy was made keeps whom it went to", async () => {
  const { deliver, send, find, backUp, restore, letters } = await withReaders(5);
  backUp();
  const id = await send();
  await deliver(3);
  restore();
  expect(await find(id)).toMatchObject({
    state: { emails: { counts: { delivered: 3, stopped: 2 } } },
    subject: "Hello",
  });
  await letters.resume(id);
  expect(await deliver(9)).toHaveLength(2);
});

test("an email that was on its way through a restore is recorded by its own worker, and by nobody else's", async () => {
  const { outbox, send, find, backUp, restore, deliver } = await withReaders(3);
  const id = await send();
  backUp();
  const [handedOver, waiting] = [await outbox.lease(), await outbox.lease()];
  await outbox.markHandedOver(handedOver?.id ?? "");
  restore();
  expect(await find(id)).toMatchObject({
    state: { emails: { counts: { unsure: 1, stopped: 2 }, mayHaveIt: 0 } },
  });
  await expect(outbox.markHandedOver(waiting?.id ?? "")).rejects.toThrow();
  expect(await outbox.record(handedOver?.id ?? "", { result: "delivered" })).toBe(true);
  expect(await find(id)).toMatchObject({ state: { emails: { counts: { delivered: 1, stopped: 2 } } } });
  expect(await deliver(9)).toEqual([]);
});

test("where the replaced database can't be read, a letter goes on only to those whom the owner names again", async () => {
  const { file, data, copy, clock, send, backUp, deliver, find, letters, database } = await withReaders(4);
  const id = await send();
  await deliver(1);
  backUp();
  await deliver(2);
  writeFileSync(file, "no database ".repeat(1000));
  const { unread, stoppedLetters } = replaceDatabase(data, copy, clock());
  expect([unread.length, stoppedLetters]).toEqual([7, 1]);
  expect(await find(id)).toMatchObject({
    state: { emails: { counts: { delivered: 1, unsure: 3 }, mayHaveIt: 3 } },
  });
  await expect(letters.resume(id)).rejects.toMatchObject({ code: "RESTORED" });
  await expect(send()).rejects.toMatchObject({ code: "RESTORED" });
  await query(database, "UPDATE restores SET seen_at = 1");
  expect(await letters.resume(id)).toBe(0);
  expect(await letters.resume(id, { again: true })).toBe(3);
});

test("a restore stops a letter that waits for its moment; where it may have gone out since, nobody gets it unasked", async () => {
  const known = await withReaders(3);
  const id = await known.send("letter", known.clock() + 2 * day);
  known.backUp();
  expect(known.restore()).toMatchObject({ unread: [], stoppedLetters: 1 });
  const [restore] = await readOpenRestores(known.database);
  expect(restore).toMatchObject({ stoppedLetters: 1 });
  expect(await known.find(id)).toMatchObject({ state: { kind: "kept back", because: "restore" } });
  known.clock.advance(3 * day);
  await startDueLetters(known.database, known.clock());
  expect(await known.deliver(9)).toEqual([]);
  expect(await known.letters.resume(id)).toBe(3);
  expect(await known.deliver(9)).toHaveLength(3);

  const lost = await withReaders(3);
  const other = await lost.send("letter", lost.clock() + 2 * day);
  lost.backUp();
  lost.clock.advance(2 * day);
  await startDueLetters(lost.database, lost.clock());
  expect(await lost.deliver(9)).toHaveLength(3);
  rmSync(lost.file);
  expect(replaceDatabase(lost.data, lost.copy, lost.clock())).toEqual({
    unread: unreadKinds,
    stoppedLetters: 1,
    keptIn: undefined,
  });
  await query(lost.database, "UPDATE restores SET seen_at = 1");
  expect(await lost.find(other)).toMatchObject({
    state: { kind: "stopped", because: "restore", emails: { mayHaveIt: 3 } },
  });
  expect(await lost.letters.resume(other)).toBe(0);
  expect(await lost.letters.resume(other, { again: true })).toBe(3);
});

test("a letter that went out at its moment after the copy was made isn't sent again", async () => {
  const { clock, send, backUp, restore, database, deliver, letters, find } = await withReaders(3);
  const id = await send("letter", clock() + day);
  backUp();
  clock.advance(day);
  await startDueLetters(database, clock());
  expect(await deliver(9)).toHaveLength(3);
  expect(restore()).toMatchObject({ unread: [], stoppedLetters: 0 });
  expect(await find(id)).toMatchObject({
    state: { kind: "sent", emails: { counts: { delivered: 3 } } },
  });
  expect(await letters.resume(id)).toBe(0);
});

test.each([
  ["waited for its moment", day],
  ["was a draft", undefined],
])("a letter that %s in the copy, and whose row can't be read, keeps whom it went to", async (_, wait) => {
  const { file, data, copy, clock, database, letters, deliver, find, backUp } = await withReaders(3);
  const id = randomUUID();
  const words = [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Hello," }] }];
  const draft = { subject: "Hello", blocks: words, audience: "letter" as const };
  await letters.test(id, draft);
  await deliver(1);
  const send = () => letters.send(id, draft, wait === undefined ? undefined : clock() + wait);
  if (wait !== undefined) await send();
  backUp();
  if (wait === undefined) await send();
  clock.advance(wait ?? 1);
  await startDueLetters(database, clock());
  const had = await deliver(2);
  database.close();
  damage(file, "letters");
  const { unread } = replaceDatabase(data, copy, clock());
  expect(unread).toEqual(["letters"]);
  expect(await find(id)).toMatchObject({
    state: {
      kind: "stopped",
      because: "restore",
      emails: { counts: { delivered: 2, stopped: 1 }, mayHaveIt: 0 },
    },
  });
  await markRestoresSeen(database, clock());
  expect(await letters.resume(id)).toBe(1);
  expect(new Set([...had, ...(await deliver(9))]).size).toBe(3);
});

test("what was emailed after the copy was made isn't emailed again, and what waited goes out", async () => {
  const { database, clock, backUp, restore } = await withReaders(0);
  const store = createMessageStore(database, generous, clock);
  const answers = createAnswerStore(database, clock);
  const archive = createArchive(database, clock);
  const add = async (message: string) => {
    const stored = await store.add(submission({ message }), message);
    clock.advance(1);
    return "id" in stored ? stored.id : "";
  };
  const first = await add("before the copy");
  await answers.add(first, "Yes.");
  await query(
    database,
    "INSERT INTO owner_emails (id, stored_at, state, next_attempt_at) VALUES ('weekly-2026-11-23', 1, 'pending', 1)",
  );
  backUp();
  const boxes = [messageTable, answerTable, ownerEmailTable].map((table) =>
    createOutbox<{ id: string; attempts: number }>(database, table, "one", policy, clock),
  );
  for (const box of boxes) await box.record((await box.lease())?.id ?? "", { result: "delivered" });
  const second = await add("after it");
  await answers.add(second, "Yes, too.");
  restore();
  clock.advance(hour);
  const due = await Promise.all(boxes.map((box) => box.lease()));
  expect(due.map((item) => item?.id)).toEqual([second, expect.any(String), undefined]);
  const listed = await archive.list();
  expect(listed.map(({ message, answers: [answer] }) => [message, answer?.text])).toEqual([
    ["after it", "Yes, too."],
    ["before the copy", "Yes."],
  ]);
});

test("who got the dates since waits no more, and who has asked again does", async () => {
  const { database, clock, send, deliver, backUp, restore } = await withReaders(2);
  await query(database, "UPDATE subscribers SET gets_letter = 0, waits_since = 1");
  backUp();
  await send("course-dates");
  await deliver(9);
  const newsletter = createNewsletter(database, generous, clock);
  clock.advance(day);
  await newsletter.request(
    { name: "", email: "reader1@example.org", purpose: "course-dates", suspectedSpam: false },
    "client",
  );
  const [request] = await query(database, "SELECT confirmation_token AS token FROM subscription_requests");
  await newsletter.confirm(String(request?.token));
  restore();
  expect(await query(database, "SELECT email, waits_since > 1 AS asked_again FROM subscribers")).toEqual([
    { email: "reader1@example.org", asked_again: 1 },
  ]);
});

test("a request that was confirmed or withdrawn since gets no other email", async () => {
  const { database, clock, backUp, restore } = await withReaders(0);
  const newsletter = createNewsletter(database, generous, clock);
  const list = createSubscriberList(database, clock);
  for (const name of ["confirms", "withdraws", "waits"]) {
    await newsletter.request(
      { name: "", email: `${name}@example.org`, purpose: "letter", suspectedSpam: false },
      name,
    );
  }
  backUp();
  clock.advance(1);
  const [request] = await query(
    database,
    "SELECT confirmation_token AS token FROM subscription_requests WHERE email LIKE 'confirms%'",
  );
  await newsletter.confirm(String(request?.token));
  await newsletter.unsubscribe(await list.unsubscribeToken("withdraws@example.org"));
  restore();
  expect((await list.requests()).map(({ email, state }) => [email, state])).toEqual([
    ["waits@example.org", "pending"],
  ]);
  expect((await list.subscribers()).map(({ email }) => email)).toEqual(["confirms@example.org"]);
});

test("who left long before stays off the list, although the site has forgotten them", async () => {
  const { database, clock, backUp, restore } = await withReaders(2);
  const list = createSubscriberList(database, clock);
  backUp();
  clock.advance(1);
  await createNewsletter(database, generous, clock).unsubscribe(
    await list.unsubscribeToken("reader0@example.org"),
  );
  await query(database, "DELETE FROM subscribers WHERE unsubscribed_at IS NOT NULL");
  restore();
  expect((await list.subscribers()).map(({ email }) => email)).toEqual(["reader1@example.org"]);
});

test("brings over what can be read around a damaged page, and names what can't", async () => {
  const { file, data, copy, clock, database, backUp } = await withReaders(3);
  backUp();
  const store = createMessageStore(database, generous, clock);
  for (let count = 0; count < 60; count += 1) {
    const stored = await store.add(submission({ message: `${count}. ${"x".repeat(800)}` }), "client");
    await createAnswerStore(database, clock).add("id" in stored ? stored.id : "", "Yes.");
  }
  database.close();
  const raw = new DatabaseSync(file);
  const [leaf] = raw
    .prepare("SELECT pgoffset FROM dbstat WHERE name = 'messages' AND pagetype = 'leaf' LIMIT 1 OFFSET 3")
    .all();
  const pageSize = Number(raw.prepare("PRAGMA page_size").get()?.page_size);
  raw.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, Number(leaf?.pgoffset), Number(leaf?.pgoffset) + pageSize);
  writeFileSync(file, bytes);
  // Of an answer, nobody could tell whom it is for.
  const { unread } = replaceDatabase(data, copy, clock());
  expect(unread).toEqual(["messages", "answers"]);
  const [counted] = await query(database, "SELECT count(*) AS total FROM messages");
  expect(await query(database, "SELECT count(*) AS total FROM answers")).toEqual([counted]);
  expect(Number(counted?.total)).toBeGreaterThan(50);
  expect(Number(counted?.total)).toBeLessThan(60);
  expect(await readOpenRestores(database)).toMatchObject([{ unread: expect.arrayContaining(["messages"]) }]);
});

test("killed at any step, the data folder has one of the two databases, and a repeated restore completes it", async () => {
  const { clock, data, file, copy, database, backUp, deliver, send, find } = await withReaders(4);
  backUp();
  const id = await send();
  await deliver(2);
  const store = createMessageStore(database, generous, clock);
  const acknowledged: string[] = [];
  for (let step = 1; ; step += 1) {
    const isDone = killAt(step, () => void replaceDatabase(data, copy, clock()));
    clock.advance(1);
    const stored = await store.add(submission(), "client");
    if ("id" in stored) acknowledged.push(stored.id);
    expect(await find(id)).toMatchObject({ state: { emails: { counts: { delivered: 2 } } } });
    const ids = (await query(database, "SELECT id FROM messages")).map((row) => String(row.id));
    expect(ids.sort()).toEqual([...acknowledged].sort());
    expect(readFileSync(file).byteLength).toBeGreaterThan(0);
    if (isDone) break;
  }
  expect(acknowledged.length).toBeGreaterThan(8);
  // None is a second name of the database itself, which a killed restore had given it.
  const kept = readdirSync(data).filter((name) => name.startsWith("replaced-"));
  const inodes = kept.map((name) => statSync(path.join(data, name, databaseFile)).ino);
  expect(new Set([...inodes, statSync(file).ino]).size).toBe(kept.length + 1);
});

test("who refused all emails, was let back in and joined again gets letters after a copy is restored that knows only the refusal", async () => {
  const { database, clock, backUp, restore, letters } = await withReaders(1);
  const email = "reader0@example.org";
  const newsletter = createNewsletter(database, generous, clock);
  const list = createSubscriberList(database, clock);
  await newsletter.refuse(await list.unsubscribeToken(email));
  backUp();
  clock.advance(2 * day);
  await list.allow(email);
  await newsletter.request({ name: "", email, purpose: "letter", suspectedSpam: false }, "client");
  const [request] = await query(database, "SELECT confirmation_token AS token FROM subscription_requests");
  await newsletter.confirm(String(request?.token));
  expect(await letters.readers("letter")).toBe(1);
  restore();
  expect(await letters.readers("letter")).toBe(1);
  expect(await list.refused()).toBe(0);
});

test("after a new beginning, by the owner or on a new computer, what came between it and the copy isn't taken as known", async () => {
  const { data, file, database, clock, backUp, restore, send, find, deliver } = await withReaders(3);
  const id = await send();
  await deliver(1);
  backUp();
  await createMessageStore(database, generous, clock).add(submission(), "client");
  await deliver(1);
  clock.advance(day);
  replaceByNew(data, clock());
  expect(restore().unread).toEqual(unreadKinds);
  expect(await find(id)).toMatchObject({
    state: { emails: { counts: { delivered: 1, unsure: 2 }, mayHaveIt: 2 } },
  });
  expect(await readOpenRestores(database)).toHaveLength(1);

  // A server that was begun afresh on another computer, before the copy was put there.
  for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true });
  openDatabase(data).close();
  expect(restore().unread).toEqual(unreadKinds);
  expect(statSync(file).size).toBeGreaterThan(0);
});

test("who was removed stays removed, although the clock was ahead when they joined", async () => {
  const { database, clock, backUp, restore, letters } = await withReaders(1);
  clock.advance(30 * hour);
  await importReaders(
    database,
    [{ email: "kim@example.org", name: "" }],
    { at: clock(), way: "paper list" },
    clock,
  );
  backUp();
  clock.advance(-30 * hour);
  await createSubscriberList(database, clock).remove("kim@example.org");
  restore();
  expect(await letters.readers("letter")).toBe(1);
});

test("a list from before they left brings nobody back, also long after, and after a new beginning", async () => {
  const { data, database, clock, letters } = await withReaders(2);
  const list = createSubscriberList(database, clock);
  const kim = [{ email: "kim@example.org", name: "" }];
  const consent = { at: clock(), way: "paper list" };
  expect(await importReaders(database, kim, consent, clock)).toMatchObject({ added: 1 });
  clock.advance(hour);
  await createNewsletter(database, generous, clock).unsubscribe(
    await list.unsubscribeToken("kim@example.org"),
  );
  clock.advance(hour);
  replaceByNew(data, clock());
  expect(await importReaders(database, kim, consent, clock)).toMatchObject({
    added: 0,
    left: ["kim@example.org"],
  });
  expect(await letters.readers("letter")).toBe(0);
  // She has agreed again.
  expect(await importReaders(database, kim, { ...consent, at: clock() }, clock)).toMatchObject({
    added: 1,
    left: [],
  });
});

/** Puts an older state of a site's database back by hand, once the site has gone on and a copy was made. */
async function withOlderInPlace(
  count: number,
  before: (site: Site) => unknown,
  since: (site: Site) => unknown,
) {
  const site = await withReaders(count);
  const older = path.join(site.folder, "older.sqlite");
  await before(site);
  copyFileSync(site.file, older);
  site.clock.advance(hour);
  await since(site);
  site.backUp();
  copyFileSync(older, site.file);
  return site;
}

type Site = Awaited<ReturnType<typeof withReaders>>;

test("an older database that was put back by hand takes nothing back that the copy knows to be sent, or joined since", async () => {
  let id = "";
  const { database, restore, find, deliver, clock, letters } = await withOlderInPlace(
    3,
    async ({ database, clock, send }) => {
      await createMessageStore(database, generous, clock).add(submission(), "client");
      const list = createSubscriberList(database, clock);
      await createNewsletter(database, generous, clock).unsubscribe(
        await list.unsubscribeToken("reader0@example.org"),
      );
      id = await send();
    },
    async ({ database, clock, deliver, outbox }) => {
      const box = createOutbox<{ id: string; attempts: number }>(
        database,
        messageTable,
        "one",
        policy,
        clock,
      );
      await box.record((await box.lease())?.id ?? "", { result: "delivered" });
      const newsletter = createNewsletter(database, generous, clock);
      const email = "reader0@example.org";
      await newsletter.request({ name: "", email, purpose: "letter", suspectedSpam: false }, "client");
      const [request] = await query(
        database,
        "SELECT confirmation_token AS token FROM subscription_requests",
      );
      await newsletter.confirm(String(request?.token));
      await deliver(1);
      await outbox.markHandedOver((await outbox.lease())?.id ?? "");
      await createMessageStore(database, generous, clock).add(submission(), "client");
    },
  );
  // It lacks a message that was acknowledged.
  expect(restore().unread).toEqual(unreadKinds);
  expect(await query(database, "SELECT state, count(*) AS total FROM messages GROUP BY state")).toEqual([
    { state: "delivered", total: 1 },
    { state: "pending", total: 1 },
  ]);
  expect(await query(database, "SELECT total FROM messages_ever")).toEqual([{ total: 2 }]);
  expect(await letters.readers("letter")).toBe(3);
  expect(await find(id)).toMatchObject({ state: { emails: { counts: { delivered: 1, unsure: 1 } } } });
  clock.advance(hour);
  expect(await deliver(9)).toEqual([]);
});

test("an older database in place, which knew a letter only as a draft, doesn't take back that it went out", async () => {
  let id = "";
  const { database, restore, find } = await withOlderInPlace(
    2,
    async (site) => {
      id = await site.send("letter", site.clock() + day);
    },
    async ({ clock, database, deliver }) => {
      clock.advance(day);
      await startDueLetters(database, clock());
      await deliver(2);
      await createMessageStore(database, generous, clock).add(submission(), "client");
    },
  );
  restore();
  expect(await find(id)).toMatchObject({ state: { kind: "sent", emails: { counts: { delivered: 2 } } } });
  expect(await query(database, "SELECT count(*) AS total FROM messages")).toEqual([{ total: 1 }]);
});

test("a copy in place of a site that was begun afresh: readers of both once, who left there stays off, no letter twice", async () => {
  const first = await withReaders(2);
  first.backUp();
  const other = await withReaders(4);
  const list = createSubscriberList(other.database, other.clock);
  const id = await other.send();
  const had = await other.deliver(2);
  const link = await list.unsubscribeToken("reader2@example.org");
  other.clock.advance(1);
  await createNewsletter(other.database, generous, other.clock).unsubscribe(
    await list.unsubscribeToken("reader1@example.org"),
  );
  other.clock.advance(hour);
  const { unread, stoppedLetters } = replaceDatabase(other.data, first.copy, other.clock());
  expect([unread, stoppedLetters]).toEqual([unreadKinds, 1]);
  // The server is started again.
  const database = guardDatabase({ dataDirectory: other.data, backupDirectory: other.folder }, () => {});
  onTestFinished(() => database.close());
  const subscribers = await query(database, "SELECT email FROM subscribers WHERE unsubscribed_at IS NULL");
  expect(subscribers.map(({ email }) => String(email)).sort()).toEqual([
    "reader0@example.org",
    "reader2@example.org",
    "reader3@example.org",
  ]);
  const sent = await query(
    database,
    "SELECT state, count(DISTINCT subscriber_id) AS readers FROM letter_emails WHERE letter_id = :id GROUP BY state",
    { id },
  );
  expect(sent).toEqual([
    { state: "delivered", readers: 2 },
    { state: "unsure", readers: 2 },
  ]);
  const known = await query(
    database,
    "SELECT count(*) AS readers FROM letter_emails JOIN subscribers ON subscribers.id = subscriber_id",
  );
  expect([had.length, known]).toEqual([2, [{ readers: 4 }]]);
  // A link in an email of the replaced site.
  await createNewsletter(database, generous, other.clock).unsubscribe(link);
  expect(await createLetterStore(database, other.clock).readers("letter")).toBe(2);
});

test("another site's database, put in place by mistake, brings nothing along", async () => {
  const site = await withReaders(2);
  site.backUp();
  const another = await withReaders(3);
  await createMessageStore(another.database, generous, another.clock).add(submission(), "client");
  copyFileSync(another.file, site.file);
  expect(site.restore().unread).toEqual(unreadKinds);
  expect(await query(site.database, "SELECT count(*) AS total FROM messages")).toEqual([{ total: 0 }]);
  expect(await site.letters.readers("letter")).toBe(2);
});

test("when it was last backed up and run is what either database knows to be later; earlier restores stay named", async () => {
  const { database, backUp, restore, file, data, copy, clock } = await withReaders(1);
  const note = (at: number) =>
    query(database, "UPDATE last_backup SET made_at = :at", { at }).then(() =>
      query(database, "UPDATE last_run SET at = :at", { at }),
    );
  const noted = async () => [
    ...(await query(database, "SELECT made_at AS at FROM last_backup")),
    ...(await query(database, "SELECT at FROM last_run")),
  ];
  await query(database, "DELETE FROM last_backup");
  await query(database, "DELETE FROM last_run");
  await query(database, "INSERT INTO last_backup VALUES (5, NULL, 1)");
  await query(database, "INSERT INTO last_run (at) VALUES (5)");
  backUp();
  await note(7);
  restore();
  expect(await noted()).toEqual([{ at: 7 }, { at: 7 }]);
  await note(3);
  restore();
  expect(await noted()).toEqual([{ at: 5 }, { at: 5 }]);

  writeFileSync(file, "no database ".repeat(1000));
  replaceDatabase(data, copy, clock());
  restore();
  expect((await readOpenRestores(database)).map(({ unread }) => unread)).toEqual([unreadKinds]);
});

test("who was forgotten isn't in a restored copy", async () => {
  const { data, clock, database, backUp, restore, letters } = await withReaders(2);
  backUp();
  rememberForgotten(data, "reader0@example.org", clock() + 1);
  restore();
  expect(await letters.readers("letter")).toBe(1);
  expect(await query(database, "SELECT email FROM subscribers")).toEqual([{ email: "reader1@example.org" }]);
});

test("says what a copy contains, and that it is damaged", async () => {
  const { database, clock, backUp, copy } = await withReaders(3);
  const list = createSubscriberList(database, clock);
  await createNewsletter(database, generous, clock).unsubscribe(
    await list.unsubscribeToken("reader0@example.org"),
  );
  const store = createMessageStore(database, generous, clock);
  for (let count = 0; count < 40; count += 1)
    await store.add(submission({ message: `${count}. ${"x".repeat(900)}` }), "client");
  const archive = createArchive(database, clock);
  const [first] = await archive.list();
  await archive.remove({ ids: [first?.id ?? ""] });
  backUp();
  expect(readContents(copy)).toEqual({
    schema: expect.any(String),
    messages: 39,
    everStored: 40,
    newestReceivedAt: clock(),
    subscribers: 2,
  });
  const bytes = readFileSync(copy);
  bytes.fill(0xff, bytes.length - 8192, bytes.length - 4096);
  writeFileSync(copy, bytes);
  expect(() => readContents(copy)).toThrow(/damaged|malformed/);
});

test("keeps the replaced database with its journal, and clears away what killed restores have left", async () => {
  const { data, file, backUp, restore } = await withReaders(1);
  backUp();
  const [old, recent] = [".restoring-old", ".restoring-recent"].map((name) => path.join(data, name));
  for (const folder of [old, recent]) mkdirSync(folder ?? "");
  utimesSync(old ?? "", 1, 1);
  mkdirSync(path.join(data, "replaced-empty"));
  writeFileSync(file, "");
  writeFileSync(`${file}-journal`, "what was half written");
  const { keptIn = "" } = restore();
  expect(readdirSync(keptIn).sort()).toEqual([databaseFile, `${databaseFile}-journal`]);
  expect(readdirSync(data).filter((name) => /^\.restoring|-journal$|^replaced-empty/.test(name))).toEqual([
    ".restoring-recent",
  ]);
});

test.each([
  ["answers", "answers"],
  ["subscribers", "readers"],
  ["departures", "who left the list"],
  ["refused_addresses", "who left the list"],
  ["subscription_requests", "newsletter requests"],
  ["letters", "letters"],
  ["letter_emails", "whom letters went to"],
])("names what can't be read where the table %s is damaged: %s", async (table, kind) => {
  const { file, data, copy, clock, database, backUp } = await withReaders(2);
  backUp();
  database.close();
  damage(file, table);
  expect(replaceDatabase(data, copy, clock()).unread).toEqual([kind]);
});

test("a request that came after the copy was made still waits, and goes out unless somebody may have withdrawn it", async () => {
  const { file, data, copy, clock, database, backUp, restore } = await withReaders(0);
  const newsletter = createNewsletter(database, generous, clock);
  const requests = async () =>
    (await createSubscriberList(database, clock).requests()).map(({ email, state }) => [email, state]);
  const ask = (email: string) =>
    newsletter.request({ name: "", email, purpose: "letter", suspectedSpam: false }, email);
  await ask("before@example.org");
  backUp();
  await ask("after@example.org");
  restore();
  expect((await requests()).sort()).toEqual([
    ["after@example.org", "pending"],
    ["before@example.org", "pending"],
  ]);
  writeFileSync(file, "no database ".repeat(1000));
  replaceDatabase(data, copy, clock());
  expect(await requests()).toEqual([["before@example.org", "to_check"]]);
});

test("a restore that had nothing to stop says nothing; a letter that she had stopped stays so, and a test counts", async () => {
  const { database, clock, letters, send, deliver, backUp, restore, find } = await withReaders(3);
  const id = await send();
  await deliver(1);
  await letters.stop(id);
  backUp();
  clock.advance(1);
  const tested = randomUUID();
  const words = [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Hello again," }] }];
  const draft = { subject: "Hello", blocks: words, audience: "letter" as const };
  await letters.test(tested, draft);
  await deliver(1);
  expect(restore()).toMatchObject({ unread: [], stoppedLetters: 0 });
  expect(await readOpenRestores(database)).toEqual([]);
  expect(await find(id)).toMatchObject({
    state: { kind: "stopped", because: "owner", emails: { counts: { delivered: 1, stopped: 2 } } },
  });
  await letters.send(tested, draft);
  expect(await deliver(9)).toHaveLength(3);
});

test("each replaced database is kept, for the owner alone, until somebody deletes it", async () => {
  const { database, clock, backUp, restore } = await withReaders(1);
  backUp();
  const first = restore().keptIn ?? "";
  await createMessageStore(database, generous, clock).add(submission(), "client");
  const second = restore().keptIn ?? "";
  expect(second).not.toBe(first);
  for (const folder of [first, second]) {
    expect(readContents(path.join(folder, databaseFile)).subscribers).toBe(1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

test("a new beginning knows who left, or says that it doesn't", async () => {
  const { data, file, clock } = await withReaders(1);
  expect(replaceByNew(data, clock()).unread).toEqual([]);
  clock.advance(hour);
  rmSync(file);
  expect(replaceByNew(data, clock()).unread).toEqual(["who left the list"]);
});

test("brings over what it can from a database of another version, and takes nothing for known", async () => {
  const { file, data, copy, clock, database, backUp } = await withReaders(1);
  backUp();
  await createMessageStore(database, generous, clock).add(submission(), "client");
  database.close();
  const raw = new DatabaseSync(file);
  raw.exec("ALTER TABLE messages ADD COLUMN mood TEXT");
  raw.close();
  expect(replaceDatabase(data, copy, clock()).unread).toEqual(unreadKinds);
  expect(readContents(file).messages).toBe(1);
});
