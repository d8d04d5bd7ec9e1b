import { parseArgs } from "node:util";
import { type Env, readEnv, settingNames } from "../server/env.ts";
import { buildWhereNeeded } from "./build/build-where-needed.mjs";
import { migrateEdge, startWrangler } from "./edge/wrangler.ts";
import { complain, explained } from "./terminal/words.ts";

const help = `The site as it runs on Cloudflare, on this machine: the same runtime, with a database of its own.

  npm run edge                  at http://localhost:8787, its data in ./data/edge
  npm run edge -- --no-build    of the build that is there, however old

PORT, HOST and DATA_DIR say otherwise. All settings of docs/operating.md hold but those of SMTP, which there is none of:
mail goes out by Resend (RESEND_API_KEY).`;

/** Settings of a process on a machine of one's own, which mean nothing on the edge. */
const ownMachine: readonly string[] = ["PORT", "HOST", "DATA_DIR", "BACKUP_DIR", "BACKUP_KEEP", "SMTP_URL"];

const { values } = parseArgs({
  allowNegative: true,
  options: { build: { type: "boolean", default: true }, help: { type: "boolean", short: "h" } },
});
if (values.help) console.info(help);
else run();

function run() {
  const env = explained(readEnv);
  const folder = process.env.DATA_DIR || "./data/edge";
  const port = process.env.PORT || "8787";
  if (values.build) buildWhereNeeded();
  explained(() => migrateEdge(folder));

  const settings = settingNames.filter((name) => process.env[name] && !ownMachine.includes(name));
  const variables = settings.flatMap((name) => ["--var", `${name}:${process.env[name]}`]);
  const child = startWrangler(
    [
      "dev",
      "--local",
      ...["--ip", env.HOST, "--port", port, "--persist-to", folder],
      ...["--test-scheduled", "--show-interactive-dev-session=false"],
      ...variables,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  let cron: NodeJS.Timeout | undefined;
  child.stdout?.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (cron) return;
    output += chunk;
    const found = /Ready on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
    if (found) cron = ready(env, found);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      clearInterval(cron);
      child.kill(signal);
    });
  }
  child.on("exit", (code) => {
    clearInterval(cron);
    process.exit(code ?? 1);
  });
}

/** Says where the site is, and does each minute what Cloudflare does there. */
function ready({ HOST, EDGE_CRON_SECONDS }: Env, port: string): NodeJS.Timeout {
  const host = HOST === "127.0.0.1" ? "localhost" : HOST;
  console.info(`The site is at http://${host}:${port}`);
  const minute = `http://${HOST}:${port}/cdn-cgi/handler/scheduled`;
  return setInterval(() => {
    fetch(minute).catch((error: unknown) => console.error("the minute's work could not be started:", error));
  }, EDGE_CRON_SECONDS * 1000);
}

process.on("uncaughtException", complain);
