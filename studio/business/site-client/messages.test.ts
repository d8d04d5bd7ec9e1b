import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../../engine/project.ts";
import { Refusal } from "../../engine/refusal.ts";
import { testMessage } from "../../test-support/message.ts";
import type { ReadList } from "./lists.ts";
import { createMessages, type Message } from "./messages.ts";
import { CommandError, commandAtSite, type RunCommand } from "./run-command.ts";

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
  const messages = createMessages({ readList, run, now: () => time });
  const { readAt } = await messages.read();
  expect(readAt).toBe(time);
  state.isOffline = true;
  time += 60_000;
  const since = time;
  expect((await messages.read()).unreachable).toMatchObject({
    since,
    reason: "Your server isn’t answering.",
  });
  time += 60_000;
  const offline = await messages.read();
  expect(offline).toMatchObject({ readAt, unreachable: { since } });
  expect(offline.value).toHaveLength(2);
  const sending = messages.answer(offline.value?.[0]?.id ?? "", { key: randomUUID(), text: "Yes." });
  await expect(sending).rejects.toThrow(Refusal);
  state.isOffline = false;
  time += 60_000;
  expect(await messages.read()).toMatchObject({ readAt: time, unreachable: undefined });
});

test.each([
  ["NOT_FOUND", "That message isn’t there any more."],
  ["OTHER_ANSWER", "An answer with other words was kept a moment ago."],
  ["USAGE", "Your site is older than this studio"],
  ["STORE_FULL", "Your site couldn’t do that. Nothing was changed."],
] as const)("says in a sentence why the site refused: %s", async (code, sentence) => {
  const messages = createMessages({
    readList: async () => [],
    run: () => Promise.reject(new CommandError("Words of the command.", code)),
  });
  const refused = messages.mark(randomUUID(), "spam");
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toMatchObject({ detail: "Words of the command." });
});

const unreadable = (error: CommandError) =>
  createMessages({ readList: () => Promise.reject(error), run: async () => "{}" });

test.each([
  ["UNKNOWN_HOST", "doesn’t know where your site is"],
  ["SLOW", "isn’t answering"],
  ["USAGE", "older than this studio, so I can’t read its messages. Publish once, and I can."],
  ["STORE_FORBIDDEN", "belong to another user"],
  ["BUSY", "in use"],
] as const)("says why the messages can’t be read: %s", async (code, sentence) => {
  const messages = unreadable(new CommandError("Words of the command.", code));
  const { unreachable, isMissing } = await messages.read();
  expect(unreachable?.reason).toContain(sentence);
  expect(isMissing).toBe(false);
});

test.each([
  ["wrangler: fetch failed", "Cloudflare isn’t answering."],
  ["A request to the Cloudflare API failed: 403 Forbidden", "Cloudflare doesn’t let the studio in."],
  ["Authentication error [code: 10000]", "Cloudflare doesn’t let this computer in."],
])("speaks of Cloudflare where its tool prints %j", async (words, sentence) => {
  const messages = unreadable(new CommandError(words, "FAILED"));
  expect((await messages.read()).unreachable?.reason).toContain(sentence);
});

test("on this computer, a published site that lacks a command of the studio’s is called older than it", async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "data/live/one/programs"), { recursive: true });
  writeFileSync(path.join(folder, "data/live/current"), "one\n");
  const run = commandAtSite(openProject(folder), "messages");
  const messages = createMessages({ readList: () => run([]), run });
  expect((await messages.read()).unreachable?.reason).toBe(
    "Your site is older than this studio, so I can’t read its messages. Publish once, and I can.",
  );
  await expect(messages.mark(randomUUID(), "spam")).rejects.toThrow("Publish first.");
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
