import { buildWhereNeeded } from "../../build-site/build-where-needed.mjs";
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

/** How long the runtime may be silent, in milliseconds. */
const silence = 20_000;

/** How long Wrangler may take to end, in milliseconds. */
const endGracePeriod = 5000;

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
else run(Number(values.minute));

/** @param minute the interval of the cron trigger in seconds */
function run(minute: number) {
  if (!(minute > 0)) return exitWith(new Error("--minute takes a number of seconds above 0."));
  const { HOST } = orExit(readEnv);
  const folder = edgeFolder();
  const port = process.env.PORT || "8787";
  if (values.build) buildWhereNeeded();
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
  const assertAlive = async () => {
    if (await responds(url)) return;
    clearInterval(cron);
    const end = () => {
      console.error(
        "Cloudflare's runtime (workerd) doesn't respond: it was killed, or has crashed. Start it again: npm run edge",
      );
      process.exit(1);
    };
    child.removeAllListeners("exit").on("exit", end);
    child.kill("SIGTERM");
    setTimeout(() => {
      child.kill("SIGKILL");
      end();
    }, endGracePeriod);
  };
  child.stdout?.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += cron ? "" : chunk;
    // Wrangler starts the runtime again after its death, but connects it wrongly.
    if (cron && chunk.includes("Updated and ready")) void assertAlive();
    if (!cron && output.includes("Ready on http")) {
      console.info(`Serving http://${HOST === "127.0.0.1" ? "localhost" : HOST}:${port}`);
      cron = setInterval(() => {
        fireCron(url);
        void assertAlive();
      }, minute * 1000);
    }
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

/** Returns whether the site responds at all, within a grace period: an edited build restarts it. */
async function responds(url: string): Promise<boolean> {
  const deadline = Date.now() + silence;
  while (Date.now() < deadline) {
    try {
      const signal = AbortSignal.timeout(deadline - Date.now());
      await (await fetch(`${url}/healthz`, { signal })).body?.cancel();
      return true;
    } catch {
      // Refused or without an answer.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  return false;
}

/** Fires the Worker's cron trigger. */
function fireCron(url: string) {
  fetch(`${url}/cdn-cgi/handler/scheduled`).catch((error: unknown) =>
    console.error(`The cron trigger failed: ${describeError(error).error}`),
  );
}
