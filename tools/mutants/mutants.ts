import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseOptions, UsageError } from "../../command-line/arguments.ts";
import { orExit } from "../../command-line/explain-error.ts";
import { runProgramSync } from "../../system/programs.ts";
import { subjects } from "./subjects.ts";

const help = `Changes the code in one place at a time, and names each change that no test notices. It takes minutes.

  npm run test:mutants -- SUBJECT    one of ${Object.keys(subjects).join(", ")}
  --concurrency 2                    how many tests run beside each other`;

const folder = import.meta.dirname;
/** Installed when this first runs: half as many packages again as everybody's tests need. */
const ownPackages = path.join(folder, "packages");
const stryker = path.join(ownPackages, "node_modules/@stryker-mutator");
const results = path.resolve("test-results");

const { values, positionals } = orExit(() =>
  parseOptions({
    concurrency: { type: "string", default: "2" },
    help: { type: "boolean", short: "h" },
  }),
);
if (values.help) console.info(help);
else orExit(() => mutate(positionals, Number(values.concurrency)));

function mutate([name = "", ...others]: readonly string[], concurrency: number): void {
  const subject = subjects[name];
  if (!subject || others.length > 0 || !(concurrency >= 1)) throw new UsageError(help);
  if (!existsSync(stryker)) {
    // The runner uses the project's own Vitest, above it.
    const flags = ["--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund"];
    run("npm", ["ci", "--prefix", ownPackages, ...flags]);
  }
  mkdirSync(results, { recursive: true });
  const settingsFile = path.join(results, `mutants-${name}.config.json`);
  const settings = {
    mutate: [...subject.files, "!**/*.test.ts"],
    // What no test needs is not copied.
    ignorePatterns: ["**/node_modules", "build", "data", "backups", "test-results"],
    testRunner: "vitest",
    plugins: [path.join(stryker, "vitest-runner/dist/src/index.js")],
    // In processes: a thread can't set the time zone of its machine, as tests do.
    vitest: { configFile: path.join(folder, "vitest.config.ts"), related: false, pool: "forks" },
    coverageAnalysis: "perTest",
    // For each change of what a module does as it is loaded, all tests would run: an hour more, for constants.
    ignoreStatic: true,
    concurrency,
    // It would read TypeScript's settings with functions that TypeScript 7 doesn't have.
    tsconfigFile: "none",
    tempDirName: path.join(results, "mutants"),
    reporters: ["clear-text", "json"],
    jsonReporter: { fileName: path.join(results, `mutants-${name}.json`) },
    clearTextReporter: { reportTests: false, skipFull: true },
  };
  writeFileSync(settingsFile, JSON.stringify(settings));
  run(process.execPath, [path.join(stryker, "core/bin/stryker.js"), "run", settingsFile], {
    MUTANTS_SUBJECT: name,
  });
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { succeeded, failure } = runProgramSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (!succeeded) throw new Error(failure);
}
