import { randomUUID } from "node:crypto";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { answerTable, createAnswerStore } from "../answers/store.ts";
import { hour } from "../clock.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import { backupDatabase } from "../database/copies.ts";
import { databaseFile } from "../database/database-record.ts";
import { guardDatabase } from "../database/guarded-database.ts";
import { openForReading } from "../database/read-database.ts";
import { markRestoresSeen, neededForLetters, readOpenRestores } from "../database/restores.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import type { MailTransport } from "../delivery/email.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { createLetterChannel } from "../letters/channel.ts";
import { emailsOf } from "../letters/state.ts";
import { createLetterStore, letterTable } from "../letters/store.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { createLinks, hashToken } from "../newsletter/tokens.ts";
import { generous, sender, settableClock, submission } from "../test-support/fixtures.ts";
import { killAt } from "../test-support/kill-at.ts";
import { replaceByNew, replaceDatabase } from "./replace-database.ts";

const policy = { first: 1, longest: 1, lease: 1000 };
const ports = { log: () => {}, onStorageFailure: () => {}, pause: async () => false };
const address = (reader: number) => `reader${reader}@example.org`;
const draft = {
  subject: "Hello",
  blocks: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Hello," }] }],
  audience: "letter" as const,
};

/** What is left of the database that a copy replaces. */
const damages = {
  none: () => {},
  missing: (file: string) => rmSync(file, { force: true }),
  "a copy put there by hand": (file: string, copy: string) => copyFileSync(copy, file),
  header: (file: string) => overwrite(file, 0, 100),
  pages: (file: string) => {
    const database = new DatabaseSync(file);
    const leaves = database
      .prepare(
        "SELECT pgoffset FROM dbstat WHERE pagetype = 'leaf' AND name IN ('messages', 'letter_emails', 'subscribers') LIMIT 3",
      )
      .all();
    const pageSize = Number(database.prepare("PRAGMA page_size").get()?.page_size);
    database.close();
    for (const { pgoffset } of leaves) overwrite(file, Number(pgoffset), pageSize);
  },
} as const;

function overwrite(file: string, from: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, from, from + length);
  writeFileSync(file, bytes);
}

/** A site whose owner restores copies, and what it has acknowledged and sent, as visitors and mailboxes know it. */
class Site {
  readonly folder = temporaryFolder();
  readonly data = path.join(this.folder, "data");
  readonly file = path.join(this.data, databaseFile);
  readonly clock = settableClock(Date.now());
  readonly copies: string[] = [];
  /** Acknowledged, by id. Those of which a restore said that they may be lost are taken out. */
  messages = new Set<string>();
  answers = new Set<string>();
  /** Who confirmed, and hasn't left. */
  readers = new Set<number>();
  /** Who left, and hasn't come back. */
  gone = new Set<number>();
  /** How often each email went out, by its letter or message and its recipient. */
  readonly sent = new Map<string, number>();
  /** Who may get a letter twice, as the owner was told before she sent it on to them again. */
  readonly told = new Set<string>();
  #server = this.#start();

