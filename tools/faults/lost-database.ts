import { readdirSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, until } from "./support/workspace.ts";

export const lostDatabase: FaultCase = {
  name: "lost-database",
  what: "the database is deleted while messages are sent, then emptied before a start, and restored each time",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const { data, folder, run, startSite, atEnd } = workspace;
      const checks = createChecks();
      const random = createRandom(seed);
      const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0 });
      atEnd(mail.close);
      const acknowledged = new Set<string>();
      const statuses = new Map<number, number>();
      const send = async (address: string) => {
        const message = { idempotencyKey: createId(random), message: "x".repeat(500) };
        const status = (await post(address, message)) ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) acknowledged.add(message.idempotencyKey);
        return status;
      };
      const health = async (address: string) =>
        (await (await fetch(`${address}/healthz`)).json()) as { status: string; reason?: string };
      const files = ["", "-wal", "-shm"].map((beside) => path.join(data, `site.sqlite${beside}`));
      const restore = async (file: string) => {
        const { code, errors } = await run("scripts/restore.ts", file, "--yes");
        checks.hold(code === 0, "a copy is restored", errors);
      };

      const site = await startSite(mailTo(mail.url));
      const rounds = quick ? 2 : 10;
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        let refused = 0;
        const client = async () => {
          for (let sent = 0; sent < 500 && refused < 8; sent += 1) {
            if ((await send(site.url)) === 503) refused += 1;
          }
        };
        const sending = Promise.all(Array.from({ length: 8 }, client));
        await until(() => acknowledged.size > round * 100 + 40);
        for (const file of files) rmSync(file, { force: true });
        await sending;
        checks.hold(
          refused >= 8,
          "messages are rejected once the file is gone",
          Object.fromEntries(statuses),
        );
        checks.hold(/missing/.test((await health(site.url)).reason ?? ""), "health gives the reason");
        checks.hold((await fetch(`${site.url}/`)).status === 200, "pages are served");
        const rescued = readdirSync(data)
          .filter((name) => name.startsWith("rescued-"))
          .sort();
        checks.hold(rescued.length === round + 1, "a copy of the deleted file was made", rescued);
        const started = performance.now();
        await restore(path.join(data, rescued.at(-1) ?? ""));
        const recovered = await until(async () => (await health(site.url)).status === "ok", 20);
        checks.hold(recovered, "the server recovers without a restart");
        slowest = Math.max(slowest, performance.now() - started);
      }
      checks.hold(
        await until(() => mail.taken() >= acknowledged.size, 180),
        "every message is delivered",
        mail.taken(),
      );
      await site.end("SIGTERM");

      const copy = path.join(folder, "copy.sqlite");
      await run("scripts/messages.ts", "backup", copy);
      truncateSync(files[0] ?? "", 0);
      const second = await startSite(mailTo(mail.url));
      checks.hold((await send(second.url)) === 503, "an emptied database takes no message");
      checks.hold(/empty/.test((await health(second.url)).reason ?? ""), "health gives the reason");
      await restore(copy);
      const recovered = await until(async () => (await send(second.url)) === 200, 20);
      checks.hold(recovered, "messages are accepted again");
      checks.hold(
        await until(() => mail.taken() >= acknowledged.size, 180),
        "every message is delivered",
        mail.taken(),
      );
      await second.end("SIGTERM");
      const result = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      checks.hold(
        result.stored.total === acknowledged.size,
        "every acknowledged message is stored",
        result.stored,
      );
      return checks.report({
        "times deleted while running": rounds,
        acknowledged: acknowledged.size,
        "rejected with 503": statuses.get(503) ?? 0,
        "emails in total": mail.taken(),
        "healthy again after the restore, at most, in ms": Math.round(slowest),
      });
    }),
};
