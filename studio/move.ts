import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { parseOptions, UsageError } from "../command-line/arguments.ts";
import { makeFolder, replaceFile } from "../system/files.ts";
import { pinnedNode } from "../system/install.mjs";
import { ended, outputOf, startProgram } from "../system/programs.ts";
import { gitAnswer, runGit } from "./engine/git.ts";
import { openProject, type Project } from "./engine/project.ts";
import { readHostChoice } from "./engine/publish/hosts.ts";
import { hasPendingPublication } from "./engine/publish/publisher.ts";
import { takeLock } from "./lock.ts";

const help = `Carries everything that was done in the studio on this computer to the studio on a server, which deploy/set-up has set
up: the history of the pages, drafts, photographs, messages and readers.

  npm run move -- root@203.0.113.10    begins, or goes on where it was cut off
  npm run move -- --stay               gives up: the studio and the site open here again

From its beginning, the studio and the site here stay closed, and say where hers are: nothing can be typed into the wrong one, and no message
comes to where nobody reads it.`;

/** The file that keeps the studio and the site on this computer closed; scripts/moved.mjs reads it. `to` is where it is now, once it is there. */
export const movedFile = ({ dataFolder }: Project): string => path.join(dataFolder, "moved.json");

const movedSchema = z.object({ to: z.string().optional() });

const archiveOf = ({ dataFolder }: Project) => path.join(dataFolder, "move.tar.gz");

const backupScript = fileURLToPath(new URL("../scripts/backup.ts", import.meta.url));

/** Runs a command on the server, such as `["ssh", "root@example.com"]`. */
export type Shell = readonly [program: string, ...args: string[]];

/**
 * Moves a project to a server. Cut off at any moment, it goes on when it is called again.
 *
 * @throws Error with a sentence that says what to do
 */
export async function move(project: Project, shell: Shell): Promise<void> {
  const { kind } = await readHostChoice(project);
  if (kind !== "this computer") throw new Error("Only a studio whose site is on this computer can move.");
  if (hasPendingPublication(project)) {
    throw new Error("A publication isn't finished yet: open the studio once, and wait until it has ended.");
  }
  const to = movedTo(project);
  if (to)
    throw new Error(`Everything is on the server already: the studio is at ${to}. Nothing was changed.`);
  // It rejects where nothing answers, as while another move is at work.
  const lock = await takeLock(project, 0).catch(() => undefined);
  if (!lock)
    throw new Error("The studio is starting here, or a move is at work already. Wait until it has ended.");
  if ("address" in lock) throw new Error("The studio is open. Close it first.");
  try {
    if (!existsSync(movedFile(project))) replaceFile(movedFile(project), "{}\n");
    if (!existsSync(archiveOf(project))) await pack(project);
    const name = await hashOf(archiveOf(project));
    await send(archiveOf(project), name, shell);
    const printed = await runOnServer(shell, `stillwater take-over ${name}`);
    // The last line of deploy/take-over names the studio's address.
    const studio = /https:\/\/studio\.\S+/.exec(printed.trimEnd().split("\n").at(-1) ?? "")?.[0];
    if (!studio) throw new Error("The server didn't finish that: its reason is above. Run this again.");
    replaceFile(movedFile(project), `${JSON.stringify({ to: studio })}\n`);
    rmSync(archiveOf(project));
  } finally {
    lock.release();
  }
}

/** Where everything is already; undefined before the end of a move. */
function movedTo(project: Project): string | undefined {
  const file = movedFile(project);
  return existsSync(file) ? movedSchema.parse(JSON.parse(readFileSync(file, "utf8"))).to : undefined;
}

/** Opens the studio on this computer again. */
export function stay(project: Project): void {
  for (const file of [movedFile(project), archiveOf(project)]) rmSync(file, { force: true });
}

