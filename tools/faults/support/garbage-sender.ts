// Runs in a thread of its own: see in-thread.ts.
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { type Garbage, garbageRequests } from "./garbage-requests.ts";
import { giveWay } from "./give-way.ts";

export type GarbageOrder = { readonly port: number; readonly seed: number; readonly count: number };

export type GarbageResult = {
  /** How many answers there were of each status; `none`: nothing came back. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Answers of 500 and more that are not 503, or that have a stack in them. */
  readonly bad: readonly string[];
};

const together = 20;
/** How long an answer is waited for, in milliseconds: half a request is answered only after half a minute. */
const patience = 400;

async function send({ port, seed, count }: GarbageOrder): Promise<GarbageResult> {
  const requests = garbageRequests(seed, count);
  const statuses = new Map<string, number>();
  const bad: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await exchange(port, request);
      // An answer to HEAD ends with its headers; what follows is the next answer.
      for (const [, status = ""] of answer.matchAll(/(?:^|\r\n)HTTP\/1\.1 (\d{3})/g)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status.startsWith("5") && status !== "503")
          bad.push(`${status}: ${request.toString("latin1").slice(0, 400)}`);
      }
      if (answer === "") statuses.set("none", (statuses.get("none") ?? 0) + 1);
      if (/\n\s+at |node_modules|node:internal|\.ts:\d/.test(answer))
        bad.push(`stack: ${answer.slice(0, 400)}`);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return { statuses, bad };
}

/** Sends a request on a connection of its own, and gives all that comes back within a moment. */
function exchange(port: number, request: Garbage): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(request));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on("data", (part: Buffer) => {
      answer += part.toString("latin1");
    });
    // The server may hang up on whom it does not understand.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

giveWay();
parentPort?.postMessage(await send(workerData as GarbageOrder));
