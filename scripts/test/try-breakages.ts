// npm run test:breakages: applies each deliberate breakage to a copy of the project and reports whether its test fails.
// Parts of descriptions try those alone: npm run test:breakages -- videos "a page scrolls"
import { type Breakage, breakages } from "./breakages.ts";
import { ProjectCopy } from "./project-copy.ts";

const parts = process.argv.slice(2);
const chosen = breakages.filter(
  ({ breaks }) => parts.length === 0 || parts.some((part) => breaks.includes(part)),
);
const copy = new ProjectCopy();

try {
  if (!copy.build()) throw new Error("the unbroken copy does not build");
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
  copy.remove();
}

/** Whether a test sees the change only in a new build. Unit tests and the server run from their sources. */
function needsBuild({ file, caughtBy }: Breakage): boolean {
  return caughtBy.startsWith("tests/") && !file.startsWith("server/");
}

function isCaught(breakage: Breakage): boolean {
  const restore = copy.edit(breakage);
  const failed =
    needsBuild(breakage) && !copy.build() ? "the build" : !runTest(breakage) && breakage.caughtBy;
  restore();
  console.info(
    failed ? `caught          ${breakage.breaks} (${failed})` : `NOT CAUGHT      ${breakage.breaks}`,
  );
  return Boolean(failed);
}

/** Runs the test of a breakage; returns whether it passes. */
function runTest({ caughtBy, named }: Breakage): boolean {
  return caughtBy.endsWith(".spec.ts")
    ? copy.run("playwright", ["test", "--trace=off", caughtBy, ...(named ? ["-g", named] : [])])
    : copy.run("vitest", ["run", caughtBy]);
}
