import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test, vi } from "vitest";
import { readEnv } from "../server/env.ts";
import { outputOfSync, runProgram } from "../system/programs.ts";
import { freshMachine } from "./test-support/fresh-machine.ts";

const isLinux = process.platform === "linux";

test.runIf(isLinux)("sets a fresh machine up, and ends with an address for the first passkey", async () => {
  const { setUp, read, git, exists } = freshMachine();
  const { code, printed } = await setUp();
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(/https:\/\/studio\.pond\.com\.au\/#key=secret\nQR/),
  ]);

  const settings = parseEnv(read("etc/stillwater/settings.env"));
  expect(settings).toMatchObject({
    CONTACT_TO: "jo@pond.com.au",
    CONTACT_FROM: "website@pond.com.au",
    SMTP_URL: "smtps://jo:pa%20ss%23w%26rd%2F1@mail.example.org",
    TRUST_PROXY: "1",
    STUDIO_URL: "https://studio.pond.com.au",
  });
  expect(readEnv(settings)).toMatchObject({ CONTACT_TO: "jo@pond.com.au" });
  expect(printed).not.toContain("pa ss");
  const proxy = read("etc/caddy/Caddyfile").replace(/^\s*#.*$/gm, "");
  expect(proxy).toContain("email jo@pond.com.au");
  expect(proxy.match(/^\S.* \{$/gm)).toEqual([
    "www.pond.com.au {",
    "pond.com.au {",
    "studio.pond.com.au, studio-preview.pond.com.au {",
  ]);
  expect(proxy).not.toContain("example");

  expect(JSON.parse(read("srv/stillwater-studio/data/studio/host.json"))).toEqual({ kind: "this server" });
  expect(read("srv/stillwater-studio/content/business.yaml")).toContain("url: https://www.pond.com.au\n");
  expect([git("status", "--porcelain"), git("log", "-1", "--format=%s %ae")]).toEqual([
    "",
    "Set the site's address studio@pond.com.au",
  ]);
  for (const script of [
    "answer",
    "back-up",
    "back-up-studio",
    "releases",
    "stillwater",
    "take-over",
    "upgrade",
    "shared",
  ])
    expect([script, exists(`usr/local/lib/stillwater/${script}`)]).toEqual([script, true]);
  const log = read("log");
  for (const unit of [
    "stillwater-install.socket",
    "stillwater-studio",
    "stillwater.socket",
    "stillwater-backup.timer",
  ])
    expect(log, unit).toMatch(new RegExp(`systemctl enable .*${unit.replace(".", "\\.")}`));
  // Without a release, it would start and fail.
  expect(log).not.toMatch(/systemctl start stillwater\b/);
  // What is the studio's runs as its own user.
  const ours = log.split("\n").filter((line) => /prepare-server|publish-again|studio-key/.test(line));
  expect(ours.filter((line) => line.startsWith("runuser -u stillwater-studio -- ")).length).toBe(3);
});

test.runIf(isLinux)("run again, repairs what is missing or was changed, and asks nothing", async () => {
  const { setUp, read, put, remove } = freshMachine();
  await setUp();
  const before = read("etc/stillwater/settings.env");
  const caddyfile = read("etc/caddy/Caddyfile");
  put("etc/systemd/system/stillwater-studio.service", "[Service]\nUser=root\n");
  put("etc/caddy/Caddyfile", `${caddyfile}other.com.au {\n}\n`);
  remove("usr/local/lib/stillwater/answer");
  const { code, printed } = await setUp();
  expect(code).toBe(0);
  expect(printed).not.toContain("Five questions");
  expect(read("etc/stillwater/settings.env")).toBe(before);
  expect(read("etc/systemd/system/stillwater-studio.service")).toContain("User=stillwater-studio");
  expect(read("usr/local/lib/stillwater/answer")).toContain("answer install");
  expect([read("etc/caddy/Caddyfile"), printed]).toEqual([
    caddyfile,
    expect.stringContaining("Caddyfile.before-set-up"),
  ]);
  expect(read("etc/caddy/Caddyfile.before-set-up")).toContain("other.com.au");
});

test.runIf(isLinux)(
  "run again before anything was published, closes the studio and tries to publish",
  async () => {
    const { setUp, read, exists } = freshMachine();
    await setUp();
    expect(exists("open")).toBe(true);
    expect(await setUp()).toMatchObject({ code: 0, printed: expect.not.stringContaining("Stop it first") });
    expect(read("log").match(/publish-again/g)).toHaveLength(4); // as runuser and as node
    expect(exists("open")).toBe(true);
  },
);

test.runIf(isLinux)(
  "restarts the proxy for a new file alone, and has it come back after a crash",
  async () => {
    const { setUp, read, put, remove } = freshMachine();
    const askedOfCaddy = async (extra?: Record<string, string>) => {
      put("log", "");
      await setUp(extra);
      return read("log").match(/(?<=^systemctl )\S+(?= caddy$)/gm);
    };
    expect(await askedOfCaddy()).toEqual(["restart"]);
    expect(await askedOfCaddy()).toEqual(["start"]);
    put("etc/caddy/Caddyfile", "other.com.au {\n}\n");
    expect(await askedOfCaddy()).toEqual(["restart"]);
    expect(read("etc/systemd/system/caddy.service.d/stillwater.conf")).toMatch(/^Restart=on-failure$/m);
    // It failed before it came to that.
    remove("etc/caddy/Caddyfile");
    expect(await askedOfCaddy({ BREAKS: "1" })).toBe(null);
    expect(await askedOfCaddy()).toEqual(["restart"]);
  },
);

type Machine = ReturnType<typeof freshMachine>;

test
  .runIf(isLinux)
  .each<[what: string, sentence: RegExp, change: (machine: Machine) => void, domain?: string]>([
    [
      "an older Debian",
      /Debian 12\. Set-up needs Debian 13/,
      ({ put }) => put("etc/os-release", "ID=debian\nVERSION_ID=12\n"),
    ],
    ["another system", /isn't Debian/, ({ put }) => put("etc/os-release", "ID=ubuntu\nVERSION_ID=26.04\n")],
    ["little memory", /976 MB of memory.*2 GB/, ({ put }) => put("proc/meminfo", "MemTotal: 1000000 kB\n")],
    ["no name", /isn't a domain/, () => {}, "pond"],
    ["an address", /without https:/, () => {}, "https://pond.com.au"],
    ["a wrong host name", /without www\. in front: pond\.com\.au/, () => {}, "www.pond.com.au"],
    ["a shell's signs", /isn't a domain/, () => {}, "pond.com.au;reboot"],
    ["an archive", /git clone/, ({ remove }) => remove("usr/local/src/stillwater/.git")],
  ])("refuses %s in a sentence, before anything is changed", async (_, sentence, change, domain) => {
  const machine = freshMachine();
  change(machine);
  const { code, errors } = await machine.setUp({}, domain);
  expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(machine.exists("etc/stillwater")).toBe(false);
});

test.runIf(isLinux).each<[what: string, extra: Record<string, string>, sentence: RegExp]>([
  ["a full disk", { FREE: "100" }, /The disk has 100 MB left/],
  ["no registry of npm", { NO_REGISTRY: "1" }, /reason above.*registry\.npmjs\.org.*run this again/],
  ["packages or a build that fail", { BREAKS: "1" }, /reason above.*run this again/],
  [
    "no DNS record",
    { NOT_FOUND: "studio.pond.com.au" },
    /nobody finds studio\.pond\.com\.au.*run this again/,
  ],
  [
    "no HTTPS",
    { NO_HTTPS: "1" },
    /https:\/\/studio\.pond\.com\.au doesn't answer: SSL certificate problem.*run this again/,
  ],
])("says what to do about %s, and goes on when it is run again", async (_, extra, sentence) => {
  const { setUp } = freshMachine();
  const { code, errors } = await setUp(extra);
  expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  expect(await setUp()).toMatchObject({ code: 0 });
});

test.runIf(isLinux)("refuses a program that was edited by hand, and content of another address", async () => {
  const { setUp, put, git, read, remove } = freshMachine();
  await setUp();
  put("srv/stillwater-studio/studio/main.ts", "// Mine\n");
  put("srv/stillwater-studio/\u001b[2J", "");
  const { code, errors } = await setUp();
  expect([code, errors]).toEqual([1, expect.stringContaining("by hand")]);
  // What a name does to a terminal is written out.
  expect(errors).not.toContain("\u001b");
  expect(errors).toContain("\\033[2J");
  remove("srv/stillwater-studio/\u001b[2J");
  git("checkout", "-q", "studio/main.ts");
  put("srv/stillwater-studio/content/business.yaml", "url: https://www.lake.com.au\n");
  expect(await setUp()).toMatchObject({ code: 1, errors: expect.stringContaining("www.lake.com.au") });
  expect(read("srv/stillwater-studio/content/business.yaml")).toBe("url: https://www.lake.com.au\n");
});

test.runIf(isLinux)("brings a lost server back from its copies, drafts and messages included", async () => {
  const { root, env, setUp, put, read, git, remove, exists, commit } = freshMachine();
  await setUp();
  const studio = path.join(root, "srv/stillwater-studio");
  put("srv/stillwater-studio/content/words.yaml", "hers: published\n");
  git("add", "-A");
  git("commit", "-qm", "Publish words");
  git("update-ref", "refs/studio/live", "HEAD");
  put("srv/stillwater-studio/content/words.yaml", "hers: drafted\n");
  put("srv/stillwater-studio/public/photos/lake.jpg", "her lake");
  put("srv/stillwater-studio/data/studio/typed.json", '["half a sentence"]');
  put("srv/stillwater-studio/.git/index.lock", "");
  const copies = path.join(root, "copies");
  mkdirSync(copies);
  outputOfSync("sh", [path.join(root, "usr/local/lib/stillwater/back-up-studio")], {
    env: { ...env, STILLWATER_STUDIO: studio, STILLWATER_STUDIO_BACKUPS: copies },
  });
  put("copies/site-2027-01-30T16-20-00Z.sqlite", "older");
  put("copies/site-2027-01-31T16-20-00Z.sqlite", "newest");

  expect(await setUp({}, "pond.com.au", copies)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("There is a studio on this server already"),
  });
  const settings = read("etc/stillwater/settings.env");
  for (const lost of ["srv/stillwater-studio", "etc/stillwater", "usr/local/lib/stillwater"]) remove(lost);
  // From where the passwords are kept.
  put("etc/stillwater/settings.env", settings);
  // Whoever sets up the new one has a later version.
  put("origin/studio/main.ts", "// The studio, later\n");
  commit("Improve the studio");
  outputOfSync("git", ["pull", "-q"], { cwd: path.join(root, "usr/local/src/stillwater") });
  expect(await setUp({ BREAKS: "1" }, "pond.com.au", copies)).toMatchObject({ code: 1 });
  expect(exists("restored.sqlite")).toBe(false);

  const { code, printed } = await setUp({}, "pond.com.au", copies);
  expect([code, printed]).toEqual([0, expect.stringContaining("#key=secret")]);
  expect(printed).not.toContain("Five questions");
  expect(read("etc/stillwater/settings.env")).toBe(settings);
  expect(git("log", "--format=%s")).toContain("Publish words");
  expect(git("show", "refs/studio/live:content/words.yaml")).toBe("hers: published");
  expect(git("status", "--porcelain")).toBe("M content/words.yaml\n?? public/");
  expect(read("srv/stillwater-studio/content/words.yaml")).toBe("hers: drafted\n");
  expect(read("srv/stillwater-studio/public/photos/lake.jpg")).toBe("her lake");
  expect(read("srv/stillwater-studio/data/studio/typed.json")).toBe('["half a sentence"]');
  expect(read("srv/stillwater-studio/studio/main.ts")).toContain("later");
  expect(read("restored.sqlite")).toBe("newest");

  // Run again, it brings nothing back a second time.
  remove("restored.sqlite");
  expect(await setUp({}, "pond.com.au", copies)).toMatchObject({ code: 0 });
  expect(exists("restored.sqlite")).toBe(false);
});

test.runIf(isLinux)("takes nothing from a copy that runs on the new server, or lets anybody in", async () => {
  const { root, env, setUp, put, read, git, remove, exists } = freshMachine();
  await setUp();
  const copies = path.join(root, "her copies");
  mkdirSync(copies);
  // As somebody who broke into the studio's user could leave it.
  const runs = `touch ${path.join(root, "was-run")}`;
  for (const hook of ["post-checkout", "post-merge", "post-commit", "reference-transaction"]) {
    put(`srv/stillwater-studio/.git/hooks/${hook}`, `#!/bin/sh\n${runs}\n`);
    chmodSync(path.join(root, "srv/stillwater-studio/.git/hooks", hook), 0o755);
  }
  put("srv/stillwater-studio/studio/main.ts", "// Theirs\n");
  git("commit", "-qam", "Publish words", "--no-verify");
  put("srv/stillwater-studio/.git/info/attributes", "* filter=theirs\n");
  git("config", "filter.theirs.smudge", `${runs}; cat`);
  git("config", "core.fsmonitor", `${runs}; false`);
  put("srv/stillwater-studio/data/studio/door.json", "theirs");
  put(
    "srv/stillwater-studio/data/studio/host.json",
    '{"kind":"this server","url":"https://theirs.example.org"}',
  );
  put("srv/stillwater-studio/node_modules/.bin/other", "theirs");
  outputOfSync("tar", ["-czf", path.join(copies, "studio-7.tar.gz"), "."], {
    cwd: path.join(root, "srv/stillwater-studio"),
  });
  put("her copies/site-2027-01-31T16-20-00Z (1).sqlite", "newest");
  for (const lost of ["srv/stillwater-studio", "etc/stillwater"]) remove(lost);
  rmSync(path.join(root, "was-run"), { force: true });

  const { code, errors } = await setUp({}, "pond.com.au", copies);
  expect(exists("was-run")).toBe(false);
  expect(read("restored.sqlite")).toBe("newest");
  expect([code, errors]).toEqual([0, expect.stringMatching(/the program differs.*:\nstudio\/main\.ts$/m)]);
  expect(exists("srv/stillwater-studio/data/studio/door.json")).toBe(false);
  expect(JSON.parse(read("srv/stillwater-studio/data/studio/host.json"))).toEqual({ kind: "this server" });
  expect(exists("srv/stillwater-studio/node_modules/.bin/other")).toBe(false);
  expect(
    outputOfSync("git", ["config", "--local", "--list"], {
      cwd: path.join(root, "srv/stillwater-studio"),
      env,
    }),
  ).not.toContain("was-run");
});

test.runIf(isLinux).each<[what: string, files: readonly string[], sentence: RegExp]>([
  ["no copy of the studio", ["site-2027-01-31T16-20-00Z.sqlite"], /no copy of the studio/],
  ["several of them", ["studio-1.tar.gz", "studio-2.tar.gz"], /2 copies of the studio.*Leave the newest/],
  ["a copy that didn't arrive whole", ["studio-1.tar.gz"], /studio-1\.tar\.gz is damaged\. Fetch it again/],
])("refuses a folder with %s, before anything is changed", async (_, files, sentence) => {
  const { root, setUp, put, exists } = freshMachine();
  for (const file of files) put(`copies/${file}`, "");
  const { code, errors } = await setUp({}, "pond.com.au", path.join(root, "copies"));
  expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  expect(exists("etc/stillwater")).toBe(false);
});

test.runIf(isLinux)("copies what the owner has typed elsewhere before anything is published", async () => {
  const { root, env, setUp, put, remove, read } = freshMachine();
  await setUp();
  const archives = path.join(root, "var/backups/stillwater-studio");
  const run = (script: string, extra: Record<string, string>) =>
    runProgram("sh", [path.join(root, "usr/local/lib/stillwater", script)], { env: { ...env, ...extra } });
  const backUp = () => run("back-up", { STUDIO_BACKUPS: archives });
  expect(await backUp()).toMatchObject({
    code: 1,
    errors: expect.stringContaining("There is no archive of the studio"),
  });

  put("srv/stillwater-studio/content/words.yaml", "hers: drafted\n");
  put("srv/stillwater-studio/public/photos/lake.jpg", "her lake");
  const packed = await run("back-up-studio", {
    STILLWATER_STUDIO: path.join(root, "srv/stillwater-studio"),
    STILLWATER_STUDIO_BACKUPS: archives,
  });
  expect(packed).toMatchObject({ code: 0 });
  put("var/backups/stillwater-studio/studio-0.tar.gz", "older");
  utimesSync(path.join(archives, "studio-0.tar.gz"), 0, 0);
  // The studio's user writes there; a link of its may lead to what that user can't read.
  symlinkSync(path.join(root, "etc/stillwater/settings.env"), path.join(archives, "studio-9.tar.gz"));
  // An option of the site's Node for a private certificate, which Debian's doesn't know.
  const settings = `${read("etc/stillwater/settings.env")}NODE_OPTIONS=--unknown-to-this-node\n`;
  const set = (command: string) =>
    put("etc/stillwater/settings.env", settings.replace("BACKUP_COMMAND=", `BACKUP_COMMAND=${command}`));
  set("'exit 3'");
  expect(await backUp()).toMatchObject({
    code: 1,
    errors: expect.stringContaining("BACKUP_COMMAND failed"),
  });
  mkdirSync(path.join(root, "elsewhere"));
  set(`'cp "$BACKUP_FILE" "${path.join(root, "elsewhere")}"'`);
  expect(await backUp()).toMatchObject({
    code: 0,
    output: expect.stringContaining("Copied by BACKUP_COMMAND."),
  });

  // That copy alone brings her work back: there is no database yet.
  for (const lost of ["srv/stillwater-studio", "etc/stillwater"]) remove(lost);
  expect(await setUp({}, "pond.com.au", path.join(root, "elsewhere"))).toMatchObject({ code: 0 });
  expect(read("srv/stillwater-studio/content/words.yaml")).toBe("hers: drafted\n");
});

test.runIf(isLinux)("wants the database of a site that was live, before anything is changed", async () => {
  const { root, setUp, git, remove, exists } = freshMachine();
  await setUp();
  const copies = path.join(root, "copies");
  mkdirSync(copies);
  git("update-ref", "refs/studio/live", "HEAD");
  const refused = { code: 1, errors: expect.stringContaining("no copy of the database") };
  for (const pack of [[], ["pack-refs", "--all"]]) {
    if (pack.length > 0) git(...pack);
    outputOfSync("tar", ["-czf", path.join(copies, "studio-7.tar.gz"), ".git"], {
      cwd: path.join(root, "srv/stillwater-studio"),
    });
    if (exists("etc/stillwater")) remove("etc/stillwater");
    expect(await setUp({}, "pond.com.au", copies)).toMatchObject(refused);
    expect(exists("etc/stillwater")).toBe(false);
  }
});

test.runIf(isLinux)("makes the nightly backup with the release's own Node", async () => {
  const { root, env, setUp, put } = freshMachine();
  await setUp();
  put("srv/stillwater/current/node_modules/.bin/node", '#!/bin/sh\necho "$PWD: $*"\n');
  chmodSync(path.join(root, "srv/stillwater/current/node_modules/.bin/node"), 0o755);
  const { code, output } = await runProgram("sh", [path.join(root, "usr/local/lib/stillwater/back-up")], {
    env: { ...env, STUDIO_BACKUPS: path.join(root, "var/backups/stillwater-studio") },
  });
  const settings = path.join(root, "etc/stillwater/settings.env");
  expect([code, output]).toEqual([
    0,
    `${path.join(root, "srv/stillwater/current")}: --env-file=${settings} programs/backup.js\n`,
  ]);
});

test.runIf(isLinux)("brings a later version, with the owner's drafts as they were", async () => {
  const { setUp, upgrade, put, commit, read, git } = freshMachine();
  await setUp();
  expect(await upgrade()).toMatchObject({ code: 0, output: "This is the latest version.\n" });
  put("srv/stillwater-studio/content/words.yaml", "hers: drafted\n");
  put("origin/studio/main.ts", "// The studio, later\n");
  put("origin/deploy/stillwater-studio.service", "[Service]\nUser=stillwater-studio\n# later\n");
  commit("Improve the studio");
  const { code, printed } = await upgrade();
  expect([code, printed]).toEqual([0, expect.stringContaining("The server has the latest version.")]);
  expect(printed).not.toContain("#key=");
  expect(read("srv/stillwater-studio/studio/main.ts")).toContain("later");
  expect(read("etc/systemd/system/stillwater-studio.service")).toContain("# later");
  expect(git("status", "--porcelain")).toBe("?? content/words.yaml");
});

test.runIf(isLinux)("opens a studio that an upgrade left closed when the power failed", async () => {
  const { setUp, upgrade, read } = freshMachine();
  await setUp();
  const { code, printed } = await upgrade({ STOPPED: "1" });
  expect([code, printed]).toEqual([0, expect.stringContaining("Packages, the first build")]);
  expect(read("log").trimEnd().split("\n")).toContain("systemctl restart stillwater-studio");
  expect(printed).not.toContain("#key=");
});

/** The programs that run on such a machine. */
const pidsOn = (root: string) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`ROOT=${root}`);
      } catch {
        return false; // it has ended
      }
    })
    .map(Number);

