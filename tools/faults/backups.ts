import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../server/database/store-record.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createChecks, type FaultCase } from "./fault-case.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace } from "./support/workspace.ts";

/** Counts the messages in a database file; undefined if its structure is damaged. */
function countMessages(file: string): number | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const isIntact = database.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok";
    if (!isIntact) return undefined;
    return Number(database.prepare("SELECT count(*) AS count FROM messages").get()?.count);
  } finally {
    database.close();
  }
}

export const backups: FaultCase = {
  name: "backups",
  what: "backups are made while messages arrive: each has every message acknowledged before it began",
  run: ({ seed, quick }) =>
    inWorkspace(async ({ data, folder, startSite, run }) => {
      const checks = createChecks();
      const random = createRandom(seed);
      const copies = quick ? 2 : 10;
      const site = await startSite({
        LIMIT_PER_CLIENT: "1000000",
        LIMIT_PER_MINUTE: "1000000",
        LIMIT_PER_DAY: "1000000",
      });
      let acknowledged = 0;
      let going = true;
      const sending = (async () => {
        while (going) {
          const message = { idempotencyKey: createId(random), message: "x".repeat(1000) };
          if ((await post(site.url, message)) === 200) acknowledged += 1;
        }
      })();
      for (let copy = 0; copy < copies; copy += 1) {
        const before = acknowledged;
        const file = path.join(folder, `copy-${copy}.sqlite`);
        const { code, errors } = await run("scripts/messages.ts", "backup", file);
        checks.hold(code === 0, "a backup succeeds while the server runs", errors);
        const stored = countMessages(file);
        checks.hold(
          stored !== undefined && stored >= before,
          "the backup is intact and has every acknowledged message",
          { stored, before },
        );
      }
      going = false;
      await sending;
      await site.end("SIGTERM");
      const stored = countMessages(path.join(data, databaseFile));
      checks.hold(stored === acknowledged, "no message is lost during backups", { stored, acknowledged });
      return checks.report({ "backups under load": copies, "messages meanwhile": acknowledged });
    }),
};
