import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFile } from "../server/database/database-record.ts";
import { query, type Row } from "../server/database/sql-database.ts";
import { createOutbox } from "../server/delivery/outbox.ts";
import { importReaders } from "../server/newsletter/import-readers.ts";
import { createNewsletter, requestTable } from "../server/newsletter/store.ts";
import { createSubscriberList } from "../server/newsletter/subscriber-list.ts";
import { generous, settableClock, temporaryDatabase } from "../server/test-support/fixtures.ts";
import { runScript, runScriptWith } from "../server/test-support/site-process.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** Creates a list with two subscribers, a former one, a pending request and one to check. */
async function withList() {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const clock = settableClock();
  const newsletter = createNewsletter(database, generous, clock);
  const outbox = createOutbox(database, requestTable, "test", { first: 1, longest: 1, lease: 1000 }, clock);
  const list = createSubscriberList(database, clock);
  const ask = (name: string, suspectedSpam = false) =>
    newsletter.request(
      { name, email: `${name.toLowerCase()}@example.org`, suspectedSpam, purpose: "letter" },
      "client",
    );
  for (const name of ["Ana", "=Cmd()", "Gone"]) {
    await ask(name);
    await newsletter.confirm((await outbox.lease())?.confirmationToken ?? "");
    clock.advance(1000);
  }
  await newsletter.unsubscribe(await list.unsubscribeToken("gone@example.org"));
  await ask("Waits");
  await ask("Robot", true);
  const run = (...args: string[]) => runScript(folder, "scripts/subscribers.ts", args, { DATA_DIR: folder });
  /** Runs it with a text on its standard input. */
  const runWith = (input: string, ...args: string[]) =>
    runScriptWith(input, folder, "scripts/subscribers.ts", args, { DATA_DIR: folder });
  return {
    run,
    runWith,
    list,
    newsletter,
    lease: () => outbox.lease(),
    folder,
    rows: (sql: string) => query(database, sql),
  };
}

