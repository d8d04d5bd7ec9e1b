import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createMessageStore } from "../../../server/contact/store.ts";
import { submission, temporaryDatabase } from "../../../server/test-support/fixtures.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { type AskServer, serverAt } from "../../engine/ask-server.ts";
import { sendThroughSite } from "../../server/door/notices.ts";
import { serverWith } from "../../test-support/server-sockets.ts";
import { createListReader } from "./lists.ts";
import { createMessages } from "./messages.ts";
import { commandThrough } from "./run-command.ts";

const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 9999, toCheck: 9 };
const isLinux = process.platform === "linux";

/** The messages on the server on which the studio runs, where `stillwater` is this script. */
async function messagesWith(script: string) {
  const bin = temporaryFolder();
  writeFileSync(path.join(bin, "stillwater"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const ask = await serverWith({
    PATH: `${bin}:${process.env.PATH}`,
  });
  return messagesAt(ask);
}

const messagesAt = (ask: AskServer) =>
  createMessages({
    readList: createListReader(commandThrough(ask, "lists")),
    run: commandThrough(ask, "messages"),
  });

test.runIf(isLinux)(
  "reads and answers through the server's socket, whatever stands in the words",
  async () => {
    const data = temporaryFolder();
    const store = createMessageStore(temporaryDatabase(data), limits);
    await store.add(submission(), "client");
    const messages = await messagesWith(
      `script="${path.resolve("scripts")}/$1.ts"; shift; export DATA_DIR="${data}"; exec "${process.execPath}" "$script" "$@"`,
    );
    const { value: [{ id = "" } = {}] = [], unreachable } = await messages.read();
    expect(unreachable).toBeUndefined();
    const text = `'; rm -rf ~ #\n$(reboot) “quoted” 🙂\n${"long ".repeat(9000)}`.trim();
    await messages.answer(id, { key: randomUUID(), text });
    expect((await messages.read()).value).toMatchObject([{ id, answers: [{ text, state: "pending" }] }]);
    await expect(messages.mark(randomUUID(), "spam")).rejects.toThrow("That message isn’t there any more.");
  },
);

test.runIf(isLinux)("knows that a server without a release has no messages, which is no fault", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "id"), "#!/bin/sh\necho stillwater\n", { mode: 0o755 });
  const messages = await messagesWith(
    `PATH="${folder}:$PATH" STILLWATER_ROOT="${folder}" exec sh "${path.resolve("deploy/stillwater")}" "$@"`,
  );
  expect(await messages.read()).toMatchObject({ value: undefined, isMissing: true, unreachable: undefined });
});

test.runIf(isLinux)("says that the site is older than the studio where its commands don't run", async () => {
  const printed = "Error: Cannot find module '/srv/stillwater/current/programs/messages.js'";
  const messages = await messagesWith(`echo "${printed}" >&2; exit 1`);
  const { unreachable, readAt } = await messages.read();
  expect(readAt).toBeUndefined();
  expect(unreachable?.reason).toContain("Publish once, and I can.");
  // The command itself helps a helper to try it.
  expect(unreachable?.detail).toContain("stillwater lists messages --limit 2000 --json");
});

test.runIf(isLinux)("emails her what happened at the door through the server's socket", async () => {
  const folder = temporaryFolder();
  const bin = path.join(folder, "stillwater");
  writeFileSync(bin, `#!/bin/sh\necho "$@" >"${folder}/asked"\ncat >>"${folder}/asked"\n`, { mode: 0o755 });
  const ask = await serverWith({ PATH: `${folder}:${process.env.PATH}` });
  const send = sendThroughSite(commandThrough(ask, "test-mail"));
  await send({ id: "1", kind: "new-passkey", passkey: "My phone", browser: "Safari on an iPhone", at: 5 });
  const asked = readFileSync(path.join(folder, "asked"), "utf8");
  expect(asked).toBe(
    `test-mail --about new-passkey --json\n{"passkey":"My phone","browser":"Safari on an iPhone","at":5}`,
  );
});

test("says that the server's part isn't running, and what repairs it", async () => {
  const messages = messagesAt(serverAt(temporaryFolder()));
  const { unreachable } = await messages.read();
  expect(unreachable?.reason).toBe(
    "The part of your server that has your messages isn’t running. Whoever helps you can repair it: deploy/set-up does, when it’s run again.",
  );
});

test("a server gets plain arguments only", async () => {
  const run = commandThrough(serverAt(temporaryFolder()), "messages");
  await expect(run(["show", "$(reboot)"])).rejects.toThrow("can't be an argument");
});
