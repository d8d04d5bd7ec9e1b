import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { SiteProcess } from "../../../server/test-support/spawn-site.ts";
import { pause } from "./workspace.ts";

export type Observation = {
  readonly pages: number;
  /** Missing responses and statuses except 200. */
  readonly failures: number;
  /** Response times in milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  /** The server's resident memory in MB: in the second quarter, in the last, and the maximum. */
  readonly memory: { readonly early: number; readonly late: number; readonly most: number };
};

/** Fetches a page every few milliseconds and samples the server's memory, until another task ends. */
export async function observe(site: SiteProcess, meanwhile: Promise<unknown>): Promise<Observation> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const memory: number[] = [];
  let failures = 0;
  let going = true;
  const ending = meanwhile.finally(() => {
    going = false;
  });
  const look = async () => {
    for (let count = 0; going; count += 1) {
      const started = performance.now();
      const status = await getPage(site.port, count % 2 === 0 ? "/" : "/contact", agent);
      times.push(performance.now() - started);
      if (status !== 200) failures += 1;
      await pause(10);
    }
  };
  const weigh = async () => {
    while (going) {
      memory.push(residentMegabytes(site.pid));
      await pause(250);
    }
  };
  await Promise.all([ending, look(), weigh()]);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const quarter = Math.floor(memory.length / 4);
  return {
    pages: times.length,
    failures,
    median: at(0.5),
    p99: at(0.99),
    slowest: Math.round(times.at(-1) ?? 0),
    memory: {
      early: middle(memory.slice(quarter, 2 * quarter + 1)),
      late: middle(memory.slice(3 * quarter)),
      most: Math.max(...memory),
    },
  };
}

/** Returns the figures of an observation for a report. */
export const observed = ({ pages, failures, median, p99, slowest, memory }: Observation) => ({
  "pages fetched meanwhile": pages,
  "pages that failed": failures,
  "page, median in ms": median,
  "page, p99 in ms": p99,
  "page, slowest in ms": slowest,
  "memory in MB, second quarter, last quarter, most": `${memory.early}, ${memory.late}, ${memory.most}`,
});

/** Returns whether memory grew no more than by chance from the second quarter to the last. */
export const isFlat = ({ memory }: Observation) => memory.late <= memory.early * 1.25 + 10;

function getPage(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { "Accept-Encoding": "br" };
    request({ host: "127.0.0.1", port, path, agent, headers, timeout: 10_000 }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("timeout", () => resolve(0))
      .on("error", () => resolve(0))
      .end();
  });
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
