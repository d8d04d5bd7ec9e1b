// Opens the studio, on a new computer after bringing the pages of the site from the second place. The starter that the
// studio saves (studio/core/new-computer/save-starter.ts) contains this file: it runs on the machine's own Node (20 or
// later) without any other file, hence plain JavaScript and only Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline/promises";

const starter = path.resolve(process.argv[1] ?? ".");
/** What the studio put into the starter; nothing if this file runs by itself. */
const kept = readKept();
const site = path.join(homedir(), "Website");
const unfinished = path.join(homedir(), ".Website.unfinished");
const sshFolder = path.join(homedir(), ".ssh");

/** An error whose message is shown to the owner. */
class Refusal extends Error {}

/** @returns {{ place?: string, folder?: string, host?: object, knownHosts?: string[] }} */
function readKept() {
  const [, json] = readFileSync(starter, "utf8").split("-".repeat(40));
  return json ? JSON.parse(json) : {};
}

async function main() {
  // The folder where the starter was saved is on the old computer.
  const found = [kept.folder, site].find((folder) => folder && hasStudio(folder));
  if (!found) await bring();
  openStudio(found ?? site);
}

const hasStudio = (folder) => existsSync(path.join(folder, "scripts/studio.mjs"));

/** Brings the pages from the place that the starter knows, or else asks where they are, until they are here. */
async function bring() {
  if (git(["--version"]).status !== 0) {
    throw new Refusal("Git isn't installed yet. Get it from https://git-scm.com, then open this again.");
  }
  if (existsSync(site)) {
    throw new Refusal(`The folder ${site} holds something else. Rename it, then open this again.`);
  }
  rememberHosts();
  let place = kept.place;
  while (true) {
    try {
      while (!place) place = await ask();
      const from = addressOf(place);
      console.info(`\nBringing your pages from ${from.label}. This can take some minutes.`);
      clone(from);
      return console.info(`Your pages and their history are back, in ${site}.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(`\n${error.message}`);
      place = undefined;
    } finally {
      rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.on("close", () => closed.abort());
  const again = kept.place ? " To try the same again, press Enter." : "";
  console.info(
    `\nWhere are your pages kept? Type the address, or pull the folder into this window; then press Enter.${again}`,
  );
  try {
    const typed = await terminal.question("> ", { signal: closed.signal });
    return withoutQuotes(typed.trim()) || kept.place;
  } catch (error) {
    if (error.name !== "AbortError") throw error;
    console.info();
    return process.exit(1);
  } finally {
    terminal.close();
  }
}

/** Returns a path as it is, which terminals write in quotes or with backslashes when a folder is pulled into them. */
function withoutQuotes(typed) {
  const quoted = /^(["'])(.*)\1$/.exec(typed);
  if (quoted) return quoted[2];
  return process.platform === "win32" ? typed : typed.replaceAll(/\\(.)/g, "$1");
}

/**
 * Tells a folder from an address, as git does.
 *
 * @throws Refusal if there is no such folder, or it holds no repository
 */
function addressOf(place) {
  const host =
    /^[a-z+]+:\/\/(?:[^@/]*@)?([^/:]+)/i.exec(place)?.[1] ?? /^(?:[^@/\\]*@)?([^/\\:]{2,}):/.exec(place)?.[1];
  if (host) return { address: place, label: host };
  const folder = path.resolve(place);
  // A stick has another path on another computer: its folder may be beside the starter.
  const beside = [1, 2].map((up) => path.join(starter, "../".repeat(up), path.basename(folder)));
  const there = [folder, ...beside].find((one) => existsSync(one) && statSync(one).isDirectory());
  if (!there) {
    throw new Refusal(`The folder ${folder} isn't there. If it's on a stick or a disk, plug that in.`);
  }
  const repository = [there, ...foldersIn(there)].find(isRepository);
  if (!repository) throw new Refusal(`The folder ${there} doesn't hold the pages of a site.`);
  return { address: repository, label: `the folder ${repository}`, folder: repository };
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));

const isRepository = (folder) =>
  existsSync(path.join(folder, ".git")) ||
  ["HEAD", "objects", "refs"].every((name) => existsSync(path.join(folder, name)));

/** Brings everything into a folder aside, which gets its name once it is whole. Throws a Refusal. */
function clone(from) {
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
  const args = ["clone", "--quiet", "--no-checkout", "--origin", "copy", "--", from.address, unfinished];
  let { status, stderr } = git(args);
  // A stick belongs to the user of another computer, or its file system knows no users: git asks for its name, once.
  const unowned = status !== 0 && /safe\.directory '?([^'\n]+)/.exec(stderr)?.[1];
  if (unowned && from.folder) {
    git(["config", "--global", "--add", "safe.directory", unowned]);
    ({ status, stderr } = git(args));
  }
  if (status !== 0) throw new Refusal(explain(stderr, from));

  const inside = (...command) => git(["-C", unfinished, ...command]);
  const commitAt = (name) => inside("rev-parse", "--verify", "--quiet", name).stdout.trim();
  const live = "refs/studio/live";
  inside("fetch", "--quiet", "copy", `${live}:${live}`);
  if (!commitAt("HEAD")) {
    // The place names a branch that it doesn't have.
    const [branch] = inside("for-each-ref", "--format=%(refname:lstrip=3)", "refs/remotes/copy").stdout.split(
      "\n",
    );
    if (branch) inside("checkout", "--quiet", "--track", "-b", branch, `copy/${branch}`);
  }
  const [published, head] = [commitAt(live), commitAt("HEAD")];
  // Someone else may have put other commits on the branch there: what visitors see comes first.
  const isOnBranch = head && inside("merge-base", "--is-ancestor", published, head).status === 0;
  const tip = published && !isOnBranch ? published : head;
  const isOut = tip && inside("reset", "--hard", "--quiet", tip).status === 0;
  if (!isOut || !hasStudio(unfinished)) {
    throw new Refusal(`${atStart(from.label)} doesn't hold the pages of a site.`);
  }
  bringData(from.folder);
  renameSync(unfinished, site);
}

