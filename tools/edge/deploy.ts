import { parseArgs } from "node:util";
import { buildWhereNeeded } from "../../scripts/build/build-where-needed.mjs";
import { report } from "../../scripts/launch-check/report.ts";
import { runChecks } from "../../scripts/launch-check/run-checks.ts";
import { exitWith } from "../../scripts/terminal/format.ts";
import { hasDatabase, readEdgeConfig } from "./config.ts";
import { edgeConfig, migrateEdge, secretNames, startWrangler } from "./wrangler.ts";

/** Without it nothing is mailed from there. */
const mailSecret = "RESEND_API_KEY";

const help = `Puts the site on Cloudflare: builds it, checks it, brings the database up to date, and uploads.

  npm run deploy
  npm run deploy -- --no-intake    although no term is known that has still to begin

Nothing is uploaded while npm run launch-check finds something that has to be put right.
docs/operating.md, "On Cloudflare", says what has to be set up once.`;

async function run() {
  const { values } = parseArgs({
    options: { "no-intake": { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return console.info(help);

  buildWhereNeeded(console.error);
  const config = readEdgeConfig();
  const findings = await runChecks({
    folder: process.cwd(),
    // Of the key there, only its name is known; it is looked for below. There is no SMTP there.
    environment: { ...process.env, ...config.vars, [mailSecret]: "set on Cloudflare", SMTP_URL: "" },
    now: Date.now(),
    noIntake: values["no-intake"] ?? false,
  });
  console.info(report(findings));
  if (findings.some(({ severity }) => severity === "error")) {
    throw new Error("Nothing was deployed: what is marked with ✗ has to be put right first.");
  }
  if (!hasDatabase(config)) {
    throw new Error(
      `Nothing was deployed: there is no database yet. Make one with: npx wrangler d1 create stillwater\nand put its database_id into ${edgeConfig}.`,
    );
  }

  if (!secretNames().includes(mailSecret)) {
    throw new Error(
      `Nothing was deployed: messages would be kept, and nobody would be told. Set the key of the mail provider with: npx wrangler secret put ${mailSecret} --config ${edgeConfig}`,
    );
  }

  // First the database, then the program that expects it.
  console.info(migrateEdge());
  startWrangler(["deploy"], { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));
}

await run().catch(exitWith);
