import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Launcher } from "../../server/test-support/spawn-site.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { startProgram } from "../../system/programs.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, until, type Workspace } from "./support/workspace.ts";

export const fullAtStart: FaultCase = {
  name: "full-at-start",
  what: "the server starts on a disk that is full to the last byte",
  run: ({ seed }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const disk = await mountDisk(workspace);
      // Only some machines allow a mount without root.
      if (!disk) return checks.report({ how: "skipped: no mount allowed" });
      const random = createRandom(seed);
      const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0 });
      workspace.atEnd(mail.close);
      const acknowledged = new Set<string>();
      const send = async (url: string) => {
        const message = { idempotencyKey: createId(random), message: "x".repeat(4000) };
        const status = (await post(url, message)) ?? 0;
        if (status === 200) acknowledged.add(message.idempotencyKey);
        return status;
      };
      const health = async (url: string) =>
        (await (await fetch(`${url}/healthz`)).json()) as { status: string; reason?: string };

      // Without a mail server, so that the messages wait.
      const first = await workspace.startSite({}, disk.launcher);
      for (let sent = 0; sent < 5; sent += 1) await send(first.url);
      checks.hold(acknowledged.size === 5, "with free space, every message is accepted");
      await first.end("SIGKILL");

      disk.fill();
      const site = await workspace.startSite(mailTo(mail.url), disk.launcher);
      const page = await fetch(`${site.url}/`);
      checks.hold(page.status === 200, "pages are served");
      await page.arrayBuffer();
      checks.hold((await send(site.url)) === 503, "messages are rejected with 503");
      checks.hold(
        await until(async () => (await health(site.url)).reason === "The disk is full.", 10),
        "/healthz gives the reason",
        await health(site.url),
      );
      const listed = await workspace.runBy(disk.launcher, "scripts/messages.ts", "list", "--json");
      checks.hold(
        listed.code === 0 && (JSON.parse(listed.output) as unknown[]).length === 5,
        "the owner can read the messages",
        listed.errors,
      );
      checks.hold(!/\n\s+at /.test(site.output()), "no stack in the log");
      checks.hold(mail.taken() <= 5, "no message is emailed twice", mail.taken());

      disk.free();
      const started = performance.now();
      const recovered = await until(async () => (await health(site.url)).status === "ok", 20);
      checks.hold(recovered, "it recovers without a restart");
      const recoveredIn = Math.round(performance.now() - started);
      checks.hold((await send(site.url)) === 200, "the next message is accepted");
      checks.hold(
        await until(() => mail.taken() === acknowledged.size),
        "every message is delivered",
        mail.taken(),
      );
      await site.end("SIGTERM");
      const result = await reconciled(workspace, checks, acknowledged, mail.mailbox(), disk.launcher);
      checks.hold(result.stored.total === acknowledged.size, "every message is stored", result.stored);
      return checks.report({
        how: "a tmpfs of 8 MB",
        acknowledged: acknowledged.size,
        "emails in total": mail.taken(),
        "healthy again after, in ms": recoveredIn,
      });
    }),
};

/** Mounts a small disk that outlives the servers on it. */
async function mountDisk({ folder, data, atEnd }: Workspace) {
  mkdirSync(data, { recursive: true });
  const mount = `mount -t tmpfs -o size=8m tmpfs '${data}' && echo mounted && exec sleep 600`;
  const holder = startProgram("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", mount]);
  atEnd(() => holder.kill("SIGKILL"));
  const mounted = await Promise.race([
    once(holder.stdout, "data").then(() => true),
    once(holder, "exit").then(() => false),
  ]);
  if (!mounted) return undefined;
  const inside = ["--user", "--mount", "--preserve-credentials", "--target", String(holder.pid)];
  const launcher: Launcher = [
    "nsenter",
    ...inside,
    // In another mount namespace, the working directory is its root.
    ...["sh", "-c", `cd '${folder}' && exec "$@"`, "sh", process.execPath],
  ];
  const filler = path.join(`/proc/${holder.pid}/root`, data, "filler");
  return {
    launcher,
    fill: () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(1024), { flag: "a" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(filler),
  };
}
