import { buildWhereNeeded } from "../../build-site/build-where-needed.mjs";
import { makeStaticHost } from "../../build-site/static-host.ts";
import { parseOptions } from "../../command-line/arguments.ts";
import { exitWith, orExit } from "../../command-line/explain-error.ts";
import { readEnv } from "../../server/env.ts";
import { describeError } from "../../server/log.ts";
import { edgeFolder, migrateEdge, startWrangler } from "./wrangler.ts";

const help = `Runs the site in Cloudflare's runtime on this machine, with its own database.

  npm run edge                   serves http://localhost:8787, data in ./data/edge
  npm run edge -- --no-build     uses the existing build, even if it is outdated
  npm run edge -- --minute 5     fires the cron trigger every 5 seconds instead of each minute

PORT, HOST and DATA_DIR change that. All settings of docs/operating.md apply, except those of SMTP, which the edge lacks:
emails are sent through Resend (RESEND_API_KEY).`;

const { values } = orExit(() =>
  parseOptions(
    {
      build: { type: "boolean", default: true },
      minute: { type: "string", default: "60" },
      help: { type: "boolean", short: "h" },
    },
    { allowNegative: true, allowPositionals: false },
  ),
);
if (values.help) console.info(help);
else await run(Number(values.minute)).catch(exitWith);

/** @param minute the interval of the cron trigger in seconds */
async function run(minute: number) {
  if (!(minute > 0)) return exitWith(new Error("--minute takes a number of seconds above 0."));
  const { HOST } = orExit(readEnv);
  const folder = edgeFolder();
  const port = process.env.PORT || "8787";
  if (values.build) buildWhereNeeded();
  await makeStaticHost();
  orExit(() => migrateEdge(folder));

  const child = startWrangler(
    [
      "dev",
      "--local",
      ...["--ip", HOST, "--port", port, "--persist-to", folder],
      ...["--test-scheduled", "--show-interactive-dev-session=false"],
    ],
    {
      stdio: ["ignore", "pipe", "inherit"],
      // Settings come from the environment, as on a server.
      env: { CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" },
    },
  );
  const url = `http://${HOST}:${port}`;
  let output = "";
  let cron: NodeJS.Timeout | undefined;
  child.stdout?.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += cron ? "" : chunk;
    if (cron || !output.includes("Ready on http")) return;
    console.info(`Serving http://${HOST === "127.0.0.1" ? "localhost" : HOST}:${port}`);
    cron = setInterval(() => fireCron(url), minute * 1000);
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

/** Fires the Worker's cron trigger. */
function fireCron(url: string) {
  fetch(`${url}/cdn-cgi/handler/scheduled`).catch((error: unknown) =>
    console.error(`The cron trigger failed: ${describeError(error).error}`),
  );
}
