// @module-tag slow
import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { query } from "../database/sql-database.ts";
import { importReaders } from "../newsletter/import-readers.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { generous, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer, refusal } from "../test-support/mail-server.ts";
import { buildSite, mailTo, startSite } from "../test-support/site-process.ts";
import type { LetterDraft } from "./compose.ts";
import { emailsOf } from "./state.ts";
import { createLetterStore } from "./store.ts";

const owner = "owner@example.net";
const readers = 500;
const kills = 10;
const addressOf = (index: number) => `reader${index}@example.org`;

const letter: LetterDraft = {
  subject: "Before the year runs out",
  blocks: [{ type: "paragraph", content: [{ type: "text", text: "Hello," }] }],
  audience: "letter",
};

/** A mail server that misbehaves: it refuses, hangs, or cuts off before or after it has the email. */
async function misbehavingMailServer() {
  let asked = 0;
  let received = 0;
  let cutOff = 0;
  const server = await mailServer({
    onRcptTo: ({ address }, _session, done) => {
      if (address === owner) return done();
      asked += 1;
      const index = Number(/\d+/.exec(address)?.[0]);
      if (index % 50 === 7) return done(refusal(550, "5.1.1 no such user"));
      if (asked % 41 === 0) return done(refusal(451, "4.7.1 try again later"));
      // Never answers: the site gives up after its time limit.
      if (asked % 97 === 0) return;
      if (asked % 61 === 0) return done(Object.assign(new Error("bye"), { responseCode: 421 }));
      done();
    },
    onMail: (socket) => {
      received += 1;
      // It has the whole email, and says nothing: nobody can know whether it arrives.
      if (received % 53 !== 0) return;
      cutOff += 1;
      socket.destroy();
    },
  });
  return { server, cutOff: () => cutOff };
}

test("a letter to 500 reaches each reader once, or lists them as unsure, through kills and a mail server that misbehaves", async () => {
  const { server, cutOff } = await misbehavingMailServer();
  const folder = buildSite();
  const data = path.join(folder, "data");
  const database = temporaryDatabase(data);
  const emails = Array.from({ length: readers }, (_, index) => addressOf(index));
  await importReaders(
    database,
    emails.map((email) => ({ email, name: "" })),
    { at: Date.now(), way: "paper list" },
  );
  const list = createSubscriberList(database);
  const newsletter = createNewsletter(database, generous);
  const store = createLetterStore(database);
  const settings = {
    ...mailTo(server.url),
    DATA_DIR: data,
    SMTP_TIMEOUT_SECONDS: "1",
    RETRY_LONGEST_SECONDS: "1",
    LETTERS_PER_MINUTE: "1000",
  };
  let site = await startSite(folder, settings);
  const id = randomUUID();
  const state = async () => {
    const found = (await store.list()).find((one) => one.id === id);
    if (!found) throw new Error("no letter");
    return found.state;
  };
  await store.test(id, letter);
  const isTested = async () => {
    const found = await state();
    return found.kind === "not sent" && found.test.kind === "went out";
  };
  await vi.waitUntil(isTested, { timeout: 60_000, interval: 100 });
  await store.send(id, letter);

  const arrived = () => server.mails.filter(({ to_ }) => to_[0] !== owner).length;
  const left: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = kill * 30;
    await vi.waitUntil(() => arrived() >= enough, { timeout: 60_000, interval: 1 });
    await site.end("SIGKILL");
    // Somebody whose turn hasn't come leaves while nothing runs.
    const [next] = await query(
      database,
      `SELECT email FROM subscribers JOIN letter_emails ON subscriber_id = subscribers.id
        WHERE state = 'pending' AND leased_by IS NULL AND attempts = 0 ORDER BY letter_emails.rowid DESC LIMIT 1`,
    );
    left.push(String(next?.email));
    if (kill % 2 === 0) await newsletter.refuse(await list.unsubscribeToken(String(next?.email)));
    else await list.remove(String(next?.email));
    site = await startSite(folder, settings);
  }
  await vi.waitUntil(async () => (await state()).kind === "sent", { timeout: 240_000, interval: 250 });
  await site.end("SIGTERM");

  const { counts = {}, problems = [] } = emailsOf(await state()) ?? {};
  const toReaders = server.mails.flatMap(({ to_ }) => to_).filter((to) => to !== owner);
  expect(new Set(toReaders).size, "nobody got it twice").toBe(toReaders.length);
  expect(toReaders.filter((to) => left.includes(to))).toEqual([]);
  expect(counts.left).toBe(kills);
  const unsure = problems.filter(({ kind }) => kind === "unsure").map(({ email }) => email);
  const refused = problems
    .filter(({ kind }) => kind === "no mailbox" || kind === "refused")
    .map(({ email }) => email);
  expect(unsure.length).toBe(counts.unsure);
  expect(refused.every((email) => Number(/\d+/.exec(email)?.[0]) % 50 === 7)).toBe(true);
  const accounted = new Set([...toReaders, ...unsure, ...refused, ...left]);
  expect(emails.filter((email) => !accounted.has(email))).toEqual([]);
  // Only what can't be known: one email at each kill, and those whose connection was cut off.
  expect(unsure.length).toBeLessThanOrEqual(kills + cutOff());
}, 600_000);