test("lists subscribers, recent leavers, and requests with the state of their email, for people as well", async () => {
  const { run } = await withList();
  const overview = JSON.parse((await run("overview", "--json")).output);
  expect(overview).toMatchObject({ refused: 0, keptAt: null });
  expect(overview.subscribers.map(({ unsubscribedAt }: Row) => unsubscribedAt !== null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(overview.requests.map(({ state }: Row) => state).toSorted()).toEqual(["pending", "to_check"]);
  const { output } = await run();
  expect(output).toMatch(/^ {2}- id: .*\n {4}email: ana@example\.org$/m);
  expect(output).toMatch(/^ {4}confirmedAt: \d+ \w+ \d{4}, \d+:\d\d\s[ap]m$/m);
  expect(JSON.stringify(overview)).not.toContain("onfirmationToken");
});

test("exports current subscribers only, with working unsubscribe links and no formulas", async () => {
  const { run, list, newsletter } = await withList();
  const { output } = await run("export", "--csv");
  const lines = output.replace("\uFEFF", "").trimEnd().split("\n");
  expect(lines[0]).toBe("email,name,confirmedAt,consent,unsubscribe");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain("'=Cmd()");
  expect(output).not.toMatch(/gone|waits|robot/);

  const rows = JSON.parse((await run("export", "--json")).output) as { unsubscribe: string }[];
  const address = new URL(rows[0]?.unsubscribe ?? "");
  expect(address.pathname).toBe("/functions/v1/unsubscribe");
  await newsletter.unsubscribe(address.searchParams.get("token") ?? "");
  expect((await list.subscribers()).filter(({ unsubscribedAt }) => unsubscribedAt === null)).toMatchObject([
    { name: "=Cmd()" },
  ]);
});

test("lists and exports who waits for course dates", async () => {
  const { run, newsletter, lease } = await withList();
  const wish = async (email: string) => {
    await newsletter.request({ name: "", email, suspectedSpam: false, purpose: "course-dates" }, "client");
    await newsletter.confirm((await lease())?.confirmationToken ?? "");
  };
  await lease();
  await wish("ana@example.org");
  await wish("dates@example.org");
  const { subscribers } = JSON.parse((await run("--json")).output);
  const wishes = subscribers.map(({ email, getsLetter, waitsSince }: Row) => [
    email,
    getsLetter,
    waitsSince !== null,
  ]);
  expect(wishes).toContainEqual(["ana@example.org", true, true]);
  expect(wishes).toContainEqual(["dates@example.org", false, true]);
  expect((await run("export", "--csv")).output).not.toContain("dates@");
  const { output: waiting } = await run("export", "--csv", "--waiting");
  expect(waiting.match(/^\S+@\S+?(?=,)/gm)).toEqual(["ana@example.org", "dates@example.org"]);
});

test("approves a request to check, and removes all data of an address", async () => {
  const { run, rows, folder } = await withList();
  expect((await run("approve", "robot@example.org")).code).toBe(0);
  expect(await rows("SELECT state FROM subscription_requests")).toEqual([
    { state: "pending" },
    { state: "pending" },
  ]);
  expect(await run("approve", "ana@example.org")).toMatchObject({ code: 1, output: "" });

  expect((await run("remove", "ANA@example.org")).output).toBe("Deleted.\n");
  const twice = await run("remove", "ana@example.org");
  expect(twice).toMatchObject({ code: 1, errors: "ana@example.org is not on the list.\n" });
  const database = new DatabaseSync(path.join(folder, databaseFile), { readOnly: true });
  expect(database.prepare("SELECT count(*) AS left FROM subscribers WHERE email LIKE 'ana@%'").get()).toEqual(
    { left: 0 },
  );
  database.close();
});

test("records that those on the list have left, and doesn't bring them back", async () => {
  const { runWith, rows } = await withList();
  const { output } = await runWith("ANA@example.org\nnobody@example.org\n", "leave", "--json");
  expect(JSON.parse(output)).toEqual({ left: 1 });
  expect(await rows("SELECT email FROM subscribers WHERE unsubscribed_at IS NULL")).toEqual([
    { email: "=cmd()@example.org" },
  ]);
  const readers = [{ email: "ana@example.org", name: "" }];
  const again = await runWith(
    JSON.stringify({ day: "2020-03-31", how: "paper", readers }),
    "import",
    "--json",
  );
  expect(JSON.parse(again.output)).toMatchObject({ added: 0, left: ["ana@example.org"] });
});

test("removes an address of the past that can't be written to", async () => {
  const { run, rows, newsletter } = await withList();
  const email = "ana..b@example.org.";
  await newsletter.request({ name: "", email, purpose: "letter", suspectedSpam: false }, "a visitor");
  const left = () => rows(`SELECT email FROM subscription_requests WHERE email = '${email}'`);
  expect(await left()).toHaveLength(1);
  expect(await run("remove", email)).toMatchObject({ code: 0, errors: "" });
  expect(await left()).toEqual([]);
});

test("refuses an address permanently, and allows it again", async () => {
  const { run, newsletter, rows } = await withList();
  const ask = () =>
    newsletter.request(
      { name: "", email: "ana@example.org", suspectedSpam: false, purpose: "letter" },
      "client",
    );
  expect(await run("remove", "ANA@example.org", "--never")).toMatchObject({ code: 0, errors: "" });
  expect(await ask()).toEqual({ kind: "refused" });
  expect(JSON.parse((await run("--json")).output)).toMatchObject({ refused: 1 });
  expect(await rows("SELECT * FROM subscribers WHERE email LIKE 'ana%' AND unsubscribed_at IS NULL")).toEqual(
    [],
  );

  expect((await run("remove", "never-seen@example.org", "--never")).code).toBe(0);
  expect(JSON.stringify(await rows("SELECT * FROM refused_addresses"))).not.toContain("never-seen");

  expect((await run("allow", "ana@example.org")).code).toBe(0);
  expect(await ask()).toMatchObject({ kind: "stored" });
  expect(await run("allow", "ana@example.org")).toMatchObject({
    code: 1,
    errors: "ana@example.org wasn't refused.\n",
  });
});

test("brings in a list with the day and the way they agreed, and nobody who left or refused", async () => {
  const { run, runWith, newsletter, rows, list } = await withList();
  await run("remove", "never@example.org", "--never");
  const readers = ["new", "other", "gone", "Never", "ana", "new+2"].map((name) => ({
    email: `${name}@example.org`,
    name: "Nia",
  }));
  const bringIn = async (consent: object) =>
    runWith(JSON.stringify({ ...consent, readers }), "import", "--json");
  const before = await rows("SELECT * FROM subscribers");
  for (const consent of [
    { day: "2999-01-01", how: "x" },
    { day: "2026-03-31", how: " " },
  ]) {
    expect((await bringIn(consent)).code).toBe(2);
  }
  expect(await rows("SELECT * FROM subscribers")).toEqual(before);

  const { output } = await bringIn({ day: "2026-03-31", how: "paper list" });
  expect(JSON.parse(output)).toMatchObject({
    added: 2,
    known: ["ana@example.org"],
    left: ["gone@example.org"],
    refused: ["Never@example.org"],
    repeated: ["new+2@example.org"],
    invalid: [],
  });
  expect(
    await rows("SELECT email, consent, confirmed_at, requested_at FROM subscribers WHERE consent <> ''"),
  ).toEqual(
    ["new@example.org", "other@example.org"].map((email) => ({
      email,
      consent: "paper list",
      confirmed_at: Date.parse("2026-03-31T12:00+11:00"),
      requested_at: Date.parse("2026-03-31T12:00+11:00"),
    })),
  );
  const { output: exported } = await run("export", "--csv");
  expect(exported).toMatch(/^new@example.org,Nia,2026-03-31T01:00:00.000Z,paper list,https?:/m);
  expect(exported).not.toMatch(/gone@|never@/i);

  // Leaving ends that consent; whoever comes back has confirmed on the site.
  await newsletter.unsubscribe(await list.unsubscribeToken("new@example.org"));
  const again = await bringIn({ day: "2026-03-31", how: "x" });
  expect(JSON.parse(again.output)).toMatchObject({ added: 0 });
});

test("keeps a reader’s own day of consent, and brings back nobody who left after it", async () => {
  const { runWith, rows, run } = await withList();
  await run("remove", "ana@example.org");
  const bringIn = (own: string) =>
    runWith(
      JSON.stringify({
        day: "2019-03-31",
        how: "older newsletter",
        readers: [
          { email: "new@example.org", name: "", day: "2020-05-06" },
          { email: "other@example.org", name: "" },
          { email: "ana@example.org", name: "", day: own },
        ],
      }),
      "import",
      "--json",
    );
  expect((await bringIn("2999-01-01")).code).toBe(2);
  const { output } = await bringIn("2020-05-06");
  expect(JSON.parse(output)).toMatchObject({ added: 2, left: ["ana@example.org"] });
  expect(
    await rows("SELECT email, confirmed_at FROM subscribers WHERE consent <> '' ORDER BY email"),
  ).toEqual([
    { email: "new@example.org", confirmed_at: Date.parse("2020-05-06T12:00+10:00") },
    { email: "other@example.org", confirmed_at: Date.parse("2019-03-31T12:00+11:00") },
  ]);
});

test("brings in more readers than one statement takes", async () => {
  const database = temporaryDatabase();
  const readers = Array.from({ length: 2_500 }, (_, index) => ({ email: `r${index}@example.org`, name: "" }));
  const brought = await importReaders(database, readers, { at: 1, way: "older newsletter" });
  expect(brought).toMatchObject({ added: 2_500, known: [], invalid: [] });
  expect(await query(database, "SELECT count(*) AS count FROM subscribers")).toEqual([{ count: 2_500 }]);
});

test("reads an address from standard input, and keeps only a mark of one that is never written to", async () => {
  const { runWith, newsletter, rows, list } = await withList();
  const removed = await runWith("ana@example.org\n", "remove", "-", "--never", "--json");
  expect(JSON.parse(removed.output)).toEqual({ removed: 1 });
  for (const table of ["subscribers", "subscription_requests", "refused_addresses"]) {
    expect(JSON.stringify(await rows(`SELECT * FROM ${table}`))).not.toContain("ana@");
  }
  const form = { name: "", email: "ana+x@example.org", suspectedSpam: false, purpose: "letter" } as const;
  expect((await newsletter.request(form, "client")).kind).toBe("refused");
  const imported = await runWith(
    JSON.stringify({ day: "2026-03-31", how: "x", readers: [{ email: "ana@example.org", name: "Ana" }] }),
    "import",
    "--json",
  );
  expect(JSON.parse(imported.output)).toMatchObject({ added: 0, refused: ["ana@example.org"] });
  expect((await list.subscribers()).map(({ email }) => email)).not.toContain("ana@example.org");
  const unknown = await runWith("who@example.org", "remove", "-", "--json");
  expect(JSON.parse(unknown.output)).toMatchObject({ error: { code: "NOT_FOUND" } });
});
