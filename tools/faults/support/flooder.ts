// Runs in a worker thread: see in-thread.ts.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "./give-way.ts";

export type FloodOrder = {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** The size of each body in bytes; by default a typical message. */
  readonly bodySize?: number;
};

export type FloodResult = {
  /** Responses by status; 0 means a closed connection. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The highest number of messages acknowledged for one IP address. */
  readonly mostFromOneAddress: number;
  /** The first responses with a 5xx status except 503, or with a stack trace. */
  readonly bad: readonly string[];
};

const stack = /\n\s+at |node_modules|\.ts:\d/;

async function flood({ port, connections, milliseconds, bodySize }: FloodOrder): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  const bad: string[] = [];
  let mostFromOneAddress = 0;
  const end = performance.now() + milliseconds;
  const text = bodySize ? "x".repeat(bodySize) : undefined;

  const postOnce = (body: string, from: string) =>
    new Promise<number>((resolve) => {
      const headers = {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        // The server trusts a proxy, so this header is the client's IP address.
        "X-Forwarded-For": from,
      };
      const path = "/functions/v1/send-contact-email";
      const outgoing = request(
        { host: "127.0.0.1", port, path, method: "POST", headers, agent },
        (response) => {
          let answer = "";
          response.setEncoding("utf8").on("data", (part: string) => {
            answer += part;
          });
          response.on("end", () => {
            const status = response.statusCode ?? 0;
            if ((status >= 500 && status !== 503) || stack.test(answer))
              bad.push(`${status} ${answer.slice(0, 300)}`);
            resolve(status);
          });
          response.on("error", () => resolve(0));
        },
      );
      outgoing.on("error", () => resolve(0));
      outgoing.end(body);
    });

  const run = async (connection: number) => {
    let acknowledged = 0;
    for (let count = 0; performance.now() < end; count += 1) {
      // Every second connection keeps its IP address; the others change theirs for each request.
      const faithful = connection % 2 === 0;
      const from = faithful
        ? `192.0.2.${connection}`
        : `2001:db8:${connection.toString(16)}:${(count % 65_536).toString(16)}::1`;
      const message = text ?? `Message ${count} of connection ${connection}. `.repeat(10);
      const body = JSON.stringify({ name: "Kim", email: "kim@example.org", message });
      const status = await postOnce(body, from);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (faithful && status === 200) mostFromOneAddress = Math.max(mostFromOneAddress, ++acknowledged);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)));
  agent.destroy();
  return { statuses, mostFromOneAddress, bad: bad.slice(0, 5) };
}

giveWay();
parentPort?.postMessage(await flood(workerData as FloodOrder));
