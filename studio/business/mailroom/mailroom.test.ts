import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../../engine/project.ts";
import { Refusal } from "../../engine/refusal.ts";
import { testMessage } from "../../test-support/message.ts";
import type { ReadList } from "./lists.ts";
import { createMailroom, type Message } from "./mailroom.ts";
import { CommandError, commandAtSite, type RunCommand } from "./run-command.ts";
import { createSiteReading } from "./site-reading.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site with two messages, which can go offline. */
function testSite() {
  const state = { isOffline: false, messages: [] as readonly Message[] };
  state.messages = [testMessage({ id: randomUUID() }), testMessage({ id: randomUUID() })];
  const assertOnline = () => {
    if (!state.isOffline) return;
    throw new CommandError("connect ETIMEDOUT", "UNREACHABLE");
  };
  const readList: ReadList = async () => {
    assertOnline();
    return state.messages;
  };
  const run: RunCommand = async () => {
    assertOnline();
    return "{}";
  };
  return { state, readList, run };
}

test("shows the last list and since when it is out of date while the place is offline", async () => {
  const { state, readList, run } = testSite();
  let time = 1_000_000;
  const mailroom = createMailroom({ readList, run, now: () => time });
  const { readAt } = await mailroom.read();
  expect(readAt).toBe(time);
  state.isOffline = true;
  time += 60_000;
  const since = time;
  expect((await mailroom.read()).unreachable).toMatchObject({
    since,
    reason: "Your server isn’t answering.",
  });
  time += 60_000;
  const offline = await mailroom.read();
  expect(offline).toMatchObject({ readAt, unreachable: { since } });
  expect(offline.messages).toHaveLength(2);
  const sending = mailroom.answer(offline.messages[0]?.id ?? "", { key: randomUUID(), text: "Yes." });
  await expect(sending).rejects.toThrow(Refusal);
  state.isOffline = false;
  time += 60_000;
  expect(await mailroom.read()).toMatchObject({ readAt: time, unreachable: undefined });
});

test.each([
  ["NOT_FOUND", "That message isn’t there any more."],
  ["OTHER_ANSWER", "An answer with other words was kept a moment ago."],
  ["USAGE", "Your site is older than this studio"],
  ["STORE_FULL", "Your site couldn’t do that. Nothing was changed."],
] as const)("says in a sentence why the site refused: %s", async (code, sentence) => {
  const mailroom = createMailroom({
    readList: async () => [],
    run: () => Promise.reject(new CommandError("Words of the command.", code)),
  });
  const refused = mailroom.mark(randomUUID(), "spam");
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toMatchObject({ detail: "Words of the command." });
});

const unreadable = (error: CommandError) =>
  createMailroom({ readList: () => Promise.reject(error), run: async () => "{}" });

test.each([
  ["UNKNOWN_HOST", "doesn’t know where your site is"],
  ["SLOW", "isn’t answering"],
  ["USAGE", "older than this studio, so I can’t read its messages. Publish once, and I can."],
  ["STORE_FORBIDDEN", "belong to another user"],
  ["BUSY", "in use"],
] as const)("says why the messages can’t be read: %s", async (code, sentence) => {
  const mailroom = unreadable(new CommandError("Words of the command.", code));
  const { unreachable, isMissing } = await mailroom.read();
  expect(unreachable?.reason).toContain(sentence);
  expect(isMissing).toBe(false);
});

test.each([
  ["wrangler: fetch failed", "Cloudflare isn’t answering."],
  ["A request to the Cloudflare API failed: 403 Forbidden", "Cloudflare doesn’t let the studio in."],
  ["Authentication error [code: 10000]", "Cloudflare doesn’t let this computer in."],
])("speaks of Cloudflare where its tool prints %j", async (words, sentence) => {
  const mailroom = unreadable(new CommandError(words, "FAILED"));
  expect((await mailroom.read()).unreachable?.reason).toContain(sentence);
});

test("what something else has changed is read again, even if it was being read just then", async () => {
  let readers = 38;
  let answer = () => {};
  const reading = createSiteReading({
    subject: "letters",
    list: "letters",
    readList: () => {
      const listed = readers;
      return new Promise((resolve) => {
        answer = () => resolve(listed);
      });
    },
    parse: Number,
  });
  const first = reading.read();
  readers = 28;
  reading.forget();
  answer();
  expect((await first).value).toBe(38);
  const second = reading.read();
  answer();
  expect((await second).value).toBe(28);
  expect((await reading.read()).value).toBe(28);
});

test("what is tried now isn't answered by a reading that began before", async () => {
  let isReached = false;
  let fail = () => {};
  const reading = createSiteReading({
    subject: "messages",
    list: "messages",
    readList: () =>
      isReached
        ? Promise.resolve([])
        : new Promise((_, reject) => {
            fail = () => reject(new CommandError("No response", "SLOW"));
          }),
    parse: () => [],
  });
  const first = reading.read();
  isReached = true;
  const tried = reading.tryNow();
  fail();
  expect((await first).unreachable).toBeDefined();
  expect(await tried).toBe(true);
});

test("on this computer, a published site that lacks a command of the studio’s is called older than it", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "data/live/one/programs"), { recursive: true });
  writeFileSync(path.join(folder, "data/live/current"), "one\n");
  const run = commandAtSite(openProject(folder), "messages");
  const mailroom = createMailroom({ readList: () => run([]), run });
  expect((await mailroom.read()).unreachable?.reason).toBe(
    "Your site is older than this studio, so I can’t read its messages. Publish once, and I can.",
  );
  await expect(mailroom.mark(randomUUID(), "spam")).rejects.toThrow("Publish first.");
});

test("on this computer, a command is that of the published release, which knows the facts that visitors see", async () => {
  const folder = temporaryFolder();
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  put("data/live/one/programs/letters.js", 'console.log("published")');
  put("data/live/current", "one\n");
  const run = commandAtSite(openProject(folder), "letters");
  expect(await run(["list"])).toBe("published\n");
});
