import type { SiteProcess } from "../../server/test-support/spawn-site.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { startStoppableMailServer } from "./support/postfix.ts";
import { reconciled } from "./support/reconciled.ts";
import { createId, postUntilStored } from "./support/send-message.ts";
import { inWorkspace, mailTo, pause, until } from "./support/workspace.ts";

export const storm: FaultCase = {
  name: "storm",
  what: "20 clients send while the server is killed and the mail server, a real Postfix where installed, goes down",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const [messages, clients, kills, outages] = quick ? [40, 4, 2, 1] : [300, 20, 8, 3];
      const checks = createChecks();
      const random = createRandom(seed);
      const mail = await startStoppableMailServer();
      workspace.atEnd(mail.remove);
      let site: SiteProcess | undefined;
      let output = "";
      const start = async (port = "0") => {
        site = await workspace.startSite({ ...mailTo(mail.url), SMTP_TIMEOUT_SECONDS: "5", PORT: port });
        return site;
      };
      const { url, port } = await start();
      const kill = async () => {
        await site?.end("SIGKILL");
        output += site?.output() ?? "";
        await start(String(port));
      };

      const acknowledged = new Set<string>();
      const unexpected = new Set<number>();
      // In milliseconds. A server that never answers must not keep the case from ending.
      const deadline = performance.now() + 180_000;
      let sent = 0;
      const send = async (chance: ReturnType<typeof createRandom>) => {
        while (sent < messages) {
          sent += 1;
          const message = { idempotencyKey: createId(chance), message: `number ${sent}` };
          // These visitors try again until it is acknowledged.
          let outcome: Awaited<ReturnType<typeof postUntilStored>>;
          do outcome = await postUntilStored(() => url, message, chance);
          while (outcome === "given up" && performance.now() < deadline);
          if (outcome === "stored") acknowledged.add(message.idempotencyKey);
          else if (outcome !== "given up") unexpected.add(outcome);
          await pause(chance.range(0, quick ? 100 : 1500));
        }
      };
      const sending = Promise.all(
        Array.from({ length: clients }, (_, index) => send(createRandom(seed + 10 + index))),
      );
      const killing = async () => {
        for (let count = 0; count < kills; count += 1) {
          await pause(random.range(300, quick ? 600 : 2500));
          await kill();
        }
      };
      const failing = async () => {
        for (let count = 0; count < outages; count += 1) {
          await pause(random.range(300, quick ? 600 : 2500));
          await mail.stop();
          await pause(random.range(500, 2000));
          await mail.start();
        }
      };
      await Promise.all([sending, killing(), failing()]);

      const waiting = async () => Number((await (await fetch(`${url}/healthz`)).json()).pending);
      checks.hold(await until(async () => (await waiting()) === 0, 120), "everything is delivered");
      checks.hold(await until(mail.isSettled, 120), "the mail server's queue empties");
      await site?.end("SIGTERM");
      output += site?.output() ?? "";
      const { stored, emails } = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      const duplicates = emails?.expectedDuplicates ?? 0;
      checks.hold(unexpected.size === 0, "every message is acknowledged or rejected with 503", [
        ...unexpected,
      ]);
      checks.hold(
        acknowledged.size === messages && stored.total === messages && stored.delivered === messages,
        "acknowledged, stored and delivered are the same number",
        { acknowledged: acknowledged.size, ...stored },
      );
      checks.hold(
        (emails?.total ?? 0) - duplicates === messages,
        "each arrived, once but for the recorded duplicates",
        emails,
      );
      checks.hold(!/\n\s+at /.test(output), "no stack in the log");
      return checks.report({
        "mail server": mail.name,
        clients,
        "kills (SIGKILL)": kills,
        "outages of the mail server": outages,
        acknowledged: acknowledged.size,
        stored: stored.total,
        delivered: stored.delivered,
        "emails in the mailbox": emails?.total ?? 0,
        "duplicates, all recorded": duplicates,
      });
    }),
};