test.runIf(isLinux)(
  "does the rest of an upgrade that a power cut ended, once the studio is open again",
  async () => {
    const { setUp, upgrade, put, commit, git, read, exists, root } = freshMachine();
    await setUp();
    put("srv/stillwater/current", "a release");
    put("origin/deploy/answer", "# A later one\n");
    commit("Improve the answers");
    // As the power fails: with the new version in the checkout, and nothing else.
    const upgrading = upgrade({ SLOW: "1" });
    await vi.waitUntil(() => exists("slow"), 10_000);
    const merged = git("rev-parse", "HEAD");
    const script = read("usr/local/lib/stillwater/upgrade");
    for (const pid of pidsOn(root)) process.kill(pid, "SIGKILL");
    await upgrading;
    expect(read("usr/local/lib/stillwater/upgrade")).toBe(script);
    expect(read("usr/local/lib/stillwater/answer")).not.toContain("A later one");

    expect(await upgrade()).toMatchObject({
      code: 0,
      printed: expect.stringContaining("does the rest of it"),
    });
    expect(git("rev-parse", "HEAD")).toBe(merged);
    expect(read("usr/local/lib/stillwater/answer")).toContain("A later one");
    expect(
      read("log")
        .split("\n")
        .filter((line) => line.includes("publish-again")),
    ).not.toEqual([]);
    expect(await upgrade()).toMatchObject({ code: 0, printed: "This is the latest version.\n" });
  },
);