  #start() {
    const guarded = guardDatabase({ dataDirectory: this.data, backupDirectory: this.folder }, () => {});
    const newsletter = createNewsletter(guarded, generous, this.clock);
    return { guarded, newsletter, list: createSubscriberList(guarded, this.clock) };
  }
  restart(): void {
    this.#server.guarded.close();
    this.#server = this.#start();
  }
  close(): void {
    this.#server.guarded.close();
  }
  get database(): SqlDatabase {
    return this.#server.guarded;
  }
  get letters() {
    return createLetterStore(this.database, this.clock);
  }

  async receive() {
    const outcome = await createMessageStore(this.database, generous, this.clock).add(submission(), "client");
    if ("id" in outcome) this.messages.add(outcome.id);
  }
  async answer() {
    const [first] = await query(this.database, "SELECT id FROM messages ORDER BY random() LIMIT 1");
    if (!first) return;
    const answer = await createAnswerStore(this.database, this.clock).add(String(first.id), "Yes.");
    this.answers.add(answer.id);
  }
  async join(reader: number) {
    const form = { name: "", email: address(reader), purpose: "letter", suspectedSpam: false } as const;
    await this.#server.newsletter.request(form, "client");
    const [request] = await query(
      this.database,
      "SELECT confirmation_token AS token FROM subscription_requests WHERE email = :email",
      { email: address(reader) },
    );
    this.clock.advance(1000);
    if (!request || !(await this.#server.newsletter.confirm(String(request.token)))) return;
    this.readers.add(reader);
    this.gone.delete(reader);
  }
  /** Lets a person who refused all emails come back, as they have asked the owner by hand. */
  async allow(reader: number) {
    await this.#server.list.allow(address(reader));
  }
  async leave(reader: number, way: "unsubscribes" | "refuses" | "is removed") {
    const { list, newsletter } = this.#server;
    const token = await list.unsubscribeToken(address(reader));
    if (way === "is removed") await list.remove(address(reader));
    else await newsletter[way === "refuses" ? "refuse" : "unsubscribe"](token);
    this.readers.delete(reader);
    this.gone.add(reader);
  }

  #channel() {
    const transport: MailTransport = async (email, markHandedOver) => {
      await markHandedOver?.();
      this.#arrive(email.messageId.split("@")[0] ?? "", email.envelope.to);
      return { result: "delivered" };
    };
    return createLetterChannel({
      database: this.database,
      outbox: createOutbox(this.database, letterTable, "one", policy, this.clock),
      transport,
      unsubscribeToken: this.#server.list.unsubscribeToken,
      links: createLinks("https://site.test", "/functions/v1"),
      sender,
      isClockBelieved: async () => true,
      perMinute: 9999,
      log: () => {},
      now: this.clock,
    });
  }
  /** The emails of letters by their ids: a Message-ID has no letter in it. */
  readonly #letterOf = new Map<string, string>();
  #arrive(id: string, to: string) {
    if (to === sender.owner) return;
    const key = `${this.#letterOf.get(id.replace("<", "")) ?? id} ${to}`;
    this.sent.set(key, (this.sent.get(key) ?? 0) + 1);
    for (const reader of this.gone) expect(address(reader), "left, and got a letter").not.toBe(to);
  }
  async #noteEmails() {
    for (const row of await query(this.database, "SELECT id, letter_id FROM letter_emails"))
      this.#letterOf.set(String(row.id), String(row.letter_id));
  }
  async deliver(count: number) {
    await this.#noteEmails();
    const channel = this.#channel();
    for (let done = 0; done < count; done += 1) if (!(await channel.deliverNext(ports))) return;
  }
  /** Sends an email and dies before it can be recorded. */
  async dieWhileSending() {
    await this.#noteEmails();
    const outbox = createOutbox(this.database, letterTable, "dies", policy, this.clock);
    const email = await outbox.lease();
    if (!email || email.subscriberId === null) return;
    const [reader] = await query(
      this.database,
      "SELECT email FROM subscribers WHERE id = :id AND unsubscribed_at IS NULL",
      { id: email.subscriberId },
    );
    if (!reader) return;
    await outbox.markHandedOver(email.id);
    this.#arrive(email.id, String(reader.email));
  }
  async deliverMessage() {
    for (const table of [messageTable, answerTable]) {
      const outbox = createOutbox<{ id: string; attempts: number }>(
        this.database,
        table,
        "one",
        policy,
        this.clock,
      );
      const item = await outbox.lease();
      if (!item) continue;
      this.sent.set(item.id, (this.sent.get(item.id) ?? 0) + 1);
      await outbox.record(item.id, { result: "delivered" });
    }
  }
  async sendLetter() {
    const id = randomUUID();
    await this.letters.test(id, draft);
    await this.deliver(9999);
    await this.#refusable(() => this.letters.send(id, draft));
  }
  async stopLetters() {
    for (const { id } of await this.letters.list()) await this.letters.stop(id);
  }
  async resume(again: boolean) {
    for (const { id, state } of await this.letters.list()) {
      if (again)
        for (const { email, kind } of emailsOf(state)?.problems ?? [])
          if (kind === "restore") this.told.add(`${id} ${email}`);
      await this.#refusable(() => this.letters.resume(id, { again }));
    }
  }
  /** Nothing to send, nobody to send it to, or a restore to read first. */
  async #refusable(action: () => Promise<unknown>) {
    const open = (await readOpenRestores(this.database)).flatMap(({ unread }) => unread);
    const mustRefuse = open.some((kind) => neededForLetters.includes(kind));
    const code = await action().then(
      () => "done",
      (error: { code: string }) => error.code,
    );
    expect(["done", "NO_READERS", "NOT_FOUND", "RESTORED"]).toContain(code);
    expect(code === "RESTORED").toBe(mustRefuse);
  }
  see = () => markRestoresSeen(this.database, this.clock());

  backUp() {
    const copy = path.join(this.folder, `copy-${this.copies.length}.sqlite`);
    backupDatabase(this.file, copy);
    this.copies.push(copy);
  }

  /** Restores a copy after damage, killed at a step or not, then once more to its end. */
  async restore(
    index: number,
    damage: keyof typeof damages,
    killedAt: number,
    restarts: boolean,
    fresh = false,
  ) {
    const copy = this.copies[index % Math.max(1, this.copies.length)];
    if (!copy) return;
    if (damage !== "none") this.close();
    damages[damage](this.file, this.copies[0] ?? "");
    const unread = new Set<string>();
    const run = () => {
      const now = this.clock();
      const done = fresh ? replaceByNew(this.data, now) : replaceDatabase(this.data, copy, now);
      for (const kind of done.unread) unread.add(kind);
    };
    if (!killAt(killedAt, run)) {
      if (damage === "none") {
        // It goes on with the one or the other.
        this.restart();
        await this.receive().catch(() => {});
      }
      this.clock.advance(1000);
      run();
    }
    // A server that runs asks for a restart once the database has other secrets.
    const goesOn = await this.database.batch([]).then(
      () => true,
      () => false,
    );
    if (restarts || !goesOn) this.restart();
    // What the command and the health check name isn't promised any more.
    for (const restore of await readOpenRestores(this.database))
      for (const kind of restore.unread) unread.add(kind);
    await this.#excuse(unread, fresh);
  }
  async #excuse(unread: ReadonlySet<string>, fresh: boolean) {
    const ids = async (table: string) =>
      new Set((await query(this.database, `SELECT id FROM ${table}`)).map(({ id }) => String(id)));
    if (unread.has("messages") || fresh) this.messages = this.messages.intersection(await ids("messages"));
    if (unread.has("answers") || fresh) this.answers = this.answers.intersection(await ids("answers"));
    const active = await this.#active();
    if (unread.has("readers") || fresh) this.readers = this.readers.intersection(active);
    if (unread.has("who left the list")) this.gone = this.gone.difference(active);
  }
  async #active(): Promise<Set<number>> {
    const rows = await query(
      this.database,
      `SELECT email FROM subscribers WHERE unsubscribed_at IS NULL
        AND unsubscribe_token_hash NOT IN (SELECT unsubscribe_token_hash FROM refused_addresses)`,
    );
    return new Set(rows.map(({ email }) => Number(/\d+/.exec(String(email))?.[0])));
  }

  /** Expects that nothing acknowledged is missing, nobody who left is on the list, and no letter went out twice. */
  async check() {
    const ids = async (table: string) =>
      (await query(this.database, `SELECT id FROM ${table}`)).map(({ id }) => String(id));
    expect(await ids("messages")).toEqual(expect.arrayContaining([...this.messages]));
    expect(await ids("answers")).toEqual(expect.arrayContaining([...this.answers]));
    const active = await this.#active();
    expect([...active]).toEqual(expect.arrayContaining([...this.readers]));
    expect([...active].filter((reader) => this.gone.has(reader))).toEqual([]);
    const twice = [...this.sent].filter(
      ([key, times]) => key.includes(" ") && times > 1 && !this.told.has(key),
    );
    expect(twice).toEqual([]);
  }
}