/** Makes the archive that `deploy/take-over` reads, under its name once it is whole. */
async function pack(project: Project): Promise<void> {
  const { folder, dataFolder } = project;
  const parts = path.join(dataFolder, "moving");
  rmSync(parts, { recursive: true, force: true });
  makeFolder(parts);
  const branch = await gitAnswer(folder, ["symbolic-ref", "--quiet", "--short", "HEAD"]);
  if (!branch) throw new Error("No branch is checked out in this folder: a helper can do that, with git.");
  writeFileSync(path.join(parts, "branch"), `${branch}\n`);
  const refs = (await gitAnswer(folder, ["for-each-ref", "--format=%(refname)", "refs/studio"])) ?? "";
  // The name of a branch, which a bundle would take for a commit.
  const ours = refs.split("\n").filter((ref) => ref !== "" && ref !== "refs/studio/branch");
  await runGit(folder, ["bundle", "create", "--quiet", path.join(parts, "history.bundle"), branch, ...ours]);
  if (existsSync(path.join(process.env.DATA_DIR ?? path.join(folder, "data"), "site.sqlite"))) {
    const args = ["--env-file-if-exists=data/settings.env", backupScript];
    await outputOf(pinnedNode(), [...args, path.join(parts, "site.sqlite")], { cwd: folder });
  }
  const within = (base: string, names: readonly string[]) => {
    const there = names.filter((name) => existsSync(path.join(base, name)));
    return there.length > 0 ? ["-C", base, ...there] : [];
  };
  const unfinished = `${archiveOf(project)}.unfinished`;
  const args = [
    ...["-czf", unfinished, "-C", parts, "."],
    // As they lie there, drafts included.
    ...within(folder, ["content", "public"]),
    ...within(dataFolder, ["typed.json", "helper.json"]),
  ];
  // macOS would add its own files, named ._home.yaml and the like.
  await outputOf("tar", args, { env: { ...process.env, COPYFILE_DISABLE: "1" } });
  renameSync(unfinished, archiveOf(project));
  rmSync(parts, { recursive: true });
}

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

/** Sends what the server doesn't have yet. */
async function send(archive: string, name: string, [program, ...args]: Shell): Promise<void> {
  const { size } = statSync(archive);
  const sizeThere = await runOnServer([program, ...args], `stillwater take-over size ${name}`, {
    isShown: false,
  });
  const there = Number(sizeThere);
  if (there >= size) return;
  console.info(`Sending ${Math.ceil((size - there) / 1_000_000)} MB...`);
  const child = startProgram(program, [...args, `stillwater take-over add ${name}`], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const sent = child.stdin && pipeline(createReadStream(archive, { start: there }), child.stdin);
  // A broken pipe shows in the exit code.
  const [{ succeeded }] = await Promise.all([ended(child), sent?.catch(() => {})]);
  if (!succeeded)
    throw new Error(
      "It didn't all arrive: the connection was lost, or the reason is above. Run this again: it goes on where it stopped.",
    );
}

/** Runs a command on the server, and returns what it printed. Shows that, unless it is for this program alone. */
async function runOnServer([program, ...args]: Shell, command: string, { isShown = true } = {}) {
  const child = startProgram(program, [...args, command], { stdio: ["ignore", "pipe", "inherit"] });
  if (isShown) child.stdout?.pipe(process.stdout, { end: false });
  const { succeeded, output } = await ended(child);
  if (!succeeded)
    throw new Error(
      "The server refused that, or the connection was lost: the reason is above, if it gave one. Then run this again.",
    );
  return output;
}

async function run(): Promise<void> {
  const { values, positionals } = parseOptions({
    stay: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  });
  if (values.help) return console.info(help);
  const project = openProject(".");
  if (values.stay) {
    stay(project);
    return console.info(
      "The studio and the site open on this computer again. What is done on the server isn't here.",
    );
  }
  const [server, ...more] = positionals as readonly string[];
  // A hyphen would be an option of ssh.
  if (!server || more.length > 0 || server.startsWith("-"))
    throw new UsageError(`Name the server.\n\n${help}`);
  await move(project, ["ssh", "-o", "ServerAliveInterval=15", "--", server]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
