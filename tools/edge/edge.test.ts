// @module-tag slow
import { readdirSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { buildWhereNeeded } from "../../build-site/build-where-needed.mjs";
import { listening, repository, runNode } from "../../server/test-support/spawn-site.ts";
import { killGroup } from "../../system/programs.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

type Process = { readonly pid: number; readonly parent: number; readonly name: string };

/** Lists the running processes. */
const processes = (): Process[] =>
  readdirSync("/proc").flatMap((pid) => {
    try {
      const [, name = "", parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return parent ? [{ pid: Number(pid), name, parent: Number(parent) }] : [];
    } catch {
      // It isn't a process, or has ended.
      return [];
    }
  });

/** Returns the processes that a process started, directly or not, the oldest first. */
function descendants(pid: number, all = processes()): Process[] {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...descendants(child.pid, all)]);
}

test.skipIf(process.platform !== "linux")(
  "says so and ends when Cloudflare's runtime was killed",
  async () => {
    buildWhereNeeded();
    const settings = { PORT: String(await freePort()), DATA_DIR: temporaryFolder() };
    const child = runNode(repository, "tools/edge/edge.ts", ["--no-build"], settings, undefined, true);
    onTestFinished(() => killGroup(child, "SIGKILL"));
    const site = await listening(child);
    const runtime = descendants(site.pid).filter(({ name }) => name === "workerd");
    // The first one takes the requests; Wrangler starts it again, but it never responds.
    process.kill(runtime[0]?.pid ?? Number.NaN, "SIGKILL");
    await expect.poll(() => child.exitCode, { timeout: 240_000 }).toBe(1);
    expect(site.output()).toContain("Cloudflare's runtime (workerd) doesn't respond");
    expect(descendants(site.pid)).toEqual([]);
  },
  300_000,
);
