// npm run test:breakages: applies each deliberate breakage to a copy of the project and reports whether its test fails.
// Parts of descriptions try those alone: npm run test:breakages -- videos "a page scrolls"
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Breakage, breakages } from "./breakages.ts";

const project = process.cwd();
const parts = process.argv.slice(2);
const chosen = breakages.filter(
  ({ breaks }) => parts.length === 0 || parts.some((part) => breaks.includes(part)),
);
const copy = mkdtempSync(path.join(tmpdir(), "breakages-"));

try {
  copyProject();
  if (!build()) throw new Error("the unbroken copy does not build");
  const tests = new Map(chosen.map((breakage) => [`${breakage.caughtBy} ${breakage.named ?? ""}`, breakage]));
  const failing = [...tests].filter(([, breakage]) => !runTest(breakage)).map(([name]) => name);
  if (failing.length > 0) throw new Error(`tests fail without a breakage: ${failing.join(", ")}`);
  // Those that need no build first: the copy still holds the unbroken one.
  const missed = [...chosen]
    .sort((one, other) => Number(needsBuild(one)) - Number(needsBuild(other)))
    .filter((breakage) => !isCaught(breakage));
  console.info(`\n${chosen.length - missed.length} caught, ${missed.length} not caught`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyProject(): void {
  const listed = spawnSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8" }).stdout;
  for (const file of listed.split("\0").filter(Boolean)) {
    cpSync(path.join(project, file), path.join(copy, file), { recursive: true });
  }
  cpSync(path.join(project, ".generated"), path.join(copy, ".generated"), { recursive: true });
  symlinkSync(path.join(project, "node_modules"), path.join(copy, "node_modules"));
}

/** Whether a test sees the change only in a new build. Unit tests and the server run from their sources. */
function needsBuild({ file, caughtBy }: Breakage): boolean {
  return caughtBy.startsWith("tests/") && !file.startsWith("server/");
}

function isCaught(breakage: Breakage): boolean {
  const file = path.join(copy, breakage.file);
  const original = readFileSync(file, "utf8");
  if (original.split(breakage.search).length !== 2) {
    console.info(`DOES NOT APPLY  ${breakage.breaks}: ${breakage.file} must contain the search text once`);
    return false;
  }
  writeFileSync(
    file,
    original.replace(breakage.search, () => breakage.replace),
  );
  const failed = needsBuild(breakage) && !build() ? "the build" : !runTest(breakage) && breakage.caughtBy;
  writeFileSync(file, original);
  console.info(
    failed ? `caught          ${breakage.breaks} (${failed})` : `NOT CAUGHT      ${breakage.breaks}`,
  );
  return Boolean(failed);
}

function build(): boolean {
  return succeeds(process.execPath, ["scripts/build.ts"]);
}

/** Runs the test of a breakage; returns whether it passes. */
function runTest({ caughtBy, named }: Breakage): boolean {
  return caughtBy.endsWith(".spec.ts")
    ? succeeds("playwright", ["test", "--trace=off", caughtBy, ...(named ? ["-g", named] : [])])
    : succeeds("vitest", ["run", caughtBy]);
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: copy, stdio: "ignore" }).status === 0;
}
