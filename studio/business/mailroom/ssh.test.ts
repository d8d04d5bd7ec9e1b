import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { createMessageStore } from "../../../server/contact/store.ts";
import { submission, temporaryDatabase } from "../../../server/test-support/fixtures.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openProject } from "../../engine/project.ts";
import { createListReader } from "./lists.ts";
import { createMailroom } from "./mailroom.ts";
import { commandAt, type SiteCommand } from "./run-command.ts";

const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 9999, toCheck: 9 };

/** The messages on a server; a shell stands for ssh, which has the server's own shell read the words of a command, too. */
const mailroomAt = (script: string, server = "root@pond.example") => {
  const project = openProject(temporaryFolder());
  const shell = ["sh", "-c", script, "ssh"];
  const commandOf = (name: SiteCommand) => commandAt({ kind: "own server", server }, project, shell, name);
  return createMailroom({ readList: createListReader(commandOf("lists")), run: commandOf("messages") });
};

test("reads and answers on a server, whatever stands in the words", async () => {
  const data = temporaryFolder();
  const store = createMessageStore(temporaryDatabase(data), limits);
  await store.add(submission(), "client");
  const bin = temporaryFolder();
  const command = `script="${path.resolve("scripts")}/$1.ts"; shift; exec "${process.execPath}" "$script" "$@"`;
  writeFileSync(path.join(bin, "stillwater"), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  const mailroom = mailroomAt(`PATH="${bin}:$PATH" DATA_DIR="${data}" exec sh -c "$*"`);
  const { messages, unreachable } = await mailroom.read();
  expect(unreachable).toBeUndefined();
  const [{ id = "" } = {}] = messages;
  const text = `'; rm -rf ~ #\n$(reboot) “quoted” 🙂\n${"long ".repeat(9000)}`.trim();
  await mailroom.answer(id, { key: randomUUID(), text });
  expect((await mailroom.read()).messages).toMatchObject([{ id, answers: [{ text, state: "pending" }] }]);
});

test.each([
  ["root@pond.example: Permission denied (publickey).", 255, "doesn’t let the studio in"],
  ["sudo: a password is required", 1, "but not to the messages"],
  ["Error: Cannot find module '/srv/stillwater/current/programs/messages.js'", 1, "older than this studio"],
  ["bash: line 1: stillwater: command not found", 127, "it has no site with messages"],
])("says why a server isn't reached that prints %j", async (printed, code, reason) => {
  vi.stubEnv("PRINTED", printed);
  const mailroom = mailroomAt(`echo "$PRINTED" >&2; exit ${code}`, "jo@pond.example");
  const { unreachable, readAt } = await mailroom.read();
  vi.unstubAllEnvs();
  expect(readAt).toBeUndefined();
  expect(unreachable?.reason).toContain(reason);
  // The command itself helps a helper to try it.
  expect(unreachable?.detail).toContain("sudo -n stillwater lists messages --limit 2000 --json");
});