/** Brings what isn't in the pages' history: where the site is, and copies of messages and readers beside the starter or the pages. */
function bringData(folder) {
  if (kept.host) {
    const data = path.join(unfinished, "data/studio");
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(data, "host.json"), JSON.stringify(kept.host), { mode: 0o600 });
  }
  const beside = [starter, ...(folder ? [folder] : [])].map((file) => path.dirname(file));
  for (const from of new Set(beside)) {
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const { name } = entry;
      // Other programs have such files, too.
      if (!entry.isFile() || !/^(?:Messages and readers|site-[\dTZ-]+)\.sqlite$/.test(name)) continue;
      const backups = path.join(unfinished, "backups");
      mkdirSync(backups, { recursive: true, mode: 0o700 });
      const [file, copy] = [path.join(from, name), path.join(backups, datedName(path.join(from, name)))];
      copyFileSync(file, copy);
      const { atime, mtime } = statSync(file);
      utimesSync(copy, atime, mtime);
    }
  }
}

/** Returns a name by which `npm run restore` finds the copy (scripts/backup/dated-backups.ts). */
const datedName = (file) =>
  `site-${statSync(file).mtime.toISOString().slice(0, 19).replaceAll(":", "-")}Z.sqlite`;

/** Adds the keys of the servers that the old computer knew, so that another one in their place is noticed. */
function rememberHosts() {
  const file = path.join(sshFolder, "known_hosts");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  const lines = (kept.knownHosts ?? []).filter((line) => !known.includes(line));
  if (lines.length === 0) return;
  mkdirSync(sshFolder, { recursive: true, mode: 0o700 });
  appendFileSync(file, `${known && !known.endsWith("\n") ? "\n" : ""}${lines.join("\n")}\n`, { mode: 0o600 });
}

/** Explains in a sentence why nothing was brought. */
function explain(words, { label, address }) {
  const name = atStart(label);
  if (/no space left|disk full/i.test(words)) {
    return "This computer's disk is full. Make room, then try again.";
  }
  if (/could not resolve|name or service not known/i.test(words)) {
    return `${name} can't be found. Perhaps this computer is offline, or the address is mistyped.`;
  }
  if (/permission denied \(/i.test(words)) {
    return `${name} doesn't let this computer in. Whoever helps you can add its key there, which is this line:\n\n${publicKey()}`;
  }
  if (
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|403/i.test(words)
  ) {
    return `${name} asks for a name and a password. Whoever helps you can set that up.`;
  }
  if (/host key verification failed|identification has changed/i.test(words)) {
    return `${name} shows a key that this computer doesn't know. Ask whoever helps you before you go on.`;
  }
  if (/timed out|refused|unreachable|no route|couldn't connect|connection (?:reset|closed)/i.test(words)) {
    return `${name} doesn't answer. Look at the address and the internet, then try again.`;
  }
  if (/not found|does not appear to be|not a git repository/i.test(words)) {
    return `${name} has no pages at ${withoutPassword(address)}, or doesn't show them to this computer.`;
  }
  return `The pages couldn't be brought from ${label}. For whoever helps you: ${words.trim()}`;
}

const withoutPassword = (address) => address.replace(/\/\/[^@/]*@/, "//");

/** Returns the public key of this computer, which it creates if it is missing. */
function publicKey() {
  const file = path.join(sshFolder, "id_ed25519");
  if (!existsSync(`${file}.pub`)) {
    mkdirSync(sshFolder, { recursive: true, mode: 0o700 });
    spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file], { stdio: "ignore" });
  }
  return existsSync(`${file}.pub`)
    ? readFileSync(`${file}.pub`, "utf8").trim()
    : "(this computer couldn't make one)";
}

/** Runs git. It may still ask for a name and a password, in this window or its own. */
function git(args) {
  const env = {
    GIT_SSH_COMMAND: "ssh -o ConnectTimeout=15",
    ...process.env,
    // Its words are matched.
    LC_ALL: "C.UTF-8",
  };
  const { status, stdout, stderr } = spawnSync("git", args, {
    env,
    encoding: "utf8",
    stdio: ["inherit", "pipe", "pipe"],
  });
  return { status, stdout: stdout ?? "", stderr: stderr ?? "" };
}

/** A host's name stays as it is. */
const atStart = (label) => label.replace(/^the /, "The ");

function openStudio(cwd) {
  console.info("\nOpening the studio...");
  const child =
    process.platform === "win32"
      ? // npm is a script there.
        spawn("npm run --silent studio", { cwd, stdio: "inherit", shell: true })
      : spawn("npm", ["run", "--silent", "studio"], { cwd, stdio: "inherit" });
  // A terminal sends this one to the studio, too, which stops and says so.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`npm can't be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}

await main().catch((error) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
});
