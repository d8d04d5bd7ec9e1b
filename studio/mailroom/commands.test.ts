// @module-tag slow
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMessageStore } from "../../server/contact/store.ts";
import { submission, temporaryDatabase } from "../../server/test-support/fixtures.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../core/project.ts";
import { readHostChoice } from "../core/publish/hosts/choose-host.ts";
import { createMailroom } from "./mailroom.ts";
import { commandAt } from "./run-command.ts";

/** Creates a project with a site's database and two messages. */
async function projectWithMessages() {
  const project = openProject(temporaryFolder());
  const database = temporaryDatabase(path.join(project.folder, "data"));
  const store = createMessageStore(database, {
    perClient: 9,
    perMinute: 9,
    perClientDay: 9999,
    perDay: 9999,
    toCheck: 9,
  });
  for (const name of ["Mei-Lin", "Dale"]) await store.add(submission({ name }), "client");
  vi.stubEnv("DATA_DIR", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { project };
}

const named = (messages: readonly { name: string }[], name: string) => {
  const found = messages.find((message) => message.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found as (typeof messages)[number] & { readonly id: string };
};

test("lists, answers and marks messages of the site on this computer", async () => {
  const { project } = await projectWithMessages();
  const changed = vi.fn();
  const mailroom = createMailroom({ run: commandAt({ kind: "this computer" }, project), onChange: changed });
  const { messages, unreachable } = await mailroom.read();
  expect(unreachable).toBeUndefined();
  expect(messages.map(({ name }) => name).toSorted()).toEqual(["Dale", "Mei-Lin"]);

  const { id } = named(messages, "Mei-Lin");
  const text = "Yes.\n<script>alert(1)</script> $(touch x) “quoted” 🙂";
  const key = randomUUID();
  await mailroom.answer(id, { key, text });
  await mailroom.answer(id, { key, text });
  await mailroom.mark(named(messages, "Dale").id, "no-answer");
  expect(changed).toHaveBeenCalledTimes(3);
  const after = (await mailroom.read()).messages;
  expect(named(after, "Mei-Lin")).toMatchObject({ answers: [{ id: key, text, state: "pending" }] });
  expect(named(after, "Dale")).toMatchObject({ closedAs: "no-answer" });

  await expect(mailroom.answer(id, { key, text: "No." })).rejects.toThrow("other words");
  await expect(mailroom.mark(randomUUID(), "spam")).rejects.toThrow("isn’t there any more");
});

test("is empty before the site's first start", async () => {
  const project = openProject(temporaryFolder());
  vi.stubEnv("DATA_DIR", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const mailroom = createMailroom({ run: commandAt({ kind: "this computer" }, project) });
  expect(await mailroom.read()).toMatchObject({ messages: [], unreachable: undefined });
});

test("reaches a server through ssh, which gets plain arguments only", async () => {
  const { project } = await projectWithMessages();
  const bin = temporaryFolder();
  // Runs what a server would, and prints what it was given.
  writeFileSync(
    path.join(bin, "ssh"),
    `#!/bin/sh
echo "$@" >> "${bin}/log"
[ -e "${bin}/down" ] && { echo "Permission denied (publickey)." >&2; exit 255; }
while [ "$1" != messages ]; do shift; done
shift
exec "${process.execPath}" "${path.resolve("scripts/messages.ts")}" "$@"
`,
  );
  chmodSync(path.join(bin, "ssh"), 0o755);
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  mkdirSync(project.dataFolder, { recursive: true });
  const settings = path.join(project.dataFolder, "host.json");
  writeFileSync(settings, JSON.stringify({ kind: "own server", server: "jo@example.net" }));

  const run = commandAt(await readHostChoice(project), project);
  const mailroom = createMailroom({ run });
  const [message] = (await mailroom.read()).messages;
  await mailroom.answer(message?.id ?? "", { key: randomUUID(), text: "'; rm -rf ~ #" });
  expect((await mailroom.read()).messages[0]?.answers).toMatchObject([{ text: "'; rm -rf ~ #" }]);
  expect(() => run(["show", "$(reboot)"])).toThrow("can't be an argument");

  writeFileSync(path.join(bin, "down"), "");
  await expect(mailroom.mark(message?.id ?? "", "spam")).rejects.toThrow("doesn’t let this computer in");

  writeFileSync(settings, JSON.stringify({ kind: "own server", server: "-oProxyCommand=reboot" }));
  await expect(readHostChoice(project)).rejects.toThrow("must be an address for ssh");
});
