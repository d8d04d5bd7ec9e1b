import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** From 32,768 on, Linux gives ports to connections: a server that stops and starts again could find its own taken. */
const [lowest, highest] = [15_000, 32_000] as const;

/** Returns a port that is free at the moment, and that the system gives to nobody who doesn't ask for it. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${lowest} to ${highest} is free.`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
