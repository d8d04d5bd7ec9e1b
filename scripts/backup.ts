import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { nightlyCopiesKept } from "#content/business";
import {
  commonOptions,
  forCaller,
  fromCaller,
  parseOptions,
  refuseExtra,
} from "../command-line/arguments.ts";
import { orExit } from "../command-line/explain-error.ts";
import { print } from "../command-line/format.ts";
import { existingDatabaseFile, readSettings } from "../command-line/open-database.ts";
import {
  createDatedBackup,
  datedBackups,
  recordBackup,
  runBackupCommand,
} from "../server/backup/dated-backups.ts";
import { backupDatabase } from "../server/database/copies.ts";
import { checkVersion } from "../server/database/read-database.ts";

const help = `Backs up the database: messages, newsletter list and visit counts.

  npm run backup   create a dated backup in BACKUP_DIR (./backups), keep as many as
                   content/business.yaml says, and delete older ones
  npm run backup -- FILE
                   create one under your own name, which is never deleted
  Add --json for machine-readable output.

While the database lacks messages of an older backup, none is deleted; the command warns and exits with 1.
BACKUP_COMMAND, if set, then copies the file $BACKUP_FILE to another machine, and after it the newest archive of
the studio in STUDIO_BACKUPS, which a server's unit names.
Works while the server runs. To list them, or restore one: npm run restore
Exits with 0 when done, 1 if it failed or warned, 2 if the command line is invalid.`;

const { values, positionals } = orExit(() => parseOptions(commonOptions));

function run() {
  if (values.help) return console.info(help);
  const [name, ...more] = positionals;
  refuseExtra("backup", more);
  const database = existingDatabaseFile();
  checkVersion(database);
  if (name !== undefined) return copyTo(database, fromCaller(name));

  const { BACKUP_DIR: folder, BACKUP_COMMAND: copyElsewhere } = readSettings();
  const { created, deleted, warning } = createDatedBackup(database, folder, nightlyCopiesKept);
  recordBackup(database, { warning, copied: false });
  if (warning) process.exitCode = 1;
  const kept = datedBackups(folder).length;
  const createdLine = `Created ${forCaller(created)} (${size(created)}), readable by you only. Backups kept: ${kept}, deleted: ${deleted.length}.`;
  if (warning) {
    console.error(
      `Warning: ${warning} No older backup was deleted, and this one wasn't copied elsewhere. Compare: npm run restore`,
    );
  } else if (copyElsewhere) {
    runBackupCommand(copyElsewhere, created);
    const studio = newestArchive(process.env.STUDIO_BACKUPS);
    if (studio) runBackupCommand(copyElsewhere, studio);
    recordBackup(database, { warning, copied: true });
  }
  const copied = warning === undefined && copyElsewhere !== "";
  const result = { created: path.resolve(created), kept, deleted: deleted.length, copied, warning };
  say(result, [createdLine, ...(copied ? ["Copied by BACKUP_COMMAND."] : [])].join("\n"));
}

function copyTo(database: string, file: string) {
  backupDatabase(database, file);
  say({ created: file }, `Created ${file} (${size(file)}), readable by you only.`);
}

const say = (result: unknown, sentence: string) =>
  values.json ? print(result, true) : console.info(sentence);

/** Returns the archive of the studio that was made last; undefined where there is none. */
function newestArchive(folder: string | undefined): string | undefined {
  if (!folder || !existsSync(folder)) return undefined;
  // The studio's user writes there: a link could lead to the settings, which would be copied off the server.
  const made = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const stats = lstatSync(file);
    return name.endsWith(".tar.gz") && stats.isFile() ? [{ file, at: stats.mtimeMs }] : [];
  });
  return made.sort((one, other) => other.at - one.at)[0]?.file;
}

const size = (file: string) => `${Math.ceil(statSync(file).size / 1024)} KB`;

orExit(run);
