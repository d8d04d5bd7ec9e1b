import { parseArgs } from "node:util";
import { buildWhereNeeded } from "./build/build-where-needed.mjs";
import { report } from "./launch-check/report.ts";
import { runChecks } from "./launch-check/run-checks.ts";

const help = `What still has to be done before the site may go live, file by file.

  npm run launch-check                   the list; it ends with 1 where something has to be put right
  npm run launch-check -- --no-intake    go live although no term is known that has still to begin
  npm run launch-check -- --json         the same for other programs

✗ has to be put right; ! is worth knowing.`;

async function run() {
  const { values } = parseArgs({
    options: {
      json: { type: "boolean" },
      "no-intake": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.info(help);
  // Links are looked for in the built pages. What the build says is not part of the answer.
  buildWhereNeeded(console.error);
  const findings = await runChecks({
    folder: process.cwd(),
    environment: process.env,
    now: Date.now(),
    noIntake: values["no-intake"] ?? false,
  });
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
