import { chmodSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** How long connections stay open when a server is closed, in milliseconds. */
const gracePeriod = 1000;

/** How many ports after the first are tried. */
const portsTried = 20;

type Fetch = (request: Request) => Response | Promise<Response>;

/** Returns what a server calls with each request. */
export const listenerOf = (fetch: Fetch): RequestListener =>
  getRequestListener(fetch, { errorHandler: () => new Response(null, { status: 400 }) });

/**
 * Listens at both addresses that `localhost` stands for, so that nothing else can answer at one of them.
 *
 * @param first the first port to try; 0 for any
 */
export async function listenOnLocalhost(first: number): Promise<{ servers: Server[]; port: number }> {
  for (let tried = 0; tried < portsTried; tried++) {
    const servers: Server[] = [];
    let port = first === 0 ? 0 : first + tried;
    try {
      const server = await listen(port, "127.0.0.1");
      servers.push(server);
      port = portOf(server);
      servers.push(await listen(port, "::1"));
      return { servers, port };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Many machines and containers have no IPv6.
      if (servers.length > 0 && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"))
        return { servers, port };
      await Promise.all(servers.map(close));
      if (code !== "EADDRINUSE") throw error;
    }
  }
  throw new Error(`The ports from ${first} to ${first + portsTried - 1} are all in use.`);
}

/**
 * Listens on a Unix socket, at which a proxy of this machine reaches the studio. One that an earlier process left is replaced.
 *
 * @throws Error if the folder is missing, or something else has that name
 */
export async function listenOnSocket(file: string): Promise<Server> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isSocket()) throw new Error(`--socket ${file}: that’s a file, not a socket.`);
  // The project's lock says that no other studio listens there.
  rmSync(file, { force: true });
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ path: file }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // For the proxy, which is of the same group. Everybody else on the machine stays out.
  chmodSync(file, 0o660);
  return server;
}

/** Listens on an address of this computer. */
function listen(port: number, host: "127.0.0.1" | "::1"): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Stops a server, and cuts off what is still connected after a moment. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Windows keep a stream of events open.
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
  });
}
