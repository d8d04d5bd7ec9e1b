import { buildWhereNeeded } from "../../build-site/build-where-needed.mjs";
import { makeStaticHost } from "../../build-site/static-host.ts";
import { parseOptions } from "../../command-line/arguments.ts";
import { exitWith } from "../../command-line/explain-error.ts";
import { report } from "../../launch-check/finding.ts";
import { hasDatabase, readEdgeConfig } from "./config.ts";
import { edgeConfig, migrateEdge, secretNames, startWrangler } from "./wrangler.ts";

/** The secret that sending email requires. */
const mailSecret = "RESEND_API_KEY";

const help = `Deploys the site to Cloudflare: builds and checks it, migrates the database, uploads.

  npm run deploy
  npm run deploy -- --no-intake    although no term is known that has still to begin
  npm run deploy -- --dry-run      uploads nothing

Nothing is uploaded while npm run launch-check finds something that has to be put right.
docs/other-hosts.md, "On Cloudflare", describes the first set-up.`;

async function run() {
  const { values } = parseOptions(
    {
      "no-intake": { type: "boolean" },
      "dry-run": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
    { allowPositionals: false },
  );
  if (values.help) return console.info(help);

  buildWhereNeeded(console.error);
  await makeStaticHost();
  const config = readEdgeConfig();
  await check(config, values["no-intake"] ?? false);
  if (values["dry-run"]) return upload(["--dry-run"]);
  if (!hasDatabase(config)) {
    throw new Error(
      `Nothing was deployed: no database. Create one: npx wrangler d1 create stillwater\nThen put its database_id into ${edgeConfig}.`,
    );
  }

  if (!secretNames().includes(mailSecret)) {
    throw new Error(
      `Nothing was deployed: messages would be stored but not emailed. Set the mail provider's key: npx wrangler secret put ${mailSecret} --config ${edgeConfig}`,
    );
  }

  // Migrate first: the new code expects the new schema.
  console.info(migrateEdge());
  upload([]);
}

/** @throws Error if the site isn't ready to go live */
async function check(config: ReturnType<typeof readEdgeConfig>, noIntake: boolean): Promise<void> {
  // Imported now: it reads the compiled content, which a fresh checkout lacks.
  const { runChecks } = await import("../../launch-check/run-checks.ts");
  const findings = await runChecks({
    folder: process.cwd(),
    // Cloudflare reveals only the names of secrets, which are checked below. It has no SMTP.
    environment: { ...process.env, ...config.vars, [mailSecret]: "set on Cloudflare", SMTP_URL: "" },
    now: Date.now(),
    noIntake,
  });
  console.info(report(findings));
  if (findings.some(({ severity }) => severity === "error")) {
    throw new Error("Nothing was deployed: fix the findings marked ✗ first.");
  }
}

function upload(args: readonly string[]): void {
  startWrangler(["deploy", ...args], { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));
}

await run().catch(exitWith);