test.runIf(isLinux)("opens the studio again after an upgrade whose connection was lost", async () => {
  const { setUp, put, commit, git, read, env } = freshMachine();
  await setUp();
  put("origin/studio/main.ts", "// The studio, later\n");
  commit("Improve the studio");
  const before = git("rev-parse", "HEAD");
  // Nobody reads what it prints.
  const lost = 'sh "$ROOT/usr/local/lib/stillwater/upgrade" 2>&1 | true';
  await runProgram("sh", ["-c", lost], { env: { ...env, BREAKS: "1" } });
  expect(git("rev-parse", "HEAD")).toBe(before);
  expect(read("log").trimEnd().split("\n")).toContain("systemctl restart stillwater-studio");
  expect(read("var/log/stillwater-upgrade.log")).toContain("couldn't be built. Everything stays as it was.");
});

test.runIf(isLinux)("keeps the owner's words where a later version has changed the same lines", async () => {
  const { setUp, upgrade, put, commit, git, read } = freshMachine();
  await setUp();
  put(
    "srv/stillwater-studio/content/business.yaml",
    "url: https://www.pond.com.au\nname: Lake\nlast: line\n",
  );
  git("commit", "-qam", "Rename");
  put("origin/content/business.yaml", "url: https://www.stillwater.example.com\nname: Sea\nlast: line\n");
  put("origin/studio/main.ts", "// The studio, later\n");
  commit("Rename");
  const { code, printed } = await upgrade();
  expect([code, printed]).toEqual([
    0,
    expect.stringContaining("had changed the same lines of content/business.yaml. Hers stay."),
  ]);
  expect(read("srv/stillwater-studio/content/business.yaml")).toBe(
    "url: https://www.pond.com.au\nname: Lake\nlast: line\n",
  );
  expect(read("srv/stillwater-studio/studio/main.ts")).toContain("later");
});

