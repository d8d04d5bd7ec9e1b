import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { getRequestListener } from "@hono/node-server";
import { openDatabase } from "./database/open-database.ts";
import { type Env, isMailConfigured, readEnv } from "./env.ts";
import { serveFile } from "./files/serve-file.ts";
import { startFunctions } from "./functions.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { logToConsole } from "./log.ts";
import { readSiteBuild } from "./site-build.ts";

/** The Node host: files from memory, everything else from the app. */
async function main() {
  const env = readSettings();
  const build = readSiteBuild("build");
  const database = openDatabase(env.DATA_DIR);
  const { app, stop } = await startFunctions(env, database, build, logToConsole);

  const answer = getRequestListener((request, bindings) => {
    const { socket } = (bindings as { incoming: { socket: TLSSocket } }).incoming;
    return app.fetch(request, {
      socketAddress: socket.remoteAddress ?? "",
      encrypted: Boolean(socket.encrypted),
    });
  });
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead && build.files.get(pathOf(request.url ?? "/"));
    if (!file) return void answer(request, response);
    const isHttps = env.TRUST_PROXY > 0 && request.headers["x-forwarded-proto"] === "https";
    response.setHeaders(new Map(Object.entries(securityHeaders(build.contentSecurityPolicy, isHttps))));
    serveFile(request, response, file);
  });
  // Somebody who sends a header a minute must not hold a connection for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;

  server.listen(env.PORT, env.HOST, () => greet(env, (server.address() as AddressInfo).port));
  server.on("error", (error) => {
    console.error(`The server cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`);
    process.exit(1);
  });

  const shutDown = async () => {
    server.close();
    server.closeIdleConnections();
    await stop();
    database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, shutDown);
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
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
function greet(env: Env, port: number) {
  const lines = [`The site is at http://${env.HOST}:${port}`];
  if (!isMailConfigured(env)) {
    const missing = (["SMTP_URL", "CONTACT_TO", "CONTACT_FROM"] as const).filter((name) => !env[name]);
    lines.push(
      `No mail server is configured yet (${missing.join(", ")}): messages are kept in ${env.DATA_DIR}.`,
      "Read them with: npm run messages",
    );
  }
  if (!env.ALARM_URL) lines.push("No alarm is configured yet (ALARM_URL): watch /healthz instead.");
  console.info(lines.join("\n"));
}

await main();
