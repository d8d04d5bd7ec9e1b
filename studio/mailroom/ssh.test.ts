// @module-tag slow
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeRelease } from "../../release/make-release.ts";
import { createMessageStore } from "../../server/contact/store.ts";
import { submission, temporaryDatabase } from "../../server/test-support/fixtures.ts";
import { writeSmallSite } from "../../server/test-support/spawn-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../core/project.ts";
import { hasSshServer, sshServer } from "../test-support/ssh-server.ts";
import { createMailroom } from "./mailroom.ts";
import { commandAt } from "./run-command.ts";

/** A server with a release, two messages and the command of `deploy/stillwater`, reached by SSH. */
async function serverWithMessages() {
  const folder = temporaryFolder();
  const [site, bin, data] = ["srv", "bin", "data"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(bin);
  writeSmallSite(folder);
  await makeRelease(path.join(site, "current"), path.join(folder, "build"));
  const settings = path.join(folder, "settings.env");
  writeFileSync(settings, "");
  const store = createMessageStore(temporaryDatabase(data), {
    perClient: 9,
    perMinute: 9,
    perClientDay: 9999,
    perDay: 9999,
    toCheck: 9,
  });
  for (const name of ["Mei-Lin", "Dale"]) await store.add(submission({ name }), "client");

  /** Replaces a program of the server. */
  const program = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), text);
    chmodSync(path.join(bin, name), 0o755);
  };
  const installed = readFileSync("deploy/stillwater", "utf8")
    .replace("/srv/stillwater/current", path.join(site, "current"))
    .replace("/etc/stillwater/settings.env", settings)
    .replace("/var/lib/stillwater", data)
    .replace("exec $as -u stillwater -- env", "exec env")
    .replace("node_modules/.bin/node", process.execPath);
  program("stillwater", installed);
  const ssh = await sshServer({ PATH: `${bin}:${process.env.PATH}` });
  const project = openProject(folder);
  const mailroomAt = (shell: readonly string[], server = "root@127.0.0.1") =>
    createMailroom({ run: commandAt({ kind: "own server", server }, project, shell), undoTime: 1 });
  return { ...ssh, mailroomAt, bin, site, program, installed };
}

test.runIf(hasSshServer)(
  "reads, answers and mails again over SSH, and says what is wrong when that fails",
  async () => {
    const { shell, stop, mailroomAt, bin, site, program, installed } = await serverWithMessages();
    const reasonAt = async (...args: Parameters<typeof mailroomAt>) => {
      const { unreachable, readAt } = await mailroomAt(...args).read();
      expect(readAt).toBeUndefined();
      // The command itself helps a helper to try it.
      expect(unreachable?.detail).toContain("stillwater messages list --limit 2000 --json");
      expect(unreachable?.since).toBeGreaterThan(0);
      return unreachable?.reason;
    };

    const mailroom = mailroomAt(shell());
    const { messages, unreachable } = await mailroom.read();
    expect(unreachable).toBeUndefined();
    expect(messages.map(({ name }) => name).toSorted()).toEqual(["Dale", "Mei-Lin"]);
    const [{ id = "" } = {}, { id: other = "" } = {}] = messages;
    const text = `'; rm -rf ~ #\n$(reboot) “quoted” 🙂\n${"long ".repeat(9000)}`.trim();
    await mailroom.answer(id, { key: randomUUID(), text });
    await mailroom.mailAgain(id);
    await mailroom.mark(other, "no-answer");
    const after = (await mailroom.read()).messages;
    expect(after.find((message) => message.id === id)?.answers).toMatchObject([{ text, state: "pending" }]);
    expect(after.find((message) => message.id === other)?.closedAs).toBe("no-answer");

    expect(await reasonAt(shell("stranger"))).toBe(
      "Your server doesn’t let this computer in. Whoever helps you can give it a key again.",
    );

    program("sudo", "#!/bin/sh\necho 'sudo: a password is required' >&2\nexit 1\n");
    expect(await reasonAt(shell(), "jo@127.0.0.1")).toContain("but not to the messages");

    // The connection breaks when half of the list is sent.
    program("stillwater", '#!/bin/sh\nprintf "["\nkill -9 $PPID\nsleep 1\n');
    expect(await reasonAt(shell())).toBe("Your server isn’t answering.");
    await mailroom.tryNow();
    expect(await mailroom.read()).toMatchObject({
      messages: after,
      unreachable: { since: expect.any(Number) },
    });
    program("stillwater", installed);
    expect(await mailroom.tryNow()).toBe(true);

    rmSync(path.join(site, "current/programs/messages.js"));
    expect(await reasonAt(shell())).toContain("older than this studio");
    rmSync(path.join(bin, "stillwater"));
    expect(await reasonAt(shell())).toContain("it has no site with messages");

    const known = shell()
      .find((part) => part.startsWith("UserKnownHostsFile="))
      ?.split("=")[1];
    const { dir } = path.parse(known ?? "");
    const [kind, key] = readFileSync(path.join(dir, "stranger.pub"), "utf8").split(" ");
    const hosts = readFileSync(known ?? "", "utf8");
    writeFileSync(known ?? "", hosts.replace(/ssh-ed25519 \S+/, `${kind} ${key}`));
    expect(await reasonAt(shell())).toContain("shows a different key from before");
    writeFileSync(known ?? "", hosts);

    await stop();
    expect(await reasonAt(shell())).toBe("Your server isn’t answering.");
  },
  300_000,
);