test
  .runIf(isLinux)
  .each<[what: string, change: (machine: Machine) => void, extra: Record<string, string>, sentence: RegExp]>([
    ["can't be built", () => {}, { BREAKS: "1" }, /couldn't be built\. Everything stays as it was/],
    [
      "can't build the site",
      ({ put }) => put("srv/stillwater/current/index.html", ""),
      { UNBUILT: "1" },
      /can't build the site\. Everything stays as it was/,
    ],
    [
      "changes a file with a draft",
      ({ put }) =>
        put("srv/stillwater-studio/content/business.yaml", "url: https://www.pond.com.au\nname: Drafted\n"),
      {},
      /content\/business\.yaml[\s\S]*has drafts: publish them or throw them away/,
    ],
    [
      "changes the same lines of the program as somebody has",
      ({ put, git }) => {
        put("srv/stillwater-studio/studio/other.ts", "// Mine\n");
        git("add", "studio");
        git("commit", "-qam", "Add mine");
      },
      {},
      /have changed the same lines of studio\/other\.ts\. Somebody has to join the two \(runuser -u stillwater-studio -- git -C \S+ merge [0-9a-f]{40}\)\. Everything/,
    ],
    [
      "changes an article that she has taken away",
      ({ git }) => {
        git("rm", "-q", "content/business.yaml");
        git("commit", "-qm", "Take away");
      },
      {},
      /both changed content\/business\.yaml, and one of them has taken a file away/,
    ],
    [
      "meets a program that was edited by hand",
      ({ put }) => put("srv/stillwater-studio/studio/main.ts", "// Mine\n"),
      {},
      /by hand/,
    ],
  ])("stays as it is with a later version that %s", async (_, change, extra, sentence) => {
  const machine = freshMachine();
  const { setUp, upgrade, put, commit, git, read } = machine;
  await setUp();
  put(
    "origin/content/business.yaml",
    `url: https://www.stillwater.example.com\n${"# far\\n".repeat(9)}name: Pond\nnew: field\n`,
  );
  put("origin/studio/other.ts", "// Later\n");
  commit("Add a field");
  change(machine);
  const before = [git("rev-parse", "HEAD"), git("status", "--porcelain"), git("diff")];
  const { code, errors } = await upgrade(extra);
  expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  expect([git("rev-parse", "HEAD"), git("status", "--porcelain"), git("diff")]).toEqual(before);
  // The studio that was there is open again.
  const log = read("log")
    .split("\n")
    .filter((line) => /systemctl (?:stop|restart) stillwater-studio/.test(line));
  expect(log.at(-1)).toBe("systemctl restart stillwater-studio");
});
