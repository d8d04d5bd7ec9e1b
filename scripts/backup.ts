import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readEnv } from "../server/env.ts";
import { createDatedBackup, datedBackups } from "./backup/dated-backups.ts";
import { runBackupCommand } from "./backup/run-backup-command.ts";
import { orExit } from "./terminal/format.ts";
import { existingDatabaseFile } from "./terminal/open-database.ts";

const help = `Backs up the database: messages, newsletter list and visit counts.

  npm run backup           create a dated backup in BACKUP_DIR (./backups), keep the newest
                           BACKUP_KEEP (14) and delete older ones
  npm run backup -- list   list the backups, newest first

A backup that lacks messages of an older one doesn't count; the command warns and exits with 1.
BACKUP_COMMAND, if set, then copies the file $BACKUP_FILE to another machine.
Works while the server runs. To restore one: npm run restore`;

function run(command = "create") {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_COMMAND: copyElsewhere } = readEnv();
  switch (command) {
    case "create": {
      const { created, deleted, warning } = createDatedBackup(existingDatabaseFile(), folder, keep);
      console.info(
        `Created ${created} (${size(created)}), readable by you only. Backups kept: ${datedBackups(folder).length}, deleted: ${deleted.length}.`,
      );
      if (warning) {
        process.exitCode = 1;
        return console.error(
          `Warning: ${warning} It doesn't count towards the ${keep} that are kept, and wasn't copied elsewhere. Compare: npm run restore -- ${created}`,
        );
      }
      if (copyElsewhere) {
        runBackupCommand(copyElsewhere, created);
        console.info("Copied by BACKUP_COMMAND.");
      }
      return;
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
