import { startMailServer } from "../../server/test-support/mail-server.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until } from "./support/workspace.ts";

export const stopping: FaultCase = {
  name: "stopping",
  what: "the server is asked to stop (SIGTERM) during a delivery: one that takes a second, one that hangs",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const random = createRandom(seed);
      const acknowledged: string[] = [];
      let delay = 800;
      let reached = 0;
      const mail = await startMailServer({
        onRcptTo: async (_address, _session, done) => {
          reached += 1;
          await pause(delay);
          done();
        },
      });
      workspace.atEnd(mail.close);
      const deliverAndStop = async () => {
        const site = await workspace.startSite(mailTo(mail.url));
        const message = { idempotencyKey: createId(random), message: "the last one" };
        const before = reached;
        if ((await post(site.url, message)) === 200) acknowledged.push(message.idempotencyKey);
        await until(() => reached > before);
        const started = performance.now();
        const code = await site.end("SIGTERM");
        return { code, seconds: Math.round((performance.now() - started) / 100) / 10 };
      };

      const slow = await deliverAndStop();
      checks.hold(slow.code === 0, "it exits with code 0", slow);
      checks.hold(mail.mails.length === 1, "a slow delivery is finished first", mail.mails.length);
      let hanging = { code: 0 as number | null, seconds: 0 };
      if (!quick) {
        delay = 60_000;
        hanging = await deliverAndStop();
        checks.hold(
          hanging.code === 0 && hanging.seconds < 15,
          "a hanging delivery is abandoned after ten seconds",
          hanging,
        );
        checks.hold(mail.mails.length === 1, "and its email was not sent");
        delay = 0;
        const site = await workspace.startSite(mailTo(mail.url));
        checks.hold(await until(() => mail.mails.length === 2, 10), "the next start delivers it at once");
        await site.end("SIGTERM");
      }
      const mailbox = mail.mails.map(({ raw }) => `From site\n${raw}\n`).join("");
      const { emails } = await reconciled(workspace, checks, acknowledged, mailbox);
      return checks.report({
        "slow delivery: ended after, in s": slow.seconds,
        "hanging delivery: ended after, in s": hanging.seconds,
        acknowledged: acknowledged.length,
        mails: emails?.total ?? 0,
      });
    }),
};
