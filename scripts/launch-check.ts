import { buildWhereNeeded } from "../build-site/build-where-needed.mjs";
import { commonOptions, parseOptions } from "../command-line/arguments.ts";
import { type Finding, findRefused, report } from "../launch-check/finding.ts";

const help = `Lists what must be done before the site can go live, by file. Exits with 1 on errors.

  npm run launch-check                   list errors (✗) and warnings (!)
  npm run launch-check -- --no-intake    accept that no future term is known
  npm run launch-check -- --json         print JSON`;

async function check(folder: string, noIntake: boolean): Promise<Finding[]> {
  // A build would stop at the first of them, and print no JSON.
  const refused = await findRefused(folder);
  if (refused.length > 0) return refused;
  // The link check reads built pages. Build output goes to stderr to keep --json clean.
  buildWhereNeeded(console.error);
  // Imported afterwards: it reads the compiled content, which a fresh checkout lacks.
  const { runChecks } = await import("../launch-check/run-checks.ts");
  return runChecks({ folder, environment: process.env, now: Date.now(), noIntake });
}

async function run() {
  const { values } = parseOptions(
    { "no-intake": { type: "boolean" }, ...commonOptions },
    { allowPositionals: false },
  );
  if (values.help) return console.info(help);
  const findings = await check(process.cwd(), values["no-intake"] ?? false);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  console.info(
    values.json
      ? JSON.stringify({ errors, warnings: findings.length - errors, findings }, null, 2)
      : report(findings),
  );
  if (errors > 0) process.exitCode = 1;
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
