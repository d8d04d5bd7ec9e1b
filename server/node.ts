import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { day, second } from "./clock.ts";
import { openDatabase } from "./database/open-database.ts";
import { openDatabaseInThread } from "./database/open-in-thread.ts";
import { deleteOldUpgradeCopies } from "./database/upgrade-copies.ts";
import { type Env, missingMailSettings, readEnv } from "./env.ts";
import { createFileServer } from "./files/serve-file.ts";
import { startFunctions } from "./functions.ts";
import { cameByHttps, warnOfUnknownProxy } from "./http/proxy.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { describeError, logToConsole } from "./log.ts";
import { readSiteBuild, type SiteBuild } from "./site-build.ts";

/** How long a delivery may still take when the server is asked to stop, in milliseconds. */
const patience = 10 * second;

/** The Node host: files from memory, everything else from the app. */
async function main() {
  const env = orExplain("", readEnv);
  const build = orExplain("The build cannot be read. Make it again with: npm run build\n", () =>
    readSiteBuild("build"),
  );
  // Brings it up to date, or says what is wrong with it.
  orExplain(`The data folder ${env.DATA_DIR} (DATA_DIR) cannot be used.\n`, () =>
    openDatabase(env.DATA_DIR).close(),
  );
  const database = openDatabaseInThread(env.DATA_DIR);
  const forget = () => {
    try {
      deleteOldUpgradeCopies(env.DATA_DIR);
    } catch (error) {
      // No reason not to serve: it is tried again tomorrow.
      logToConsole("error", { event: "old copies could not be deleted", ...describeError(error) });
    }
  };
  forget();
  setInterval(forget, day).unref();
  const { app, stop } = await startFunctions(env, database, build, logToConsole);

  const warnOfProxy = warnOfUnknownProxy(env.TRUST_PROXY, logToConsole);
  const overHttp = securityHeaders(false);
  const serveOverHttp = createFileServer(overHttp);
  const serveOverHttps = createFileServer(securityHeaders(true));
  const answer = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      return app.fetch(request, { socketAddress: incoming.socket.remoteAddress ?? "" });
    },
    // What the app answers itself never comes here: only addresses that are none.
    { errorHandler: () => new Response("Bad request\n", { status: 400, headers: overHttp }) },
  );

  const server = createServer({ connectionsCheckingInterval: 5 * second }, (request, response) => {
    warnOfProxy(request.headers);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead && build.files.get(pathOf(request.url ?? "/"));
    if (!file) return void answer(request, response);
    const isHttps = cameByHttps(String(request.headers["x-forwarded-proto"]), env.TRUST_PROXY);
    (isHttps ? serveOverHttps : serveOverHttp)(request, response, file);
  });
  // Somebody who sends a header a minute must not hold a connection for ever.
  server.headersTimeout = 15 * second;
  server.requestTimeout = 30 * second;

  server.on("error", (error) => {
    console.error(`The server cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`);
    process.exit(1);
  });
  server.listen(env.PORT, env.HOST, () => {
    const { port } = server.address() as AddressInfo;
    greet(env, port, build);
  });

  const shutDown = async () => {
    server.close();
    server.closeIdleConnections();
    // A delivery that takes longer is left: the next start tries it again.
    await Promise.race([stop(), new Promise((resolve) => setTimeout(resolve, patience))]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, shutDown);
}

/** Does what the start needs, or ends it with a sentence that its owner can act on. */
function orExplain<Result>(explanation: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    console.error(explanation + (error instanceof Error ? error.message : String(error)));
    return process.exit(1);
  }
}

/** The path of a request without its query, decoded where it can be. */
function pathOf(url: string): string {
  const raw = url.split("?", 1)[0] ?? "/";
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** What somebody who has just started the server wants to know. */
function greet(env: Env, port: number, build: SiteBuild) {
  const host = env.HOST === "127.0.0.1" ? "localhost" : env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const lines = [`The site is at http://${host}:${port}`];
  if (build.files.size === 0) {
    lines.push("There are no pages: the site has not been built. Build it with: npm run build");
  }
  if (build.samples > 0) {
    lines.push(
      `Not ready to go live: ${build.samples} values and testimonials in it are made up. See them with: npm run launch-check`,
    );
  }
  const missing = missingMailSettings(env);
  if (missing.length > 0) {
    lines.push(
      `No mail server is configured yet (${missing.join(", ")}): messages are kept in ${env.DATA_DIR}.`,
      "Read them with: npm run messages",
    );
  }
  if (!env.ALARM_URL) lines.push("No alarm is configured yet (ALARM_URL): watch /healthz instead.");
  console.info(lines.join("\n"));
}

await main();
