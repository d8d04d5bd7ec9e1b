import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Launcher, SiteProcess } from "../../server/test-support/spawn-site.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { outputOfSync, runProgramSync } from "../../system/programs.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until, type Workspace } from "./support/workspace.ts";

/** A way to fill a running server's disk, and to free it. */
type Disk = {
  readonly how: string;
  /** What the health check must give as the reason. */
  readonly reason?: string;
  readonly launcher?: Launcher;
  /** Runs another program on the same disk. */
  readonly inside?: (site: SiteProcess) => Launcher;
  readonly take: (site: SiteProcess) => void;
  readonly giveBack: (site: SiteProcess) => void;
};

export const fullDisk: FaultCase = {
  name: "full-disk",
  what: "under a running server, the disk fills up and empties, then rejects every write for a while",
  run: async (options) => {
    const small = await inWorkspace((workspace) => tryDisk(workspace, smallDisk(workspace), options.seed));
    const refusing = await inWorkspace((workspace) => tryDisk(workspace, refusingDisk(), options.seed + 1));
    return {
      figures: { ...prefixed("full", small.figures), ...prefixed("refusing", refusing.figures) },
      held: small.held + refusing.held,
      broken: [...small.broken, ...refusing.broken],
    };
  },
};

async function tryDisk(workspace: Workspace, disk: Disk, seed: number) {
  const checks = createChecks();
  const random = createRandom(seed);
  // Slow, so that some emails are in delivery when the disk fills: their result can't be recorded.
  const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0, slowness: 300 });
  workspace.atEnd(mail.close);
  const site = await workspace.startSite(mailTo(mail.url), disk.launcher);
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const send = async () => {
    const message = { idempotencyKey: createId(random), message: "x".repeat(4000) };
    const status = (await post(site.url, message)) ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) acknowledged.add(message.idempotencyKey);
    return status;
  };
  const health = async () => {
    const response = await fetch(`${site.url}/healthz`);
    return (await response.json()) as {
      status: string;
      faults: string[];
      reason?: string;
      pending: number;
    };
  };

  for (let sent = 0; sent < 12; sent += 1) await send();
  const before = acknowledged.size;
  checks.hold(before === 12, "with free space, every message is accepted", Object.fromEntries(statuses));
  disk.take(site);
  let refused = 0;
  for (let sent = 0; sent < 30 && refused < 10; sent += 1) if ((await send()) === 503) refused += 1;
  checks.hold(
    refused >= 10,
    "without free space, messages are rejected with 503",
    Object.fromEntries(statuses),
  );
  checks.hold((await health()).faults.includes("storage"), "/healthz reports the storage");
  const page = await fetch(`${site.url}/`);
  checks.hold(page.status === 200, "pages are still served");
  await page.arrayBuffer();
  // The server retries the disk every two seconds.
  await pause(2500);
  const { faults, reason } = await health();
  checks.hold(faults.includes("storage"), "/healthz reports it until writes succeed");
  if (disk.reason) checks.hold(reason === disk.reason, "/healthz gives the reason", reason);
  const duringFault = mail.taken();

  disk.giveBack(site);
  const started = performance.now();
  checks.hold(await until(async () => (await health()).status === "ok", 20), "it recovers without a restart");
  const recovered = performance.now() - started;
  checks.hold((await send()) === 200, "the next message is accepted");
  checks.hold(await until(async () => (await health()).pending === 0), "every message is delivered");
  checks.hold(
    ![...statuses.keys()].some((status) => status !== 200 && status !== 503),
    "no status except 200 and 503",
    [...statuses.keys()],
  );
  checks.hold(!/\n\s+at /.test(site.output()), "no stack in the log");
  const result = await reconciled(workspace, checks, acknowledged, mail.mailbox(), disk.inside?.(site));
  checks.hold(
    result.stored.total === acknowledged.size,
    "every acknowledged message is stored, and no other",
    result.stored,
  );
  checks.hold(mail.taken() === acknowledged.size, "one email each", mail.taken());
  await site.end("SIGTERM");
  return checks.report({
    how: disk.how,
    acknowledged: acknowledged.size,
    "rejected with 503": statuses.get(503) ?? 0,
    "emails while the disk was full": duringFault,
    "emails in total": mail.taken(),
    "healthy again after, in ms": Math.round(recovered),
  });
}

/** Fills a tmpfs of eight megabytes; without the right to mount one, limits file sizes instead. */
function smallDisk({ data }: Workspace): Disk {
  mkdirSync(data, { recursive: true });
  // A mount in the server's own namespace, which most machines allow without root.
  const isolated = ["unshare", "--user", "--map-root-user", "--mount"] as const;
  const mount = `mount -t tmpfs -o size=8m tmpfs '${data}'`;
  if (!runProgramSync(isolated[0], [...isolated.slice(1), "sh", "-c", mount]).succeeded)
    return refusingDisk();
  const filler = (site: SiteProcess) => path.join(`/proc/${site.pid}/root`, data, "filler");
  return {
    how: "a tmpfs of 8 MB, filled to the last byte (ENOSPC)",
    reason: "The disk is full.",
    launcher: [
      isolated[0],
      ...isolated.slice(1),
      "sh",
      "-c",
      `${mount} && exec "$@"`,
      "sh",
      process.execPath,
    ],
    inside: (site) => [
      "nsenter",
      "--user",
      "--mount",
      "--preserve-credentials",
      "--target",
      String(site.pid),
      process.execPath,
    ],
    take: (site) => {
      try {
        for (;;) writeFileSync(filler(site), Buffer.alloc(1024), { flag: "a" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    giveBack: (site) => rmSync(filler(site)),
  };
}

/** Limits the size of files, so that every write fails. */
function refusingDisk(): Disk {
  const limit = (site: SiteProcess, bytes: string) => {
    outputOfSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}`]);
  };
  return {
    how: "every write to a file rejected (EFBIG, by prlimit)",
    take: (site) => limit(site, "0:unlimited"),
    giveBack: (site) => limit(site, "unlimited:unlimited"),
  };
}

const prefixed = (prefix: string, figures: Readonly<Record<string, number | string>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}: ${name}`, value]));
