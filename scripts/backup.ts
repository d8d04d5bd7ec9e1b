import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readEnv } from "../server/env.ts";
import { createDatedBackup, datedBackups } from "./backup/dated-backups.ts";
import { orExit } from "./terminal/format.ts";
import { existingDatabaseFile } from "./terminal/open-database.ts";

const help = `Backs up the database: messages, newsletter list and visit counts.

  npm run backup           create a dated backup in BACKUP_DIR (./backups), keep the newest
                           BACKUP_KEEP (14) and delete older ones
  npm run backup -- list   list the backups, newest first

Works while the server runs. To restore one, see docs/operating.md.`;

function run(command = "create") {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = readEnv();
  switch (command) {
    case "create": {
      const { created, deleted } = createDatedBackup(existingDatabaseFile(), folder, keep);
      return console.info(
        `Created ${created} (${size(created)}), readable by you only. Backups kept: ${datedBackups(folder).length}, deleted: ${deleted.length}.`,
      );
    }
    case "list":
      return console.info(
        datedBackups(folder)
          .map((backup) => `${backup}  ${size(backup)}`)
          .join("\n") || "No backups yet.",
      );
    default:
      throw new Error(`Unknown command ${command}.\n\n${help}`);
  }
}

const size = (file: string) => `${Math.ceil(statSync(file).size / 1024)} KB`;

orExit(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help) console.info(help);
  else run(...positionals);
});
