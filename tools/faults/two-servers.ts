import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until } from "./support/workspace.ts";

/** Longer than a lease, which includes 15 seconds beyond an attempt. */
const longerThanALease = 23_000;

export const twoServers: FaultCase = {
  name: "two-servers",
  what: "two servers are started on one database; one of them is stopped for longer than a lease lasts",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const messages = quick ? 40 : 400;
      const checks = createChecks();
      const random = createRandom(seed);
      const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0, slowness: 100 });
      workspace.atEnd(mail.close);
      // Only a full run waits for a lease to expire; a quick one must not time out on a busy machine.
      const settings = { ...mailTo(mail.url), SMTP_TIMEOUT_SECONDS: quick ? "15" : "5" };
      // Both start at once, without a database.
      const sites = await Promise.all([0, 1].map(() => workspace.startSite(settings)));
      const [one, other] = sites as [(typeof sites)[0], (typeof sites)[0]];
      const acknowledged = new Set<string>();
      const statuses = new Set<number | undefined>();
      const send = async (count: number, to = sites) => {
        for (let sent = 0; sent < count; sent += 1) {
          const message = { idempotencyKey: createId(random), message: `number ${sent}` };
          // Both receive it at once, as after a double click.
          const answers = await Promise.all(to.map((site) => post(site.url, message)));
          for (const status of answers) statuses.add(status);
          if (answers.includes(200)) acknowledged.add(message.idempotencyKey);
        }
      };
      const waiting = async () => Number((await (await fetch(`${one.url}/healthz`)).json()).pending);
      await send(messages);
      checks.hold(await until(async () => (await waiting()) === 0), "the queue empties");
      const apart = mail.taken();
      checks.hold(apart === acknowledged.size, "one email each, although both deliver", apart);
      const both = sites.map((site) => (site.output().match(/"event":"message delivered"/g) ?? []).length);
      checks.hold(quick || Math.min(...both) > 0, "both have delivered", both);

      if (!quick) {
        // As when a laptop sleeps or a virtual machine migrates.
        const sending = send(20, [one]);
        await pause(300);
        process.kill(other.pid, "SIGSTOP");
        await sending;
        await pause(longerThanALease);
        await send(20, [one]);
        process.kill(other.pid, "SIGCONT");
        checks.hold(
          await until(async () => (await waiting()) === 0),
          "the stopped server's messages are delivered",
        );
        await pause(1500);
      }
      const codes = await Promise.all(sites.map((site) => site.end("SIGTERM")));
      checks.hold(
        codes.every((code) => code === 0),
        "both exit with code 0",
        codes,
      );
      checks.hold(statuses.size === 1 && statuses.has(200), "everything is acknowledged", [...statuses]);
      const result = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      checks.hold(
        result.stored.delivered === acknowledged.size,
        "each is stored once and delivered",
        result.stored,
      );
      return checks.report({
        "messages, each sent to both": acknowledged.size,
        "delivered by each": both.join(" and "),
        "emails accepted": mail.taken(),
        "duplicates, all recorded": result.emails?.expectedDuplicates ?? 0,
      });
    }),
};
