import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { serverWith } from "../test-support/server-sockets.ts";
import { serverAt } from "./ask-server.ts";

const limit = 60_000;
const isLinux = process.platform === "linux";

/** A server whose `stillwater` says what it was called with and what it read. */
async function talkingServer(script = 'for arg; do echo "[$arg]"; done; cat; echo words >&2') {
  const bin = temporaryFolder();
  writeFileSync(path.join(bin, "stillwater"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return serverWith({ PATH: `${bin}:${process.env.PATH}` });
}

test
  .runIf(isLinux)
  .each([
    "stillwater messages",
    "stillwater messages list --json",
    "stillwater letters send 5b0f8a52-0000-4000-8000-000000000001 --when 2026-12-06T18:00 --json",
    "stillwater subscribers remove - --json",
    "stillwater person forget - --json",
    "stillwater lists messages letters --limit 2000 --json",
    "stillwater test-mail --json",
    "stillwater test-mail --about new-passkey --json",
  ])("the socket for commands runs %j", async (command) => {
  const ask = await talkingServer();
  const words = command.split(" ").slice(1);
  const output = words.map((word) => `[${word}]\n`).join("");
  expect(await ask("command", `${command}\n`, limit)).toMatchObject({ code: 0, output });
});

test.runIf(isLinux).each(["", "no end of a line", "two\nlines 🙂\n", "x".repeat(2_000_000)])(
  "runs a command with what it reads, and keeps output and errors apart",
  async (input) => {
    const ask = await talkingServer();
    expect(await ask("command", `stillwater messages answer ID\n${input}`, limit)).toEqual({
      succeeded: true,
      code: 0,
      output: `[messages]\n[answer]\n[ID]\n${input}`,
      errors: "words\n",
      printed: `[messages]\n[answer]\n[ID]\n${input}words\n`,
    });
  },
);

test
  .runIf(isLinux)
  .each([
    "",
    "sh",
    "stillwater install",
    "stillwater restore --new --yes",
    "stillwater switch 2026-01-01T000000",
    "stillwater upgrade",
    "stillwater studio-key",
    "stillwater backup",
    "stillwater messagesx",
    "stillwater messages; touch ran",
    "stillwater messages $(touch ran)",
    "stillwater messages --database /etc/passwd",
  ])("the socket for commands runs nothing else: %j", async (command) => {
  const ask = await talkingServer();
  expect(await ask("command", `${command}\n`, limit)).toMatchObject({ code: 1, output: "" });
});

test.runIf(isLinux)("says how a command failed, although it didn't read all", async () => {
  const ask = await talkingServer('echo "{}"; echo "It refuses." >&2; exit 2');
  const answer = await ask("install", "x".repeat(5_000_000), limit);
  expect(answer).toMatchObject({ succeeded: false, code: 2, output: "{}\n", errors: "It refuses.\n" });
});

test.runIf(isLinux)("builds in a folder of a build, and nowhere else", async () => {
  const checkout = temporaryFolder();
  const bin = path.join(checkout, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, "node"), '#!/bin/sh\necho "$PWD $1"\n', { mode: 0o755 });
  const id = randomUUID();
  const folder = path.join(checkout, "data/studio/builds", id);
  mkdirSync(folder, { recursive: true });
  const ask = await serverWith({ STILLWATER_STUDIO: checkout });
  expect(await ask("build", `${id}\n`, limit)).toMatchObject({
    code: 0,
    output: `${folder} scripts/build.ts\n`,
  });
  for (const other of ["", "..", "../../..", "/", randomUUID()])
    expect([other, await ask("build", `${other}\n`, limit)]).toMatchObject([other, { code: 2, output: "" }]);
});

test("tells a script that isn't there from one that doesn't finish", async () => {
  const folder = temporaryFolder();
  await expect(serverAt(folder)("command", "", limit)).rejects.toMatchObject({ isReached: false });
  const answers = ["", "0 5 0\nhal"];
  const server = createServer((connection) => connection.end(answers.shift() ?? ""));
  server.listen(path.join(folder, "command"));
  onTestFinished(() => void server.close());
  for (const cut of [...answers])
    await expect(serverAt(folder)("command", "", limit), cut).rejects.toMatchObject({ isReached: true });
  const silent = createServer({ allowHalfOpen: true }, () => {});
  silent.listen(path.join(folder, "install"));
  onTestFinished(() => void silent.close());
  await expect(serverAt(folder)("install", "", 1)).rejects.toMatchObject({ name: "NoAnswerError" });
});
