import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { createArchive } from "../contact/archive.ts";
import { createMessageStore } from "../contact/store.ts";
import { generous, submission, temporaryDatabase } from "../test-support/fixtures.ts";
import { mailServer, startMailServer } from "../test-support/mail-server.ts";
import {
  buildSite,
  healthOf,
  mailTo,
  runScript,
  runScriptWith,
  startSite,
} from "../test-support/site-process.ts";

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
  expect(output).toMatch(/Answer of .*: answered .*\n\nYes, do come\./);
});

test("explains what is no answer, and stores none", async () => {
  const { id, answer, stored } = await siteWithMessage();
  for (const [args, code, explanation] of [
    [[], 2, /Give the ID of a message/],
    [["nothing"], 1, /Message nothing not found/],
    [["nothing", "--key", "1"], 2, /--key takes a UUID/],
  ] as const) {
    expect(await answer("Yes.", ...args)).toMatchObject({ code, errors: expect.stringMatching(explanation) });
  }
  expect(await answer(" \n", id)).toMatchObject({ code: 1, errors: expect.stringMatching(/empty/) });
  expect(await stored()).toEqual([]);
});
