import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** One server under one load. */
export type LoadFigures = {
  readonly path: string;
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  /** Answers other than 2xx and 3xx, connections that broke, and requests that were never answered. */
  readonly faults: number;
};

/**
 * Asks a server for one file again and again, over so many connections, as browsers do that take brotli. By wrk, in
 * one thread: a program in JavaScript is slower than the servers, and would measure itself.
 *
 * @param address of the server
 * @param path of the file
 * @param seconds how long
 * @throws Error where wrk is not installed, or says what is not understood
 */
export async function load(
  address: string,
  path: string,
  connections: number,
  seconds: number,
): Promise<LoadFigures> {
  const many = ["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`];
  const { stdout } = await execute("wrk", [
    ...many,
    "--latency",
    "--header",
    "Accept-Encoding: gzip, br",
    address + path,
  ]);
  return { path, connections, ...readReport(stdout) };
}

/** Reads what wrk prints. */
export function readReport(text: string): Pick<LoadFigures, "requestsPerSecond" | "p99" | "faults"> {
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1];
  const [, amount, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(text) ?? [];
  if (!rate || !amount || !unit) throw new Error(`load: wrk's report is not as expected:\n${text}`);
  const broken = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? "0";
  return {
    requestsPerSecond: Math.round(Number(rate)),
    p99: unit === "s" ? Number(amount) * 1000 : unit === "us" ? Number(amount) / 1000 : Number(amount),
    faults: [...broken, refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * The memory of a process and its children, in mebibytes: what of it is in the machine's memory (RSS).
 *
 * @throws Error on systems without /proc
 */
export async function memoryOf(processId: number): Promise<number> {
  let total = 0;
  for (const id of [processId, ...(await childrenOf(processId))]) {
    const status = await readFile(`/proc/${id}/status`, "utf8");
    total += Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  }
  return Math.round((total / 1024) * 10) / 10;
}

async function childrenOf(processId: number): Promise<string[]> {
  const threads = await readdir(`/proc/${processId}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${processId}/task/${thread}/children`, "utf8")),
  );
  return lists.join(" ").split(/\s+/).filter(Boolean);
}
