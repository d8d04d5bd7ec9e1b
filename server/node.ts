import { statSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import path from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { second } from "./clock.ts";
import { databaseFile } from "./database/database-record.ts";
import { guardDatabase } from "./database/guarded-database.ts";
import { checkVersion } from "./database/read-database.ts";
import { type Env, missingMailSettings, readEnv } from "./env.ts";
import { publishedRelease } from "./files/releases.ts";
import { createFileServer } from "./files/serve-file.ts";
import { isForwardedHttps } from "./http/client-address.ts";
import type { FunctionsEnv } from "./http/request.ts";
import { securityHeaders } from "./http/response.ts";
import { logToConsole } from "./log.ts";
import { readSiteBuild, type SiteBuild } from "./site-build.ts";
import { startFunctions } from "./start-functions.ts";

/** How long requests and a delivery may take to finish at shutdown, in milliseconds. */
const shutdownGracePeriod = 10 * second;

/** How long an open connection may wait for its request at shutdown, in milliseconds. */
const idleAfter = 250;

/** The descriptor of the socket that systemd passes on: man 3 sd_listen_fds. */
const inheritedSocket = 3;

/**
 * The Node host: serves files from memory and passes other requests to the app. With a setting that can't be read, it doesn't
 * start. With `--check`, only checks whether it could start here: settings, build and database.
 */
async function main() {
  const isCheck = process.argv.includes("--check");
  const env = orExplain("", readEnv);
  const published = env.LIVE_DIR ? publishedRelease(env.LIVE_DIR) : undefined;
  const build = orExplain("The build can't be read. Build again: npm run build\n", () =>
    readSiteBuild(published ? path.join(published, "build") : "build"),
  );
  orExplain("", () => assertFolder(env.DATA_DIR));
  if (isCheck) {
    orExplain("", () => checkVersion(path.join(env.DATA_DIR, databaseFile)));
    return printMissing(env);
  }
  // Pages are served even if it can't be opened; the log and the health check say why.
  const folders = { dataDirectory: env.DATA_DIR, backupDirectory: env.BACKUP_DIR };
  const database = guardDatabase(folders, logToConsole);
  // Opens it before the first request.
  await database.batch([]).catch(() => {});
  const { app, stop } = startFunctions(env, database, build, logToConsole);
  const { files } = build;
  const httpHeaders = securityHeaders(false);
  const serveOverHttp = createFileServer(httpHeaders);
  const serveOverHttps = createFileServer(securityHeaders(true));
  // The build has compressed the files, but not what the app makes of a template.
  const compressing = new Hono<FunctionsEnv>().use(compress({ contentTypeFilter: /^text\/html/ }));
  compressing.all("*", ({ req, env }) => app.fetch(req.raw, env));
  const handle = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      return compressing.fetch(request, { socketAddress: incoming.socket.remoteAddress ?? "" });
    },
    // The app handles its own errors: only invalid URLs get here.
    { errorHandler: () => new Response("Bad request\n", { status: 400, headers: httpHeaders }) },
  );

  const requestTimeout = env.REQUEST_TIMEOUT_SECONDS * second;
  // How long nothing of an answer may be read. Node looks twice, and then ends the connection: within a minute.
  const standstill = requestTimeout / 4;
  const connectionsCheckingInterval = Math.min(5 * second, requestTimeout / 4);
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    // Which of two is meant, a proxy in front may decide otherwise (RFC 9112, 3.2).
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return void response.writeHead(400, { ...httpHeaders, Connection: "close" }).end("Bad request\n");
    request.url = originForm(request.url ?? "/");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) request.socket.setTimeout(standstill);
    const file = isRead && files.get(pathOf(request.url ?? "/"));
    if (!file) return void handle(request, response);
    const isHttps = isForwardedHttps(String(request.headers["x-forwarded-proto"]), env.TRUST_PROXY);
    (isHttps ? serveOverHttps : serveOverHttp)(request, response, file);
  });
  // A client that sends a header a minute must not keep a connection forever. A phone at the edge of a cell has its time.
  server.headersTimeout = Math.min(15 * second, requestTimeout);
  server.requestTimeout = requestTimeout;

  server.on("error", (error) => {
    console.error(`The server can't listen on ${env.HOST}:${env.PORT}: ${error.message}`);
    process.exit(1);
  });
  // Connections wait in systemd's socket while the server restarts.
  const at = env.LISTEN_PID === process.pid ? { fd: inheritedSocket } : { port: env.PORT, host: env.HOST };
  server.listen(at, () => {
    const { port } = server.address() as AddressInfo;
    printStatus(env, port, build);
  });

  const shutDown = async () => {
    // Not the HTTP server's own close(): it cuts new connections whose request is still to arrive.
    const answered = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    setInterval(() => server.closeIdleConnections(), idleAfter);
    const timeout = new Promise((resolve) => setTimeout(resolve, shutdownGracePeriod));
    // A delivery that takes longer is cut off: the next start retries it.
    await Promise.race([Promise.all([answered, stop()]), timeout]);
    database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, shutDown);
  // npm start was killed; see system/parent.mjs. There is no channel under a service manager.
  process.once("disconnect", () => {
    logToConsole("warn", { event: "stopping", reason: "the process that started the server is gone" });
    return shutDown();
  });
}

/** Runs a step of the start. If it fails, prints the explanation and the cause without a stack, and exits. */
function orExplain<Result>(explanation: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    console.error(explanation + (error instanceof Error ? error.message : String(error)));
    return process.exit(1);
  }
}

/** @throws Error if the data folder is a file: a wrong setting, like an invalid one */
function assertFolder(dataDirectory: string): void {
  const found = statSync(dataDirectory, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new Error(`The data folder ${dataDirectory} (DATA_DIR) is a file.`);
}

/** Returns the path and query of a request URL, which programs may send with scheme and host (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Returns the path of a request URL without its query, decoded if possible. */
function pathOf(url: string): string {
  const raw = url.split("?", 1)[0] ?? "/";
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Prints the URL and what is not configured yet. */
function printStatus(env: Env, port: number, build: SiteBuild) {
  const host = env.HOST === "127.0.0.1" ? "localhost" : env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const lines = [`Serving http://${host}:${port}`];
  if (build.files.size === 0) lines.push("No pages: the site is not built. Build it: npm run build");
  if (build.samples > 0) {
    lines.push(
      `Not ready to go live: ${build.samples} values and testimonials are sample content. List them: npm run launch-check`,
    );
  }
  console.info(lines.join("\n"));
  printMissing(env);
}

function printMissing(env: Env) {
  const missing = missingMailSettings(env);
  if (missing.length > 0) {
    console.info(
      `Email is not configured (${missing.join(", ")}): messages are stored in ${env.DATA_DIR}. Read them: npm run messages`,
    );
  }
}

await main();
