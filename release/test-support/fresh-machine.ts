import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Ended, outputOfSync, runProgram } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const repository = path.resolve(import.meta.dirname, "../..");

/** Stand-ins for what a test may not change or lacks; each writes down how it was called. */
const stand: Readonly<Record<string, string>> = {
  "apt-get": "",
  "dpkg-query": `[ "$1" != -W ] || [ -e "$ROOT/installed" ] || exit 1; echo 'ii '`,
  systemctl: `case "$1 $2" in
"restart stillwater-studio") touch "$ROOT/open" ;;
"stop stillwater-studio") rm -f "$ROOT/open" ;;
esac
[ "$1" != is-active ] || [ -z "$STOPPED" ]`,
  "systemd-tmpfiles": "",
  ufw: "",
  timedatectl: "",
  adduser: "",
  npm: '[ "$1" != install ] || [ -z "$NO_REGISTRY" ] || { echo "npm error code ENOTFOUND" >&2; exit 1; }; echo 9.2.0',
  qrencode: "cat >/dev/null; echo QR",
  df: 'echo; echo "disk 9 9 $FREE"',
  getent: '[ "$2" != "$NOT_FOUND" ]',
  curl: '[ -z "$NO_HTTPS" ] || { echo "SSL certificate problem" >&2; exit 60; }',
  id: '[ "$1" != -u ] || echo 0',
  // Owners are root's to give.
  install: `keep=; while [ $# -gt 0 ]; do case $1 in -o | -g) shift ;; *) keep="$keep '$1'" ;; esac; shift; done
eval exec /usr/bin/install "$keep"`,
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  // Installing and building are others' tests.
  node: `case "$1" in
--version) echo v20.19.0 ;;
-e) exec "$REAL_NODE" "$@" ;;
scripts/prepare-server.mjs)
[ -z "$SLOW" ] || { touch "$ROOT/slow"; sleep 30; }
[ -z "$BREAKS" ] || { echo "It breaks." >&2; exit 1; } ;;
--env-file=*)
case "$2 $3" in "scripts/restore.ts /"*) cp "$3" "$ROOT/restored.sqlite"; echo "Not known to be complete" ;; esac ;;
*publish-again.ts)
[ ! -e "$ROOT/open" ] || { echo "The studio is open. Stop it first." >&2; exit 1; }
[ -z "$UNBUILT" ] || { echo "It doesn't build." >&2; exit 2; } ;;
*studio-key.ts) echo "https://studio.pond.com.au/#key=secret" ;;
esac`,
};

/** A machine with a new Debian, and the project cloned on it; `commit` makes a later version where it came from. */
export function freshMachine() {
  const root = temporaryFolder();
  const inRoot = (...names: string[]) => path.join(root, ...names);
  const git = (folder: string, ...args: string[]) => outputOfSync("git", args, { cwd: folder }).trim();
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), text);
  };
  for (const folder of [
    "etc/systemd/system",
    "etc/tmpfiles.d",
    "etc/apt/apt.conf.d",
    "var/cache",
    "var/lib",
    "var/log",
    "srv",
  ])
    mkdirSync(inRoot(folder), { recursive: true });
  put("etc/os-release", 'ID=debian\nVERSION_ID="13"\n');
  put("proc/meminfo", "MemTotal:        2013000 kB\n");
  put("etc/caddy/Caddyfile", "# Debian's\n");
  mkdirSync(inRoot("bin"));
  const standIn = (name: string, script: string) => {
    const log = `echo "${name} $*" >>"$ROOT/log"`;
    writeFileSync(inRoot("bin", name), `#!/bin/sh\n${log}\n${script}\n`, { mode: 0o755 });
  };
  for (const [name, script] of Object.entries(stand)) standIn(name, script);

  const origin = inRoot("origin");
  cpSync(path.join(repository, "deploy"), path.join(origin, "deploy"), { recursive: true });
  put(
    "origin/content/business.yaml",
    `url: https://www.stillwater.example.com\n${"# far\\n".repeat(9)}name: Pond\n`,
  );
  put("origin/studio/main.ts", "// The studio\n");
  // The stand-in, as npm would install it.
  put("origin/node_modules/.bin/node", '#!/bin/sh\nexec "$ROOT/bin/node" "$@"\n');
  outputOfSync("chmod", ["+x", inRoot("origin/node_modules/.bin/node")]);
  put("origin/.gitignore", "data/\n");
  git(root, "init", "-q", "-b", "main", origin);
  const commit = (message: string) => {
    git(origin, "add", "-A");
    git(origin, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", message);
  };
  commit("Start");
  const source = inRoot("usr/local/src/stillwater");
  git(root, "clone", "-q", origin, source);

  const env = {
    PATH: `${inRoot("bin")}:/usr/local/bin:/usr/bin:/bin`,
    ROOT: root,
    STILLWATER_ROOT: root,
    REAL_NODE: process.execPath,
    GIT_CONFIG_SYSTEM: inRoot("etc/gitconfig"),
    GIT_CONFIG_GLOBAL: "/dev/null",
    STILLWATER_TRIES: "1",
    FREE: "9000",
  };
  const run = (script: string, args: readonly string[], input: string, extra: Record<string, string> = {}) =>
    runProgram("sh", [script, ...args], { input, env: { ...env, ...extra } });
  const answers = "jo@pond.com.au\nmail.example.org\njo\npa ss#w&rd/1\nwebsite@pond.com.au\n";
  return {
    root,
    put,
    /** Puts something in place of a program, until it is removed from `bin`. */
    standIn,
    commit,
    git: (...args: string[]) => git(inRoot("srv/stillwater-studio"), ...args),
    read: (name: string) => readFileSync(inRoot(name), "utf8"),
    exists: (name: string) => existsSync(inRoot(name)),
    remove: (name: string) => rmSync(inRoot(name), { recursive: true }),
    origin,
    /** The environment of root's scripts there. */
    env,
    /** Runs set-up, in place of a lost server with the folder of its copies, and returns how it ended. */
    setUp: (
      extra: Record<string, string> = {},
      domain = "pond.com.au",
      ...copies: readonly string[]
    ): Promise<Ended> => run(path.join(source, "deploy/set-up"), [domain, ...copies], answers, extra),
    upgrade: (extra: Record<string, string> = {}): Promise<Ended> =>
      run(inRoot("usr/local/lib/stillwater/upgrade"), [], "", extra),
  };
}
