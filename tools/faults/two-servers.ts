import { createRandom } from "../../app/art/kit/random.ts";
import { createFindings, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until } from "./support/workspace.ts";

/** Longer than a lease, which includes 15 seconds beyond an attempt. */
const longerThanAClaim = 18_000;

export const twoServers: FaultCase = {
  name: "two-servers",
  what: "two servers are started on one database; one of them is stopped for longer than a lease lasts",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const messages = quick ? 40 : 400;
      const findings = createFindings();
      const random = createRandom(seed);
      const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0, slowness: 100 });
      workspace.atEnd(mail.close);
      // Only the long run waits for a lease to expire. In the quick one, a busy machine must not give up on a mail that was taken.
      const settings = { ...mailTo(mail.url), SMTP_TIMEOUT_SECONDS: quick ? "15" : "1" };
      // Both at once, on a database that does not exist yet.
      const sites = await Promise.all([0, 1].map(() => workspace.startSite(settings)));
      const [one, other] = sites as [(typeof sites)[0], (typeof sites)[0]];
      const acknowledged = new Set<string>();
      const statuses = new Set<number | undefined>();
      const send = async (count: number, to = sites) => {
        for (let sent = 0; sent < count; sent += 1) {
          const message = { idempotencyKey: createId(random), message: `number ${sent}` };
          // Both are given it at once, as an impatient visitor's second press may have it.
          const answers = await Promise.all(to.map((site) => post(site.address, message)));
          for (const status of answers) statuses.add(status);
          if (answers.includes(200)) acknowledged.add(message.idempotencyKey);
        }
      };
      const waiting = async () => Number((await (await fetch(`${one.address}/healthz`)).json()).pending);
      await send(messages);
      findings.hold(await until(async () => (await waiting()) === 0), "the queue empties");
      const apart = mail.taken();
      findings.hold(apart === acknowledged.size, "one mail each, though both deliver", apart);
      const both = sites.map((site) => (site.output().match(/"event":"message delivered"/g) ?? []).length);
      findings.hold(quick || Math.min(...both) > 0, "both have delivered", both);

      if (!quick) {
        // As a laptop's lid, or a machine that is moved, has it: the one wakes up and knows nothing of the time.
        const sending = send(20, [one]);
        await pause(300);
        process.kill(other.pid, "SIGSTOP");
        await sending;
        await pause(longerThanAClaim);
        await send(20, [one]);
        process.kill(other.pid, "SIGCONT");
        findings.hold(await until(async () => (await waiting()) === 0), "what the stopped one held goes out");
        await pause(1500);
      }
      const codes = await Promise.all(sites.map((site) => site.end("SIGTERM")));
      findings.hold(
        codes.every((code) => code === 0),
        "both end properly",
        codes,
      );
      findings.hold(statuses.size === 1 && statuses.has(200), "everything is acknowledged", [...statuses]);
      const result = await reconciled(workspace, findings, acknowledged, mail.mailbox());
      findings.hold(
        result.stored.delivered === acknowledged.size,
        "each is stored once and delivered",
        result.stored,
      );
      return findings.report({
        "messages, each given to both": acknowledged.size,
        "delivered by the one and the other": both.join(" and "),
        "mails taken": mail.taken(),
        "repeats, all known of": result.emails?.expectedDuplicates ?? 0,
      });
    }),
};
