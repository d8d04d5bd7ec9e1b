import { chmodSync, readdirSync } from "node:fs";
import path from "node:path";
import { createRandom } from "../../app/art/kit/random.ts";
import type { Launcher } from "../../server/test-support/spawn-site.ts";
import { createFindings, type FaultCase } from "./fault-case.ts";
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
      const findings = createFindings();
      const { data, startSite } = workspace;
      const first = await startSite();
      const message = { idempotencyKey: createId(createRandom(seed)), message: "kept" };
      findings.hold((await post(first.address, message)) === 200, "a message is accepted");
      await first.end("SIGKILL");

      const allow = (file: number, folder: number) => {
        for (const name of readdirSync(data)) chmodSync(path.join(data, name), file);
        chmodSync(data, folder);
      };
      workspace.atEnd(() => allow(0o600, 0o700));
      const acknowledged = [message.idempotencyKey];
      let refusals = 0;
      let starts = 0;
      for (const [what, file, folder] of [
        ["its files", 0o400, 0o700],
        ["the folder", 0o600, 0o500],
        ["all of it", 0o400, 0o500],
      ] as const) {
        allow(file, folder);
        const late = { idempotencyKey: createId(createRandom(seed + 1)), message: "late" };
        const said = await startSite({}, withoutPrivileges).then(
          async (site) => {
            starts += 1;
            const status = await post(site.address, late);
            if (status === 200) acknowledged.push(late.idempotencyKey);
            await site.end("SIGKILL");
            return status === 200 || status === 503 ? "" : `it answered ${status}`;
          },
          (error: Error) => {
            refusals += 1;
            const explained = /exited with 1: The data folder .* can't be used/.test(error.message);
            return explained && !/\n\s+at /.test(error.message) ? "" : error.message;
          },
        );
        allow(0o600, 0o700);
        findings.hold(said === "", `with ${what} read-only, it works, or the start explains why not`, said);
      }

      const mail = await startRudeMailServer({ random: createRandom(seed), rudeness: 0 });
      workspace.atEnd(mail.close);
      const again = await startSite(mailTo(mail.url));
      const out = await until(() => mail.taken() >= acknowledged.length);
      findings.hold(out, "with permissions restored, the messages are delivered");
      await until(async () => (await (await fetch(`${again.address}/healthz`)).json()).pending === 0);
      await again.end("SIGTERM");
      await reconciled(workspace, findings, acknowledged, mail.mailbox());
      return findings.report({
        "starts that failed with an explanation": refusals,
        "starts that succeeded": starts,
        acknowledged: acknowledged.length,
        "emails accepted": mail.taken(),
      });
    }),
};
