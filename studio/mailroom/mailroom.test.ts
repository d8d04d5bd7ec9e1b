import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testMessage } from "../test-support/message.ts";
import { createMailroom, MailroomError } from "./mailroom.ts";
import type { Message } from "./message.ts";
import { CommandError, type RunCommand } from "./run-command.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The time for undoing, in milliseconds. */
const undoTime = 11_000;

/** A site with two messages, which can go offline. */
function testSite() {
  const state = { isOffline: false, messages: [] as readonly Message[] };
  state.messages = [testMessage({ id: randomUUID() }), testMessage({ id: randomUUID() })];
  const run: RunCommand = async ([command, id]) => {
    if (state.isOffline) {
      throw new CommandError("ssh: connect to host jo.example port 22: Connection timed out", "UNREACHABLE");
    }
    if (command === "delete") state.messages = state.messages.filter((message) => message.id !== id);
    return JSON.stringify(state.messages);
  };
  return { state, run };
}

test("hides a deleted message at once, deletes it later, and brings it back before", async () => {
  const { state, run } = testSite();
  const [first, second] = state.messages.map(({ id }) => id) as [string, string];
  const mailroom = createMailroom({ run, undoTime });
  mailroom.remove(first);
  mailroom.remove(second);
  expect((await mailroom.read()).messages).toEqual([]);
  expect(state.messages).toHaveLength(2);
  expect(mailroom.undoRemove(second)).toBe(true);
  expect((await mailroom.read()).messages).toMatchObject([{ id: second }]);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(state.messages).toMatchObject([{ id: second }]);
  expect(mailroom.undoRemove(first)).toBe(false);
});

test("doesn't show a deleted message again when the place goes offline", async () => {
  const { state, run } = testSite();
  const mailroom = createMailroom({ run, undoTime });
  await mailroom.read();
  mailroom.remove(state.messages[0]?.id ?? "");
  await vi.advanceTimersByTimeAsync(undoTime);
  state.isOffline = true;
  expect(await mailroom.read()).toMatchObject({
    messages: state.messages,
    unreachable: { reason: "Your server doesn’t answer." },
  });
});

test("shows a message again that couldn't be deleted", async () => {
  const { state, run } = testSite();
  const changed = vi.fn();
  const mailroom = createMailroom({ run, undoTime, onChange: changed });
  await mailroom.read();
  state.isOffline = true;
  mailroom.remove(state.messages[0]?.id ?? "");
  expect((await mailroom.read()).messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(undoTime);
  // The windows read again when it is hidden, and when it is back.
  expect(changed).toHaveBeenCalledTimes(2);
  expect((await mailroom.read()).messages).toHaveLength(2);
});

test("reads the newest messages and those held back in pages, and older ones on request", async () => {
  const all = Array.from({ length: 7 }, (_, index) =>
    testMessage({
      id: randomUUID(),
      receivedAt: 100 - index,
      state: index < 4 ? "quarantined" : "delivered",
    }),
  );
  const commands: string[] = [];
  const run: RunCommand = async (args) => {
    commands.push(args.join(" "));
    const number = Number(args[4]);
    const page = (messages: readonly Message[]) => messages.slice(2 * number - 2, 2 * number);
    const isHeld = ({ state }: Message) => state === "quarantined";
    return JSON.stringify([...page(all.filter(isHeld)), ...page(all.filter((one) => !isHeld(one)))]);
  };
  const mailroom = createMailroom({ run, pageSize: 2 });
  const first = await mailroom.read();
  expect(first.messages).toEqual([all[0], all[1], all[4], all[5]]);
  expect(first.hasOlder).toEqual({ held: true, others: true });
  expect(await mailroom.readOlder()).toBe(true);
  expect(await mailroom.read()).toMatchObject({ messages: all, hasOlder: { held: true, others: false } });
  await mailroom.readOlder();
  expect(await mailroom.read()).toMatchObject({ messages: all, hasOlder: { held: false, others: false } });
  expect(commands.slice(1, 3)).toEqual(["list --limit 2 --page 1 --json", "list --limit 2 --page 2 --json"]);
});

test("shows the last list and since when it is out of date while the place is offline", async () => {
  const { state, run } = testSite();
  let time = 1_000_000;
  const mailroom = createMailroom({ run, now: () => time });
  const { readAt } = await mailroom.read();
  expect(readAt).toBe(time);
  state.isOffline = true;
  time += 60_000;
  const since = time;
  expect((await mailroom.read()).unreachable).toMatchObject({ since, reason: "Your server doesn’t answer." });
  time += 60_000;
  const offline = await mailroom.read();
  expect(offline).toMatchObject({ readAt, unreachable: { since } });
  expect(offline.messages).toHaveLength(2);
  const sending = mailroom.answer(offline.messages[0]?.id ?? "", { key: randomUUID(), text: "Yes." });
  await expect(sending).rejects.toThrow(MailroomError);
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
    run: () => Promise.reject(new CommandError("Words of the command.", code)),
  });
  const refused = mailroom.mark(randomUUID(), "spam");
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toMatchObject({ detail: "Words of the command." });
});

test.each([
  ["UNKNOWN_HOST", "doesn’t know where your site is"],
  ["SLOW", "doesn’t answer"],
  ["USAGE", "older than this studio"],
  ["STORE_FORBIDDEN", "belong to another user"],
  ["BUSY", "in use"],
] as const)("says why the messages can’t be read: %s", async (code, sentence) => {
  const mailroom = createMailroom({
    run: () => Promise.reject(new CommandError("Words of the command.", code)),
  });
  const { unreachable, isMissing } = await mailroom.read();
  expect(unreachable?.reason).toContain(sentence);
  expect(isMissing).toBe(false);
});
