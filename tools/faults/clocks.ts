import { writeFileSync } from "node:fs";
import path from "node:path";
import { day, hour, minute } from "../../server/clock.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { reconciled } from "./support/reconciled.ts";
import { startRudeMailServer } from "./support/rude-mail-server.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace, mailTo, until } from "./support/workspace.ts";

const clock = path.join(import.meta.dirname, "support/shifted-clock.mjs");

/** When Victoria's clocks change. */
const changes = {
  "summer time begins": Date.UTC(2026, 9, 3, 16),
  "summer time ends": Date.UTC(2027, 3, 3, 16),
};

export const clocks: FaultCase = {
  name: "clocks",
  what: "the machine's clock jumps under a running server, and summer time begins and ends",
  run: ({ seed, quick }) =>
    inWorkspace(async (workspace) => {
      const checks = createChecks();
      const random = createRandom(seed);
      const mail = await startRudeMailServer({ random: createRandom(seed + 1), rudeness: 0.3 });
      workspace.atEnd(mail.close);
      const file = path.join(workspace.folder, "clock-offset");
      const setOffset = (offset: number) => writeFileSync(file, String(Math.round(offset)));
      setOffset(0);
      const settings = {
        ...mailTo(mail.url),
        SMTP_TIMEOUT_SECONDS: "0.3",
        CLOCK_OFFSET_FILE: file,
        TZ: "Australia/Melbourne",
      };
      const site = await workspace.startSite(settings, [process.execPath, "--import", clock]);
      const acknowledged: string[] = [];
      const send = async (text: string) => {
        const message = { idempotencyKey: createId(random), message: text };
        const status = await post(site.url, message);
        if (status === 200) acknowledged.push(message.idempotencyKey);
        return status;
      };
      const waiting = async () => Number((await (await fetch(`${site.url}/healthz`)).json()).pending);

      const jumps: readonly (readonly [string, number])[] = [
        ["an hour ahead", hour],
        ["back again", 0],
        ["a day back", -day],
        ["two hundred days back", -200 * day],
        ["back again", 0],
        ["thirty days ahead", 30 * day],
        ["two minutes back from there", 30 * day - 2 * minute],
      ];
      const tried = quick ? jumps.slice(0, 3) : jumps;
      let slowest = 0;
      for (const [what, offset] of tried) {
        // Some are in delivery or waiting for a retry when the clock jumps.
        for (let sent = 0; sent < 3; sent += 1) await send(`before: ${what}`);
        setOffset(offset);
        checks.hold(
          (await send(`after: ${what}`)) === 200,
          `a message is accepted after the clock went ${what}`,
        );
        const started = performance.now();
        checks.hold(
          await until(async () => (await waiting()) === 0, 30),
          `nothing is pending after it went ${what}`,
        );
        slowest = Math.max(slowest, performance.now() - started);
      }
      for (const [what, at] of Object.entries(changes)) {
        setOffset(at - 400 - Date.now());
        checks.hold(
          (await send(`half a second before ${what}`)) === 200,
          `a message is accepted before ${what}`,
        );
        setOffset(at + 100 - Date.now());
        checks.hold((await send(`just after ${what}`)) === 200, `a message is accepted after ${what}`);
        checks.hold(await until(async () => (await waiting()) === 0, 30), `nothing is pending after ${what}`);
      }
      const page = await fetch(`${site.url}/`);
      checks.hold(page.status === 200, "pages are served");
      await page.arrayBuffer();
      checks.hold(!/\n\s+at /.test(site.output()), "no stack in the log");
      checks.hold((await site.end("SIGTERM")) === 0, "it exits with code 0");
      const { emails, stored } = await reconciled(workspace, checks, acknowledged, mail.mailbox());
      return checks.report({
        jumps: tried.length + Object.keys(changes).length,
        acknowledged: acknowledged.length,
        "delivered, dead letters": `${stored.delivered}, ${stored.dead_lettered}`,
        "duplicates, all recorded": emails?.expectedDuplicates ?? 0,
        "longest until nothing was pending, in s": Math.round(slowest / 100) / 10,
      });
    }),
};
