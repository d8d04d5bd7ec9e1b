// @module-tag slow
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { backupDatabase } from "../database/copies.ts";
import { databaseFile } from "../database/database-record.ts";
import { guardDatabase } from "../database/guarded-database.ts";
import type { LetterDraft } from "../letters/compose.ts";
import { createLetterStore } from "../letters/store.ts";
import { importReaders } from "../newsletter/import-readers.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { generous } from "../test-support/fixtures.ts";
import { mailServer } from "../test-support/mail-server.ts";
import {
  buildSite,
  mailTo,
  runScript,
  sendMessage,
  startSite,
  withoutLimits,
} from "../test-support/site-process.ts";
import { runNode } from "../test-support/spawn-site.ts";

const owner = "owner@example.net";
const rounds = 8;
const readers = 200;

const letter: LetterDraft = {
  subject: "Through restores",
  blocks: [{ type: "paragraph", content: [{ type: "text", text: "Hello," }] }],
  audience: "letter",
};

test("restores into a running site, half of them killed, lose no message and send no letter twice or to who left", async () => {
  const mail = await mailServer();
  const folder = buildSite();
  const data = path.join(folder, "data");
  const settings = { ...mailTo(mail.url), ...withoutLimits, LETTERS_PER_MINUTE: "1000" };
  const site = await startSite(folder, settings);
  const database = guardDatabase({ dataDirectory: data, backupDirectory: folder }, () => {});
  const list = createSubscriberList(database);
  const newsletter = createNewsletter(database, generous);
  const letters = createLetterStore(database);
  const emails = Array.from({ length: readers }, (_, index) => `reader${index}@example.org`);
  await importReaders(
    database,
    emails.map((email) => ({ email, name: "" })),
    { at: Date.now(), way: "paper list" },
  );
  const id = randomUUID();
  const state = async () => (await letters.list()).find((one) => one.id === id)?.state;
  await letters.test(id, letter);
  const isTested = async () => {
    const found = await state();
    return found?.kind === "not sent" && found.test.kind === "went out";
  };
  await vi.waitUntil(isTested, { timeout: 60_000 });
  backupDatabase(path.join(data, databaseFile), path.join(folder, "copy-0.sqlite"));
  await letters.send(id, letter);

  const acknowledged: string[] = [];
  /** Visitors write while something runs. Not longer: letters go out after messages, and need their turn. */
  const visitorsWhile = async <Result>(running: Promise<Result>): Promise<Result> => {
    let isOver = false;
    void running.finally(() => {
      isOver = true;
    });
    for (let count = 0; !isOver; count += 1) {
      const text = `message ${acknowledged.length}-${count}.`;
      if ((await sendMessage(site, text)) === 200) acknowledged.push(text);
    }
    return running;
  };
  const toReaders = () => mail.mails.flatMap(({ to_ }) => to_).filter((to) => to !== owner);
  const left = new Map<string, number>();
  /** Tries again while a restore holds the database. */
  const insist = (action: () => Promise<unknown>) =>
    vi.waitUntil(
      () =>
        action().then(
          () => true,
          () => false,
        ),
      { timeout: 60_000, interval: 50 },
    );

  for (let round = 0; round < rounds; round += 1) {
    const before = toReaders().length;
    await vi.waitUntil(() => toReaders().length >= Math.min(before + 5, readers - left.size), {
      timeout: 60_000,
    });
    backupDatabase(path.join(data, databaseFile), path.join(folder, `copy-${round + 1}.sqlite`));
    // Not the next one, whose email may be on its way.
    const leaver = emails.findLast((email) => !toReaders().includes(email) && !left.has(email));
    if (leaver) {
      await insist(async () => newsletter.unsubscribe(await list.unsubscribeToken(leaver)));
      left.set(leaver, round);
    }
    const copy = `copy-${Math.floor((round + 1) / 2)}.sqlite`;
    if (round % 2 === 1) {
      const restore = runNode(folder, "scripts/restore.ts", [copy, "--yes"], {});
      const ended = new Promise((resolve) => restore.once("exit", resolve));
      // From before it has begun until it is done: another moment in each round.
      void pause(150 * round).then(() => restore.kill("SIGKILL"));
      await visitorsWhile(ended);
    }
    const { code, errors } = await visitorsWhile(runScript(folder, "scripts/restore.ts", [copy, "--yes"]));
    expect([code, errors]).toEqual([0, expect.not.stringContaining("Not known")]);
    await insist(() => letters.resume(id));
  }
  await vi.waitUntil(async () => (await state().catch(() => undefined))?.kind === "sent", {
    timeout: 120_000,
  });
  await site.end("SIGTERM");
  database.close();

  const listed = await runScript(folder, "scripts/messages.ts", ["--json"]);
  const stored = new Set((JSON.parse(listed.output) as { message: string }[]).map(({ message }) => message));
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(new Set(toReaders()).size, "nobody got it twice").toBe(toReaders().length);
  expect(toReaders().filter((to) => left.has(to))).toEqual([]);
}, 600_000);
