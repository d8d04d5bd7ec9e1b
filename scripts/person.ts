import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { openSiteDatabase, readSettings } from "../command-line/open-database.ts";
import { readEmail } from "../command-line/read-email.ts";
import { plural } from "../domain/format-text.ts";
import { CodedError } from "../server/coded-error.ts";
import { rememberForgotten } from "../server/person/forgotten.ts";
import { createPeople } from "../server/person/person.ts";

const help = `What the site knows of one person.

  npm run person -- show EMAIL     everything that is stored of an address: messages, answers, subscriptions, letters
  npm run person -- forget EMAIL   delete all of it permanently
      --never                        and never email the address again
  Add --json for machine-readable output. With EMAIL as "-", the address is read from standard input.
${siteHelp}

Who is forgotten stays forgotten when an older copy is restored in this data folder, until they write or sign up again. Copies,
and what a restore has replaced, have them until they are deleted; so has your own mailbox. Kind words are content: take them off the page.
Works while the server runs. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, command, operands, print } = readCommand({
  help,
  usual: "show",
  commands: {
    show: { operands: 1, options: ["at", "database"] },
    forget: { operands: 1, options: ["at", "never"] },
  },
  options: { never: { type: "boolean" } },
});

async function run() {
  // Read it first: a wrong address must open no database.
  const email = await readEmail(operands[0] ?? "", help);
  const isForgetting = command === "forget";
  await using database = await openSiteDatabase(values, isForgetting ? "change" : "read");
  const people = createPeople(database);
  if (!isForgetting) return print(await people.read(email));
  // First: killed in between, nothing of them comes back. At Cloudflare, copies aren't restored by this site's commands.
  if (values.at === "here") rememberForgotten(readSettings().DATA_DIR, email, Date.now());
  const forgotten = await people.forget(email, { never: values.never ?? false });
  if (forgotten.messages + forgotten.subscriptions === 0 && !values.never)
    throw new CodedError("NOT_FOUND", `Nothing is stored of ${email}.`);
  print(
    forgotten,
    `Deleted ${plural(forgotten.messages, "message")}, and ${plural(forgotten.subscriptions, "entry", "entries")} of the newsletter.`,
  );
}

await run().catch(exitWith);