const reader = fc.nat(5);
const event = fc.oneof(
  { weight: 3, arbitrary: fc.constant((site: Site) => site.receive()).map(named("receive")) },
  { weight: 1, arbitrary: fc.constant((site: Site) => site.answer()).map(named("answer")) },
  { weight: 1, arbitrary: fc.constant((site: Site) => site.deliverMessage()).map(named("deliver message")) },
  { weight: 4, arbitrary: reader.map((one) => named(`join ${one}`)((site) => site.join(one))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(reader, fc.constantFrom("unsubscribes", "refuses", "is removed"))
      .map(([one, way]) => named(`${one} ${way}`)((site) => site.leave(one, way))),
  },
  {
    weight: 1,
    arbitrary: reader.map((one) =>
      named(`allow and join ${one}`)(async (site) => {
        await site.allow(one);
        site.clock.advance(25 * hour);
        await site.join(one);
      }),
    ),
  },
  { weight: 3, arbitrary: fc.constant((site: Site) => site.sendLetter()).map(named("send letter")) },
  {
    weight: 3,
    arbitrary: fc.nat(4).map((count) => named(`deliver ${count}`)((site) => site.deliver(count))),
  },
  {
    weight: 1,
    arbitrary: fc.constant((site: Site) => site.dieWhileSending()).map(named("die while sending")),
  },
  { weight: 1, arbitrary: fc.constant((site: Site) => site.stopLetters()).map(named("stop letters")) },
  {
    weight: 2,
    arbitrary: fc.boolean().map((again) => named(`resume ${again}`)((site) => site.resume(again))),
  },
  { weight: 2, arbitrary: fc.constant((site: Site) => site.see()).map(named("see")) },
  { weight: 4, arbitrary: fc.constant(async (site: Site) => site.backUp()).map(named("back up")) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.nat(20),
        fc.constantFrom<keyof typeof damages>(
          "none",
          "none",
          "none",
          ...(Object.keys(damages) as (keyof typeof damages)[]),
        ),
        fc.oneof(fc.constant(999), fc.integer({ min: 1, max: 30 })),
        fc.boolean(),
        fc.integer({ min: 0, max: 11 }).map((one) => one === 0),
      )
      .map(([index, damage, killedAt, restarts, fresh]) =>
        named(`restore ${index} ${damage} ${killedAt} ${fresh ? "fresh" : ""}`)((site) =>
          site.restore(index, damage, killedAt, restarts, fresh),
        ),
      ),
  },
);

