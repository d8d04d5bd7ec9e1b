import { chmodSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Launcher } from "../../server/test-support/spawn-site.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, until } from "./support/workspace.ts";

/** Root may write anywhere until its capabilities are dropped. */
const withoutPrivileges: Launcher | undefined =
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all", process.execPath]
    : undefined;

export const readOnly: FaultCase = {
  name: "read-only",
  what: "the data folder is read-only when the server starts",
  run: ({ seed }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const { data, startSite } = workspace;
      const first = await startSite();
      const message = { idempotencyKey: createId(createRandom(seed)), message: "kept" };
      checks.hold((await post(first.url, message)) === 200, "a message is accepted");
      await first.end("SIGKILL");

      const allow = (file: number, folder: number) => {
        for (const name of readdirSync(data)) chmodSync(path.join(data, name), file);
        chmodSync(data, folder);
      };
      workspace.atEnd(() => allow(0o600, 0o700));
      const acknowledged = [message.idempotencyKey];
      let rejections = 0;
      for (const [what, file, folder] of [
        ["its files", 0o400, 0o700],
        ["the folder", 0o600, 0o500],
        ["all of it", 0o400, 0o500],
      ] as const) {
        allow(file, folder);
        const late = { idempotencyKey: createId(createRandom(seed + 1)), message: "late" };
        const site = await startSite({}, withoutPrivileges);
        const status = await post(site.url, late);
        if (status === 200) acknowledged.push(late.idempotencyKey);
        else rejections += 1;
        const page = await fetch(`${site.url}/`);
        const health = await fetch(`${site.url}/healthz`);
        const { reason } = (await health.json()) as { reason?: string };
        const said = { status, page: page.status, health: health.status, reason };
        await site.end("SIGKILL");
        allow(0o600, 0o700);
        checks.hold(page.status === 200, `with ${what} read-only, pages are served`, said);
        checks.hold(
          status === 200 || (status === 503 && health.status === 503 && reason !== undefined),
          `with ${what} read-only, it works, or the health check says why not`,
          said,
        );
        checks.hold(!/\n\s+at /.test(site.output()), "no stack in the log");
      }

      const mail = await startRudeMailServer({ random: createRandom(seed), rudeness: 0 });
      workspace.atEnd(mail.close);
      const again = await startSite(mailTo(mail.url));
      const out = await until(() => mail.taken() >= acknowledged.length);
      checks.hold(out, "with permissions restored, the messages are delivered");
      await until(async () => (await (await fetch(`${again.url}/healthz`)).json()).pending === 0);
      await again.end("SIGTERM");
      await reconciled(workspace, checks, acknowledged, mail.mailbox());
      return checks.report({
        "rejected with 503": rejections,
        acknowledged: acknowledged.length,
        "emails accepted": mail.taken(),
      });
    }),
};
