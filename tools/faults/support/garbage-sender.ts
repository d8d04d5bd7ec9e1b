// Runs in a worker thread: see in-thread.ts.
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { type Garbage, garbageRequests } from "./garbage-requests.ts";
import { giveWay } from "./give-way.ts";

export type GarbageOrder = { readonly port: number; readonly seed: number; readonly count: number };

export type GarbageResult = {
  /** Responses by status; `none` means no response. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Responses with a 5xx status except 503, or with a stack trace. */
  readonly bad: readonly string[];
};

const together = 20;
/** The time-out of a response in milliseconds. The server answers half a request only after half a minute. */
const patience = 400;

async function send({ port, seed, count }: GarbageOrder): Promise<GarbageResult> {
  const requests = garbageRequests(seed, count);
  const statuses = new Map<string, number>();
  const bad: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await exchange(port, request);
      // A response to HEAD has no body; the next response follows.
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

/** Sends a request on a new connection and returns everything received before the time-out. */
function exchange(port: number, request: Garbage): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(request));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on("data", (part: Buffer) => {
      answer += part.toString("latin1");
    });
    // The server may close the connection after an invalid request.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

giveWay();
parentPort?.postMessage(await send(workerData as GarbageOrder));