type Event = { readonly name: string; readonly run: (site: Site) => Promise<unknown> };

function named(name: string): (run: Event["run"]) => Event {
  return (run) => ({ name, run, toString: () => name });
}

const history = fc.array(event, { minLength: 10, maxLength: 30 });

async function live(events: readonly Event[]): Promise<void> {
  const site = new Site();
  try {
    await site.receive();
    for (const one of [0, 1, 2, 3]) await site.join(one);
    for (const { run } of events) {
      site.clock.advance(2 * hour);
      await run(site);
      await site.check();
    }
    // In the end all goes on that the owner lets go on.
    await site.see();
    await site.resume(false);
    await site.deliver(9999);
    await site.check();
  } finally {
    site.close();
    rmSync(site.folder, { recursive: true, force: true });
  }
}

test("through restores, kills and damage, nothing acknowledged is lost, nobody who left gets a letter, and no letter is sent twice", async () => {
  await fc.assert(fc.asyncProperty(history, live), { numRuns: 10 });
});

test("the same through hundreds of histories", { tags: ["slow"], timeout: 1_200_000 }, async () => {
  await fc.assert(fc.asyncProperty(history, live), { numRuns: Number(process.env.HISTORIES ?? 200) });
});

test("links in old emails take a person off the list whatever was restored", async () => {
  const site = new Site();
  await site.join(1);
  const first = await createSubscriberList(site.database).unsubscribeToken(address(1));
  site.backUp();
  rmSync(site.data, { recursive: true });
  rmSync(path.join(site.folder, "copy-1.sqlite"), { force: true });
  const copy = site.copies[0] ?? "";
  // Begun afresh on another disk, without the copy.
  const other = new Site();
  await other.join(1);
  await other.receive();
  const second = await createSubscriberList(other.database).unsubscribeToken(address(1));
  expect(hashToken(first)).not.toBe(hashToken(second));
  other.copies.push(copy);
  await other.restore(0, "none", 999, true);
  await other.check();
  await createNewsletter(other.database, generous, other.clock).unsubscribe(second);
  const database = openForReading(other.file);
  const rows = database.prepare("SELECT unsubscribed_at FROM subscribers").all();
  database.close();
  expect(rows).toEqual([{ unsubscribed_at: other.clock() }]);
  site.close();
  other.close();
});
