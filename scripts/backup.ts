import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readEnv } from "../server/env.ts";
import { datedCopies, makeDatedCopy } from "./backup/dated-copies.ts";
import { existingDatabaseFile } from "./terminal/owners-database.ts";
import { complain, explained } from "./terminal/words.ts";

const help = `Copies of the database, with all messages, the newsletter's list and the counts of visits.

  npm run backup           one more dated copy in BACKUP_DIR (./backups); of those, the newest
                           BACKUP_KEEP (14) are kept, older ones are deleted
  npm run backup -- list   the copies that there are, newest first

It works while the server runs. docs/operating.md says how to restore one.`;

const { values, positionals } = explained(() =>
  parseArgs({ allowPositionals: true, options: { help: { type: "boolean", short: "h" } } }),
);

function run(command = "make") {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = readEnv();
  switch (command) {
    case "make": {
      const { made, deleted } = makeDatedCopy(existingDatabaseFile(), folder, keep);
      return console.info(
        `Copied to ${made} (${size(made)}). Only you can read it. Copies kept: ${datedCopies(folder).length}, deleted: ${deleted.length}.`,
      );
    }
    case "list":
      return console.info(
        datedCopies(folder)
          .map((copy) => `${copy}  ${size(copy)}`)
          .join("\n") || "No copies yet.",
      );
    default:
      throw new Error(`There is no command ${command}.\n\n${help}`);
  }
}

const size = (file: string) => `${Math.ceil(statSync(file).size / 1024)} KB`;

try {
  if (values.help) console.info(help);
  else run(...positionals);
} catch (error) {
  complain(error);
}
