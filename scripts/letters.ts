import { text } from "node:stream/consumers";
import { z } from "zod";
import { timeZone } from "#content/schedule";
import { UsageError } from "../command-line/arguments.ts";
import { readCommand, siteHelp } from "../command-line/command.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { openSiteDatabase } from "../command-line/open-database.ts";
import { readLists } from "../command-line/read-lists.ts";
import { letterBlocks } from "../domain/letter.ts";
import { momentWords, readMoment } from "../domain/moment.ts";
import { purposes } from "../domain/newsletter.ts";
import { markRestoresSeen } from "../server/database/restores.ts";
import { emailsOf, type LetterState } from "../server/letters/state.ts";
import { createLetterStore } from "../server/letters/store.ts";

const help = `Letters to the newsletter's readers.

  npm run letters                  list them, newest first, and how many readers there are
  npm run letters -- test UUID     email the letter on standard input to yourself
  npm run letters -- send UUID     send it to its readers: only if a test of this very text has gone out
      --when 2026-12-06T18:00        at that moment, to who is on the list then; by the business's clock
  npm run letters -- stop UUID     keep what hasn't gone out from going out
  npm run letters -- resume UUID   send on what was stopped, to those who are still on the list
      --again                        also to those who may have it since a copy was restored
  npm run letters -- seen          you have read what a restore couldn't bring over: letters may be sent again,
                                   and the fault "restored" ends
  A letter is JSON: {"subject": "…", "blocks": […], "audience": "letter"}, or "course-dates" for those who
  wait for dates. A block is such as {"type": "paragraph", "content": [{"type": "text", "text": "Hello"}]}; see
  domain/letter.ts. The UUID names the letter: it is stored and sent once, however often this runs.
  Add --json for machine-readable output.
${siteHelp}

Works while the server runs, which sends. Exits with 0 when done, 1 if it failed, 2 if the command line is invalid.`;

const { values, command, operands, print } = readCommand({
  help,
  usual: "list",
  commands: {
    list: { operands: 0, options: ["at", "database"] },
    test: { operands: 1, options: ["at"] },
    send: { operands: 1, options: ["at", "when"] },
    stop: { operands: 1, options: ["at"] },
    resume: { operands: 1, options: ["at", "again"] },
    seen: { operands: 0, options: ["at"] },
  },
  options: { again: { type: "boolean" }, when: { type: "string" } },
});

const draftSchema = z.object({ subject: z.string(), blocks: letterBlocks, audience: z.enum(purposes) });

async function run() {
  const id = (operands[0] ?? "").toLowerCase();
  const moment = values.when === undefined ? undefined : readMoment(values.when, timeZone, Date.now());
  if (moment && "problem" in moment) throw new UsageError(`--when ${values.when}: ${moment.problem}`);
  const takesLetter = command !== "list" && command !== "seen";
  if (takesLetter && !z.uuid().safeParse(id).success) throw new UsageError(`Give a UUID.\n\n${help}`);
  // Read it first: the database must not stay open meanwhile.
  const draft =
    command === "test" || command === "send"
      ? draftSchema.parse(JSON.parse(await text(process.stdin)))
      : undefined;
  await using database = await openSiteDatabase(values, command === "list" ? "read" : "change");
  const store = createLetterStore(database);
  if (command === "stop") {
    const stopped = await store.stop(id);
    const letter = (await store.list()).find((one) => one.id === id);
    return print({ stopped }, stoppedWords(letter?.state.kind, stopped));
  }
  if (command === "resume") {
    const resumed = await store.resume(id, { again: values.again === true });
    const letter = (await store.list()).find((one) => one.id === id);
    const emails = letter && emailsOf(letter.state);
    const mayHaveIt = emails?.problems.filter(({ kind }) => kind === "restore") ?? [];
    const others =
      mayHaveIt.length === 0
        ? ""
        : `\n${emails?.mayHaveIt} may have got it before a copy was restored. They get it, perhaps twice, only with --again: ${mayHaveIt.map(({ email }) => email).join(", ")}`;
    return print(
      { resumed, mayHaveIt: mayHaveIt.map(({ email }) => email) },
      `Sending ${resumed}. A running server does the rest.${others}`,
    );
  }
  if (command === "seen") {
    const seen = await markRestoresSeen(database, Date.now());
    return print({ seen }, seen === 0 ? "There was nothing to see." : "Letters may be sent again.");
  }
  if (draft && command === "test") {
    await store.test(id, draft);
    return print({ tested: id }, "Stored. A running server sends the test within seconds.");
  }
  if (draft) {
    await store.send(id, draft, moment?.at);
    return print(
      { sending: id },
      moment
        ? `It goes out on ${momentWords(moment.at, timeZone)}, to who is on the list then, if a server runs.`
        : "Sending. A running server does the rest.",
    );
  }
  print(await readLists.letters(database, values));
}

function stoppedWords(kind: LetterState["kind"] | undefined, stopped: number): string {
  if (kind === "kept back") return "Stopped before its moment: nobody gets it.";
  if (kind === "sent") return "Nothing to stop: the last email has gone.";
  return `${stopped} not sent.`;
}

await run().catch(exitWith);
