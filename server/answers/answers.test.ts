import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { timeZone } from "#content/schedule";
import { day } from "../clock.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore } from "../contact/store.ts";
import { query } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { createSmtpTransport } from "../delivery/smtp.ts";
import {
  generous,
  sender,
  settableClock,
  storedMessage,
  submission,
  temporaryDatabase,
} from "../test-support/fixtures.ts";
import { mailServer, startMailServer } from "../test-support/mail-server.ts";
import {
  buildSite,
  healthOf,
  mailTo,
  runScript,
  runScriptWith,
  startSite,
} from "../test-support/site-process.ts";
import { type Answer, answerTable, composeAnswer, createAnswerStore } from "./store.ts";

const answer = (text: string): Answer => ({
  id: "5b0f8a52-0000-4000-8000-000000000001",
  messageId: "",
  text,
  storedAt: 0,
  state: "pending",
  attempts: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
});

/** Sends an answer through a real mail server and returns the parsed email. */
async function send(text: string, changes: Parameters<typeof storedMessage>[0] = {}) {
  const message = storedMessage(changes);
  const server = await mailServer();
  const email = composeAnswer(answer(text), message, sender);
  expect(await createSmtpTransport(server.url, 10_000)(email)).toEqual({ result: "delivered" });
  const [received] = await server.received(1);
  if (!received) throw new Error("no email");
  return { received, message };
}

test("goes to the visitor, from the site, and a reply to it to the owner", async () => {
  const { received, message } = await send("Yes, it is.\n\nJo", { message: "Is it?\nReally?" });
  expect(received.to_).toEqual(["kim@example.org"]);
  expect(received.to).toEqual([{ name: "Kim Nguyễn", address: "kim@example.org" }]);
  expect(received.from).toMatchObject({ name: "Jo Hartley, Stillwater", address: sender.from });
  expect(received.replyTo).toMatchObject([{ address: sender.owner }]);
  expect(received.subject).toBe("Re: Your message to Stillwater (General Question)");
  expect(received.messageId).toBe(`<${answer("").id}@stillwater.example.com>`);
  expect(received.inReplyTo).toBe(`<${message.id}@stillwater.example.com>`);
  expect(received.references).toBe(received.inReplyTo);
  // In the owner's zone.
  const time = new Date(message.receivedAt).toLocaleTimeString("en-AU", { timeZone, timeStyle: "short" });
  expect(received.text?.trimEnd()).toBe(
    `Yes, it is.\n\nJo\n\nOn Sunday, 1 February 2026 at ${time}, you wrote:\n> Is it?\n> Really?`,
  );
});

test("no answer overtakes an earlier one to the same person, while others go on", async () => {
  const database = temporaryDatabase();
  const store = createMessageStore(database, generous);
  const insert =
    "INSERT INTO answers (id, message_id, text, stored_at, state, next_attempt_at) VALUES (:id, :message, '', :at, 'pending', 0)";
  const people = ["kim@example.org", "kim@example.org", "lee@example.org"];
  for (const [at, email] of people.entries()) {
    const outcome = await store.add(submission({ email }), "client");
    const message = "id" in outcome ? outcome.id : "";
    await query(database, insert, { id: `answer ${at}`, message, at });
  }
  const outbox = createOutbox(database, answerTable, "test", { first: 1000, longest: 8000, lease: 60_000 });
  expect((await outbox.lease())?.id).toBe("answer 0");
  expect((await outbox.lease())?.id).toBe("answer 2");
  expect(await outbox.lease()).toBeUndefined();
  await outbox.record("answer 0", { result: "delivered" });
  expect((await outbox.lease())?.id).toBe("answer 1");
});

test("floods nobody with answers to one message, and knows those that were stored", async () => {
  const database = temporaryDatabase();
  const clock = settableClock();
  const outcome = await createMessageStore(database, generous, clock).add(submission(), "client");
  const message = "id" in outcome ? outcome.id : "";
  const answers = createAnswerStore(database, clock);
  const keys = Array.from({ length: 20 }, () => randomUUID());
  for (const key of keys) await answers.add(message, "Yes, do come.", key);
  await expect(answers.add(message, "Yes, do come.")).rejects.toMatchObject({ code: "TOO_MANY" });
  await expect(answers.add(message, "Yes, do come.", keys[0])).resolves.toMatchObject({ id: keys[0] });
  clock.advance(day + 1);
  await answers.add(message, "Yes, do come.");
});

test("links the web addresses of the owner, and nothing of the visitor", async () => {
  const { received } = await send('Book at https://booking.example.com/a?b=1&c="2" (https://example.org).', {
    name: `Eve" <victim@example.org>, "`,
    message:
      '</blockquote><script>alert(1)</script> https://evil.example <a href="javascript:alert(1)">x</a>',
  });
  expect(received.to_).toEqual(["kim@example.org"]);
  expect(received.to?.map(({ address }) => address)).toEqual(["kim@example.org"]);
  const links = [...(received.html ?? "").matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(["https://booking.example.com/a?b=1&amp;c=", "https://example.org"]);
  expect(received.html).not.toMatch(/<script/i);
  expect(received.html).toContain("&lt;script&gt;");
});

/** Creates a site with one message that needs no email any more. */
async function siteWithMessage() {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const database = temporaryDatabase(data);
  await createMessageStore(database, generous).add(submission(), "client");
  const archive = createArchive(database);
  const [{ id = "" } = {}] = await archive.list();
  await archive.mark({ ids: [id] }, "read");
  /** Runs `npm run messages -- answer` with a text on standard input. */
  const answer = (text: string, ...args: string[]) =>
    runScriptWith(text, folder, "scripts/messages.ts", ["answer", ...args]);
  const stored = async () => (await archive.list())[0]?.answers ?? [];
  return { folder, id, answer, stored };
}

test("keeps an answer while the mail server is down, and delivers it once when it is back", async () => {
  const { folder, id, answer, stored } = await siteWithMessage();
  const down = await startMailServer();
  await down.close();
  const env = mailTo(down.url);
  const site = await startSite(folder, env);
  const key = randomUUID();
  for (let times = 0; times < 2; times += 1) {
    const { code, output } = await answer("Yes, do come.", id, "--key", key, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ stored: { id: key, messageId: id, text: "Yes, do come." } });
  }
  await vi.waitUntil(async () => Number((await stored())[0]?.attempts) >= 2, { timeout: 30_000 });
  expect(await healthOf(site)).toMatchObject({ pending: 1 });
  await site.end("SIGKILL");

  const up = await mailServer({}, down.port);
  await startSite(folder, env);
  const [email] = await up.received(1);
  expect(email?.to_).toEqual(["kim@example.org"]);
  await vi.waitUntil(async () => (await stored())[0]?.state === "delivered", { timeout: 30_000 });
  expect(await stored()).toHaveLength(1);
  expect(up.mails).toHaveLength(1);
  const { output } = await runScript(folder, "scripts/messages.ts", ["show", id]);
  expect(output).toMatch(/text: Yes, do come\.\n[\s\S]*state: delivered/);
});
