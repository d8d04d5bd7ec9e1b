import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/** How many checks of a step passed, failed and were left out. */
type Tally = { passed: number; failed: number; skipped: number };

const results = "test-results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Secrets that nothing else is called. */
const markedSecrets = {
  SMTP_URL: "smtps://marked-user:marked-password@marked-mail.example",
  ALERT_URL: "https://marked-alarm.example/marked-topic",
  RESEND_API_KEY: "marked-api-key",
};

/** Traces take a fifth of the time. Whoever looks into a failure runs that test alone, which keeps one. */
const untraced = "--trace=off";

const tallies = [
  step("Style", "biome", ["check", "--error-on-warnings", "."]),
  step("Pictures and fonts", process.execPath, ["scripts/prepare.ts"]),
  step("Types of the routes", "react-router", ["typegen"]),
  step("Types", "tsc", ["--build"]),
  // With settings as on a server: the build stops where one of them ends up in it.
  step("Build, with its budgets and without secrets", process.execPath, ["scripts/build.ts"], markedSecrets),
  suite(
    "Unit tests and tests of the built files",
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}/unit.json`],
    () => {
      const report = readReport<{
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numFailedTestSuites: number;
      }>("unit.json");
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      };
    },
  ),
  suite("Browser tests", "playwright", ["test", untraced], () => browserTally("browser.json")),
  // A smoke test. The whole suite runs there with `npm run test:edge`.
  suite(
    "A message sent on the edge",
    "playwright",
    ["test", untraced, "--workers=1", "contact.spec", "-g", "a message reaches the owner’s mailbox"],
    () => browserTally("edge.json"),
    { SITE_HOST: "edge" },
  ),
];

const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
  skipped: sum.skipped + tally.skipped,
}));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a command that counts as one check. */
function step(
  name: string,
  command: string,
  args: string[],
  settings: Readonly<Record<string, string>> = {},
): Tally {
  const failed = runs(name, command, args, settings) ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}

/** Runs a test tool and reads what it counted. A tool that failed without a failed test counts as one. */
function suite(
  name: string,
  command: string,
  args: string[],
  read: () => Tally,
  settings: Readonly<Record<string, string>> = {},
): Tally {
  const succeeded = runs(name, command, args, settings);
  try {
    const tally = read();
    return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    console.error(`${name}: no report to read`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** What the browser tests counted. */
function browserTally(file: string): Tally {
  const { stats } = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function runs(
  name: string,
  command: string,
  args: string[],
  settings: Readonly<Record<string, string>> = {},
): boolean {
  console.info(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...settings } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return status === 0;
}

function readReport<Report>(file: string): Report {
  const path = `${results}/${file}`;
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return JSON.parse(readFileSync(path, "utf8")) as Report;
}
