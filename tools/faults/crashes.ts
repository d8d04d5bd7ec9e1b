import type { SiteProcess } from "../../server/test-support/spawn-site.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, postUntilStored } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until } from "./support/workspace.ts";

const senders = 4;
/** The share of kills between the mail server's acceptance of an email and its response. */
const aimed = 0.3;

export const crashes: FaultCase = {
  name: "crashes",
  what: "messages are sent while the server is killed at random and the mail server misbehaves",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const [messages, kills] = quick ? [25, 2] : [1000, 25];
      const checks = createChecks();
      const random = createRandom(seed);
      let armed = false;
      let site: SiteProcess | undefined;
      let killed = 0;
      let killedWhenTaken = 0;
      const mail = await startRudeMailServer({
        random: createRandom(seed + 1),
        rudeness: 0.3,
        slowness: 50,
        onTaken: () => {
          if (!armed) return;
          armed = false;
          killedWhenTaken += 1;
          void site?.end("SIGKILL");
        },
      });
      workspace.atEnd(mail.close);
      let output = "";
      const start = async (port = "0") => {
        site = await workspace.startSite({ ...mailTo(mail.url), SMTP_TIMEOUT_SECONDS: "0.3", PORT: port });
        return site;
      };
      const { url, port } = await start();

      const acknowledged = new Set<string>();
      const unexpected = new Set<string | number>();
      let givenUp = 0;
      let sent = 0;
      const send = async (chance: ReturnType<typeof createRandom>) => {
        while (sent < messages) {
          sent += 1;
          const message = { idempotencyKey: createId(chance), message: `number ${sent}` };
          const outcome = await postUntilStored(() => url, message, chance);
          if (outcome === "stored") acknowledged.add(message.idempotencyKey);
          else if (outcome === "given up") givenUp += 1;
          else unexpected.add(outcome);
          await pause(chance.range(0, quick ? 100 : 140));
        }
      };
      const sending = Promise.all(
        Array.from({ length: senders }, (_, index) => send(createRandom(seed + 10 + index))),
      );

      let allSent = false;
      void sending.then(() => {
        allSent = true;
      });
      while (killed < kills || !allSent) {
        await pause(random.range(50, 1800));
        if (random() < aimed) {
          armed = true;
          await until(() => !armed, 2);
          armed = false;
        }
        await site?.end("SIGKILL");
        killed += 1;
        output += site?.output() ?? "";
        await start(String(port));
      }
      await sending;

      const waiting = async () => Number((await (await fetch(`${url}/healthz`)).json()).pending);
      checks.hold(
        await until(async () => (await waiting()) === 0, 600),
        "the queue empties while the mail server misbehaves",
      );
      await site?.end("SIGTERM");
      output += site?.output() ?? "";

      const before = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      checks.hold(unexpected.size === 0, "every message is acknowledged or rejected with 503", [
        ...unexpected,
      ]);
      checks.hold(
        before.stored.delivered + before.stored.dead_lettered === before.stored.total,
        "each is delivered or a dead letter",
      );
      checks.hold(!/\n\s+at /.test(output), "no stack in the log");

      mail.behave();
      await workspace.run("scripts/messages.ts", "retry", "all");
      await start(String(port));
      checks.hold(
        await until(async () => (await waiting()) === 0),
        "dead letters are delivered after a retry",
      );
      await site?.end("SIGTERM");
      const after = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      checks.hold(after.stored.delivered === after.stored.total, "in the end, each is delivered");

      const rude = [...mail.tally].filter(([way]) => way !== "takes it");
      return checks.report({
        messages: sent,
        acknowledged: acknowledged.size,
        "senders who gave up": givenUp,
        "kills (SIGKILL)": killed,
        "kills between acceptance and response": killedWhenTaken,
        "failed SMTP connections": rude.reduce((sum, [, count]) => sum + count, 0),
        "ways in which they failed": rude.length,
        stored: before.stored.total,
        "acknowledged but missing": before.acknowledged?.missing.length ?? 0,
        "dead letters, delivered by hand": before.stored.dead_lettered,
        "emails accepted": after.emails?.total ?? 0,
        "duplicates, all recorded": after.emails?.expectedDuplicates ?? 0,
      });
    }),
};
