import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";

/** What the figures were got with. */
export type Machine = {
  readonly date: string;
  readonly processor: string;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
  readonly lighthouse: string;
  /** How many processes wanted to run in the minute before the run. Above the number of cores, times are too long. */
  readonly loadBefore: number;
  readonly commit: string;
};

/** @param browser the version of the browser */
export function describeMachine(browser: string): Machine {
  const cores = cpus();
  const lighthouse = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8")) as {
    version: string;
  };
  return {
    date: new Date().toISOString(),
    processor: `${cores.length} × ${cores[0]?.model ?? "unknown"}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release()}`,
    node: process.version,
    browser,
    lighthouse: lighthouse.version,
    loadBefore: loadavg()[0] ?? Number.NaN,
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
  };
}
