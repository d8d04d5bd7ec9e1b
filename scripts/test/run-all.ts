import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../../system/programs.ts";

type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

type Stage = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the test tool's report. Without it, the stage counts as one check. */
  readonly tally?: () => Tally;
};

const results = "test-results";
const unitReport = `${results}/unit.json`;

/** Values that appear nowhere else: tests/built/files.test.ts looks for them in the build. */
const markedSecrets = {
  SMTP_URL: "smtps://marked-user:marked-password@marked-mail.example",
  RESEND_API_KEY: "marked-api-key",
};

/** The tests start hundreds of Node processes: with these, a start takes about half the processor time. */
const fastStarts = {
  NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/compiled-modules"),
  BUNDLED_PROGRAMS: "build/release/programs",
};

/** Traces cost a fifth of the time; running a failed test alone keeps one. */
const untraced = "--trace=off";

/** All later stages need its modules. */
const first: readonly Stage[] = [
  { name: "Pictures and fonts", command: process.execPath, args: ["build-site/prepare.ts"] },
];

/** Two cores run the stages of each list side by side: a build is mostly one thread's work, and tests wait for other processes. */
const beforeTests: readonly (readonly Stage[])[] = [
  [{ name: "Build", command: process.execPath, args: ["scripts/build.ts"], env: markedSecrets }],
  [
    ...["site", "server", "worker", "tools"].map((part) => ({
      name: `Types, ${part}`,
      command: "tsc",
      args: ["--project", `tsconfig.${part}.json`],
    })),
    { name: "Lint", command: "biome", args: ["check", "--error-on-warnings", "."] },
    { name: "Nothing unused", command: "knip", args: ["--no-progress"] },
  ],
];
const tests: readonly (readonly Stage[])[] = [
  [
    {
      name: "Tests without a browser, and of the studio",
      command: "vitest",
      args: [
        "run",
        "--tags-filter=!slow",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ],
      tally: unitTally,
    },
  ],
  [
    {
      name: "Browser tests",
      command: "playwright",
      args: ["test", untraced, "--grep-invert=@slow"],
      tally: () => browserTally(`${results}/browser.json`),
    },
    // A smoke test. `npm run test:edge` runs the whole suite there.
    {
      name: "A message sent on the edge",
      command: "playwright",
      args: ["test", untraced, "--workers=1", "contact.spec", "-g", "a message reaches the owner’s mailbox"],
      env: { SITE_HOST: "edge" },
      tally: () => browserTally(`${results}/edge.json`),
    },
  ],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const started = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failed: string[] = [];
await runInTurn(first);
await Promise.all(beforeTests.map(runInTurn));
await Promise.all(tests.map(runInTurn));

console.info(`\nAll stages took ${secondsSince(started)} s.`);
if (failed.length > 0) console.info(`Failed: ${failed.join(", ")}`);
if (total.skipped > 0) console.info(`${total.skipped} skipped`);
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs stages up to the first that fails, here or in the other lane. */
async function runInTurn(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) {
    if (failed.length > 0) return;
    const tally = await run(stage);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    if (tally.failed > 0) failed.push(stage.name);
  }
}

/**
 * Runs a stage and returns its tally. A command that failed counts as at least one failed check; what it printed is shown
 * then.
 */
async function run({ name, command, args, env, tally }: Stage): Promise<Tally> {
  const began = performance.now();
  console.info(`${name}...`);
  const { succeeded, output, errors } = await runProgram(command, args, {
    env: { ...process.env, ...fastStarts, ...env },
  });
  if (!succeeded) console.info(`\n${output}\n${errors}`);
  const counted = count(name, succeeded, tally);
  console.info(`${name}: ${succeeded ? `${counted.passed} passed` : "FAILED"} in ${secondsSince(began)} s`);
  return counted;
}

function count(name: string, succeeded: boolean, tally: Stage["tally"]): Tally {
  if (!tally) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  try {
    const counted = tally();
    return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch (error) {
    console.error(`${name}: cannot read the report`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function unitTally(): Tally {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    unitReport,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function browserTally(file: string): Tally {
  const { stats } = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
