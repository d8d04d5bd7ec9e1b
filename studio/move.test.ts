import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFailed, onTestFinished, test, vi } from "vitest";
import { freshMachine } from "../release/test-support/fresh-machine.ts";
import { createMessageStore } from "../server/contact/store.ts";
import { generous, submission, temporaryDatabase } from "../server/test-support/fixtures.ts";
import { outputOfSync, runProgram } from "../system/programs.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { openProject } from "./engine/project.ts";
import { takeLock } from "./lock.ts";
import { move, movedFile, type Shell, stay } from "./move.ts";

const isLinux = process.platform === "linux";

/** Shows what the server prints with a test that fails alone. */
function keepPrinted(server: ReturnType<typeof freshMachine>) {
  server.put("errors", "");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  onTestFailed(() => console.error(written.mock.calls.join(""), server.read("errors")));
}

/** A server that is set up, and the owner's computer with what she did there. */
async function serverAndComputer() {
  const server = freshMachine();
  expect(await server.setUp()).toMatchObject({ code: 0 });
  keepPrinted(server);
  const folder = temporaryFolder();
  const git = (...args: string[]) => outputOfSync("git", args, { cwd: folder }).trim();
  git("clone", "-q", server.origin, ".");
  git("config", "user.name", "Jo");
  git("config", "user.email", "jo@example.org");
  const put = (name: string, text: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  put("content/words.yaml", "published: yes\n");
  git("add", "-A");
  git("commit", "-qm", "Publish words");
  git("update-ref", "refs/studio/live", "HEAD");
  git("symbolic-ref", "refs/studio/branch", "refs/heads/main");
  put("content/words.yaml", "published: yes\ndrafted: too\n");
  put(
    "content/business.yaml",
    readFileSync(path.join(folder, "content/business.yaml"), "utf8").replace("Pond", "Lake"),
  );
  put("public/photos/lake.jpg", crypto.getRandomValues(new Uint8Array(60_000)));
  put("data/studio/typed.json", '["half a sentence"]');
  const store = createMessageStore(temporaryDatabase(path.join(folder, "data")), generous);
  await store.add(submission({ message: "Is there parking?" }), "client");

  const variables = Object.entries(server.env).map(([name, value]) => `${name}=${value}`);
  const command = "sh $ROOT/usr/local/lib/stillwater/$0 2>>$ROOT/errors";
  const shell = (script = `exec ${command}`): Shell => ["env", ...variables, "sh", "-c", script];
  /** A connection that breaks after 20,000 bytes. */
  const breaking = shell(
    `case "$0" in *" add "*) head -c 20000 | ${command}; exit 255 ;; esac; exec ${command}`,
  );
  /** A server that can't install its packages. */
  const failing = shell(`export BREAKS=1; exec ${command}`);
  /** A connection that breaks once the server has all in place. */
  const lost = shell(`${command}; case "$0" in *" size "* | *" add "*) ;; *) exit 255 ;; esac`);
  return { server, project: openProject(folder), git, shell: shell(), breaking, failing, lost };
}

test.runIf(isLinux)(
  "carries everything to the server, goes on after a cut, and keeps the old studio closed",
  async () => {
    const { server, project, git, shell, breaking, failing } = await serverAndComputer();
    await expect(move(project, breaking)).rejects.toThrow("goes on where it stopped");
    const [arrived = ""] = readdirSync(path.join(server.root, "var/cache/stillwater-moving"));
    expect(statSync(path.join(server.root, "var/cache/stillwater-moving", arrived)).size).toBe(20_000);
    const opened = (script: string) =>
      runProgram(process.execPath, [path.resolve("scripts", script)], { cwd: project.folder });
    for (const script of ["studio.mjs", "start.mjs"])
      expect(await opened(script)).toMatchObject({
        code: 1,
        errors: expect.stringContaining("are moving to your server"),
      });

    await expect(move(project, failing)).rejects.toThrow("Then run this again");
    // Somebody has brought a later version to root's clone, and not to the studio's checkout.
    server.put("usr/local/src/stillwater/studio/later.ts", "// Later\n");
    const cwd = path.join(server.root, "usr/local/src/stillwater");
    outputOfSync("git", ["add", "-A"], { cwd });
    outputOfSync("git", ["-c", "user.name=A", "-c", "user.email=a@a", "commit", "-qm", "Later"], { cwd });
    await move(project, shell);
    const there = "srv/stillwater-studio";
    expect(server.exists(`${there}/studio/later.ts`)).toBe(true);
    expect(server.git("rev-parse", "refs/studio/live")).toBe(git("rev-parse", "refs/studio/live"));
    expect(server.git("log", "--format=%s")).toContain("Publish words");
    expect(server.read(`${there}/content/words.yaml`)).toBe("published: yes\ndrafted: too\n");
    expect(server.read(`${there}/data/studio/typed.json`)).toBe('["half a sentence"]');
    expect(JSON.parse(server.read(`${there}/data/studio/host.json`))).toEqual({ kind: "this server" });
    // With the site's address, no draft in the same file is committed.
    expect(server.git("log", "-1", "--format=%s")).toBe("Set the site's address");
    expect(server.git("show", "HEAD:content/business.yaml")).toMatch(
      /^url: https:\/\/www\.pond\.com\.au\n.*Pond$/s,
    );
    expect(server.read(`${there}/content/business.yaml`)).toMatch(
      /^url: https:\/\/www\.pond\.com\.au\n.*Lake$/ms,
    );
    const photograph = "public/photos/lake.jpg";
    expect(readFileSync(path.join(server.root, there, photograph))).toEqual(
      readFileSync(path.join(project.folder, photograph)),
    );
    const copy = path.join(server.root, "restored.sqlite");
    expect(new DatabaseSync(copy).prepare("SELECT message FROM messages").all()).toMatchObject([
      { message: "Is there parking?" },
    ]);
    expect(server.read("log")).toMatch(
      /runuser -u stillwater -g stillwater -G stillwater-studio .*restore\.ts .*moved\.sqlite --yes/,
    );
    expect(server.read("log")).toMatch(/letters\.ts seen/);
    // What may be missing is said where something can be.
    expect(vi.mocked(process.stdout.write).mock.calls.join("")).not.toContain("Not known to be complete");
    // Of what was carried, no copy stays.
    for (const left of [`${there}/data/studio/moved`, "var/backups/stillwater/moved.sqlite"])
      expect([left, server.exists(left)]).toEqual([left, false]);
    expect(readdirSync(path.join(server.root, "var/cache/stillwater-moving"))).toEqual([
      expect.stringMatching(/\.done$/),
    ]);
    for (const script of ["studio.mjs", "start.mjs"])
      expect(await opened(script)).toMatchObject({
        code: 1,
        errors: expect.stringContaining("Your studio is at https://studio.pond.com.au now"),
      });
    await expect(move(project, shell)).rejects.toThrow("is on the server already");
    stay(project);
    expect(existsSync(path.join(project.dataFolder, "moved.json"))).toBe(false);
  },
);

test.runIf(isLinux)(
  "ends where the connection was lost at the end, with what she did there since",
  async () => {
    const { server, project, shell, lost } = await serverAndComputer();
    await expect(move(project, lost)).rejects.toThrow("Then run this again");
    server.put("srv/stillwater-studio/content/notes.yaml", "hers: drafted on the phone\n");
    await move(project, shell);
    expect(server.read("srv/stillwater-studio/content/notes.yaml")).toContain("on the phone");
    expect(JSON.parse(readFileSync(movedFile(project), "utf8"))).toEqual({
      to: "https://studio.pond.com.au",
    });
  },
);

test.runIf(isLinux)("keeps what has arrived when the server's disk is full", async () => {
  const { server, project, shell } = await serverAndComputer();
  server.standIn("cat", '[ $# -gt 0 ] || { head -c 20000; exit 1; }; exec /usr/bin/cat "$@"');
  await expect(move(project, shell)).rejects.toThrow("goes on where it stopped");
  expect(server.read("errors")).toMatch(/^The server couldn't keep all of it.*\n$/);
  const [arrived = ""] = readdirSync(path.join(server.root, "var/cache/stillwater-moving"));
  expect(statSync(path.join(server.root, "var/cache/stillwater-moving", arrived)).size).toBe(20_000);
});

test.runIf(isLinux)("isn't done while something of hers couldn't be put in place", async () => {
  const { server, project, shell } = await serverAndComputer();
  server.standIn("cp", 'case "$*" in *public) exit 1 ;; esac; exec /usr/bin/cp "$@"');
  await expect(move(project, shell)).rejects.toThrow("Then run this again");
  server.remove("bin/cp");
  await move(project, shell);
  expect(server.exists("srv/stillwater-studio/public/photos/lake.jpg")).toBe(true);
});

test.runIf(isLinux)("waits while the server is still at work, since the connection was lost", async () => {
  const { server, project, shell } = await serverAndComputer();
  const arriving = path.join(server.root, "var/cache/stillwater-moving");
  mkdirSync(arriving);
  const before = runProgram("flock", [arriving, "sleep", "2"]);
  await move(project, shell);
  expect(vi.mocked(process.stdout.write).mock.calls.join("")).toContain("still at work");
  await before;
});

test.runIf(isLinux)("takes what she did since a move that was given up halfway", async () => {
  const { server, project, git, shell, failing } = await serverAndComputer();
  await expect(move(project, failing)).rejects.toThrow("Then run this again");
  stay(project);
  git("commit", "-qam", "Publish the drafts");
  git("update-ref", "refs/studio/live", "HEAD");
  writeFileSync(path.join(project.folder, "content/words.yaml"), "drafted: since\n");
  await move(project, shell);
  expect(server.read("srv/stillwater-studio/content/words.yaml")).toBe("drafted: since\n");
  expect(server.git("log", "--format=%s")).toContain("Publish the drafts");
  // Of what was given up, no copy stays either.
  expect(readdirSync(path.join(server.root, "var/cache/stillwater-moving"))).toEqual([
    expect.stringMatching(/\.done$/),
  ]);
});

test.runIf(isLinux)("says that a move is at work already", async () => {
  const { project, shell } = await serverAndComputer();
  const lock = await takeLock(project);
  if ("release" in lock) onTestFinished(lock.release);
  await expect(move(project, shell)).rejects.toThrow("a move is at work already");
});

test.runIf(isLinux)("replaces nothing that was done in the studio on the server", async () => {
  const { server, project, git, shell } = await serverAndComputer();
  server.put("srv/stillwater-studio/content/notes.yaml", "hers: drafted on the phone\n");
  await expect(move(project, shell)).rejects.toThrow("the reason is above");
  expect(server.read("errors")).toMatch(
    /throw them away there, then run this again\. Nothing was changed\.\n$/,
  );
  expect(server.read("srv/stillwater-studio/content/notes.yaml")).toContain("on the phone");
  server.git("add", "-A");
  server.git("-c", "user.name=A", "-c", "user.email=a@a", "commit", "-qm", "Publish notes");
  server.git("update-ref", "refs/studio/live", "HEAD");
  // With drafts, too: without them, it would still be refused.
  server.put("srv/stillwater-studio/content/notes.yaml", "hers: drafted since\n");
  await expect(move(project, shell)).rejects.toThrow("the reason is above");
  expect(server.read("errors")).toMatch(
    /published something that isn't on that computer\. Nothing was changed\.\n$/,
  );
  expect(server.git("log", "-1", "--format=%s")).toBe("Publish notes");
  expect(server.exists("srv/stillwater-studio/data/studio/moved")).toBe(false);
  // From another computer, whose history has parted from that one.
  git("commit", "-q", "--amend", "-m", "Something else");
  rmSync(path.join(project.dataFolder, "move.tar.gz"));
  await expect(move(project, shell)).rejects.toThrow("the reason is above");
  expect(server.read("errors")).toMatch(
    /that computer\. Nothing was changed\.\n.*that computer\. Nothing was changed\.\n$/s,
  );
});
