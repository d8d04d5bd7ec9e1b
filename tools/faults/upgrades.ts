import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate, newestVersion } from "../../server/database/migrations.ts";
import { databaseFile } from "../../server/database/store-record.ts";
import { createRandom } from "../../site/art/kit/random.ts";
import { createFindings, type FaultCase } from "./fault-case.ts";
import { createId, post } from "./support/send-message.ts";
import { inWorkspace } from "./support/workspace.ts";

const insertInto = (
  version: number,
) => `INSERT INTO messages (id, ${version < 4 ? "submission_id" : "idempotency_key"}, body_hash, received_at, name, email, interest, message,
  state, next_attempt_at) VALUES (?1, ?1, 'h', 1, 'Kim', 'kim@example.org', 'General Question', ?2, 'pending', 1)`;

export const upgrades: FaultCase = {
  name: "upgrades",
  what: "starts that upgrade older databases are killed at random; backups are made under load",
  run: async ({ seed, quick }) => {
    const findings = createFindings();
    const random = createRandom(seed);
    const [messages, kills, copies] = quick ? [300, 2, 2] : [10_000, 8, 10];
    let killed = 0;
    for (let version = 1; version < newestVersion; version += 1) {
      await inWorkspace(async ({ data, startSite, startAndKill }) => {
        mkdirSync(data);
        const old = new DatabaseSync(path.join(data, databaseFile));
        old.exec("PRAGMA journal_mode = WAL");
        migrate(old, () => {}, version);
        old.exec("BEGIN");
        for (let count = 0; count < messages; count += 1)
          old.prepare(insertInto(version)).run(createId(random), "x".repeat(1000));
        old.exec("COMMIT");
        old.close();
        for (let kill = 0; kill < kills; kill += 1) {
          // A start takes a few hundred milliseconds, including the upgrade.
          await startAndKill(random.range(50, 900));
          killed += 1;
        }
        const site = await startSite();
        const message = { idempotencyKey: createId(random), message: "after the upgrade" };
        findings.hold(
          (await post(site.url, message)) === 200,
          `version ${version}: messages are accepted after the upgrade`,
        );
        await site.end("SIGTERM");
        const look = (file: string, sql: string) => {
          const database = new DatabaseSync(path.join(data, file), { readOnly: true });
          const row = database.prepare(sql).get();
          database.close();
          return Object.values(row ?? {})[0];
        };
        findings.hold(
          look(databaseFile, "PRAGMA user_version") === newestVersion,
          `version ${version}: the schema is the newest`,
        );
        findings.hold(
          look(databaseFile, "SELECT count(*) FROM messages") === messages + 1,
          `version ${version}: no message is missing`,
        );
        findings.hold(
          look(databaseFile, "PRAGMA integrity_check") === "ok",
          `version ${version}: the file is intact`,
        );
        const kept = readdirSync(data).filter((name) => /^before-upgrade.*\.sqlite$/.test(name));
        findings.hold(kept.length > 0, `version ${version}: a backup was kept`);
        for (const copy of kept) {
          findings.hold(
            look(copy, "PRAGMA user_version") === version,
            `version ${version}: the backup has the old schema`,
          );
          findings.hold(
            look(copy, "SELECT count(*) FROM messages") === messages,
            `version ${version}: the backup is complete`,
          );
        }
      });
    }
    return findings.report({
      "older versions": newestVersion - 1,
      "messages in each": messages,
      "starts killed": killed,
      ...(await copied(copies)),
    });

    /** Backs up while messages arrive: each backup has every message acknowledged before it began. */
    async function copied(count: number) {
      return inWorkspace(async ({ data, folder, startSite, run }) => {
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
        for (let copy = 0; copy < count; copy += 1) {
          const before = acknowledged;
          const file = path.join(folder, `copy-${copy}.sqlite`);
          const { code, errors } = await run("scripts/messages.ts", "backup", file);
          findings.hold(code === 0, "a backup succeeds while the server runs", errors);
          const database = new DatabaseSync(file, { readOnly: true });
          const stored = Number(database.prepare("SELECT count(*) AS count FROM messages").get()?.count);
          const sound = database.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok";
          database.close();
          findings.hold(
            sound && stored >= before,
            "the backup is intact and has every acknowledged message",
            {
              stored,
              before,
            },
          );
        }
        going = false;
        await sending;
        await site.end("SIGTERM");
        const original = new DatabaseSync(path.join(data, databaseFile), { readOnly: true });
        const stored = Number(original.prepare("SELECT count(*) AS count FROM messages").get()?.count);
        original.close();
        findings.hold(stored === acknowledged, "no message is lost during backups", { stored, acknowledged });
        return { "backups under load": count, "messages meanwhile": acknowledged };
      });
    }
  },
};
