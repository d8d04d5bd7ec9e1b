import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ended } from "../../system/programs.ts";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore } from "../contact/store.ts";
import { submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { startMailServer } from "../test-support/mail-server.ts";
import { buildSite, startSite } from "../test-support/site-process.ts";
import { runNode } from "../test-support/spawn-site.ts";

/** Creates a site with one message that needs no email any more. */
async function siteWithMessage() {
  const folder = buildSite();
  const data = path.join(folder, "data");
  const database = temporaryDatabase(data);
  await createMessageStore(database, {
    perClient: 9,
    perMinute: 9,
    perClientDay: 9999,
    perDay: 9999,
    toCheck: 9,
  }).add(submission(), "client");
  const archive = createArchive(database);
  const [{ id = "" } = {}] = await archive.list();
  await archive.mark({ ids: [id] }, "read");
  const settings = (url: string) => ({
    DATA_DIR: data,
    SMTP_URL: url,
    CONTACT_TO: "owner@example.net",
    CONTACT_FROM: "site@example.org",
    RETRY_FIRST_SECONDS: "0.05",
    RETRY_LONGEST_SECONDS: "0.2",
    CANARY: "off",
  });
  /** Runs `npm run messages -- answer` with a text on standard input. */
  const answer = async (text: string, ...args: string[]) => {
    const file = path.join(folder, "answer.txt");
    writeFileSync(file, text);
    const withInput = ["/bin/sh", "-c", 'exec "$0" "$@" < "$ANSWER"', process.execPath] as const;
    const env = { DATA_DIR: data, ANSWER: file };
    return await ended(runNode(folder, "scripts/messages.ts", ["answer", ...args], env, withInput));
  };
  const stored = async () => (await archive.list())[0]?.answers ?? [];
  return { folder, id, settings, answer, stored };
}

test("keeps an answer while the mail server is down, and delivers it once when it is back", async () => {
  const { folder, id, settings, answer, stored } = await siteWithMessage();
  const down = await startMailServer();
  await down.close();
  const env = settings(down.url);
  const site = await startSite(folder, env);
  const key = randomUUID();
  for (let times = 0; times < 2; times += 1) {
    const { code, output } = await answer("Yes, do come.", id, "--key", key, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ stored: { id: key, messageId: id, text: "Yes, do come." } });
  }
  await vi.waitUntil(async () => Number((await stored())[0]?.attempts) >= 2, { timeout: 30_000 });
  const health = await fetch(`${site.url}/healthz`).then((response) => response.json());
  expect(health).toMatchObject({ pending: 1 });
  await site.end("SIGKILL");

  const up = await startMailServer({}, down.port);
  onTestFinished(() => up.close());
  await startSite(folder, env);
  const [email] = await up.received(1);
  expect(email?.to_).toEqual(["kim@example.org"]);
  await vi.waitUntil(async () => (await stored())[0]?.state === "delivered", { timeout: 30_000 });
  expect(await stored()).toHaveLength(1);
  expect(up.mails).toHaveLength(1);
  const { output } = await ended(
    runNode(folder, "scripts/messages.ts", ["show", id], { DATA_DIR: env.DATA_DIR }),
  );
  expect(output).toMatch(/Answer of .*: answered .*\n\nYes, do come\./);
});

test("delivers an answer once if the server is killed while sending it", async () => {
  const { folder, id, settings, answer, stored } = await siteWithMessage();
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let deliveries = 0;
  const server = await startMailServer({
    // The first delivery never gets a response.
    onRcptTo: (_address, _session, done) => {
      deliveries += 1;
      if (deliveries > 1) return done();
      begun();
    },
  });
  onTestFinished(() => server.close());
  const env = settings(server.url);
  const site = await startSite(folder, env);
  await answer("Yes.", id);
  await first;
  await site.end("SIGKILL");
  expect(await stored()).toMatchObject([{ state: "pending" }]);
  await startSite(folder, env);
  const [email] = await server.received(1);
  await vi.waitUntil(async () => (await stored())[0]?.state === "delivered", { timeout: 30_000 });
  expect(email?.messageId).toBe(`<${(await stored())[0]?.id}@example.org>`);
  expect(server.mails).toHaveLength(1);
});

test.each([
  [[], 2, /Give the ID of a message/],
  [["nothing"], 1, /Message nothing not found/],
  [["nothing", "--key", "1"], 2, /--key takes a UUID/],
  [["one", "two"], 2, /doesn't take two/],
])("explains answer %j", async (args, exitCode, explanation) => {
  const { answer, stored } = await siteWithMessage();
  const { code, errors } = await answer("Yes.", ...args);
  expect(code).toBe(exitCode);
  expect(errors).toMatch(explanation);
  expect(await stored()).toEqual([]);
});

test("refuses an empty answer", async () => {
  const { id, answer, stored } = await siteWithMessage();
  expect(await answer(" \n", id)).toMatchObject({ code: 1, errors: expect.stringMatching(/empty/) });
  expect(await stored()).toEqual([]);
});
