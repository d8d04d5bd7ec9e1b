import { expect, test } from "vitest";
import { createVisitCounter } from "../../server/analytics/visits.ts";
import { createMessageStore, messageTable } from "../../server/contact/store.ts";
import { query } from "../../server/database/sql-database.ts";
import { createOutbox } from "../../server/delivery/outbox.ts";
import { createNewsletter } from "../../server/newsletter/store.ts";
import { settableClock, submission } from "../../server/test-support/fixtures.ts";
import { runScript } from "../../server/test-support/site-process.ts";
import { repository, runNode } from "../../server/test-support/spawn-site.ts";
import { ended } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { hasDatabase, readEdgeConfig } from "./config.ts";
import { openLocalD1 } from "./open-d1.ts";
import { migrateEdge } from "./wrangler.ts";

// @module-tag slow

const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 9999, toCheck: 9 };
const policy = { first: 1, longest: 1, lease: 1000 };

test("runs the owner's commands on the edge database", async () => {
  const folder = temporaryFolder();
  migrateEdge(folder);
  {
    await using database = await openLocalD1(folder);
    await createMessageStore(database, limits, settableClock()).add(submission({ name: "Zoë" }), "client");
    const outbox = createOutbox(database, messageTable, "test", policy, settableClock());
    const refused = { result: "rejected", reason: "422 no such box" } as const;
    await outbox.record((await outbox.lease())?.id ?? "", refused);
    const request = {
      name: "Ana",
      email: "ana@example.org",
      suspectedSpam: true,
      purpose: "letter",
    } as const;
    await createNewsletter(database, limits, settableClock()).request(request, "client");
    await createVisitCounter(database, () => true, Date.now).countView({ path: "/contact", referrer: "" });
  }
  const run = (name: string, ...args: string[]) =>
    runScript(folder, `scripts/${name}.ts`, [...args, "--at", "edge"], { DATA_DIR: folder });

  const [list] = JSON.parse((await run("messages", "--json")).output) as { id: string }[];
  expect(list).toMatchObject({
    name: "Zoë",
    state: "dead_lettered",
    lastError: { text: "422 no such box", kind: null },
  });
  expect((await run("messages", "retry", list?.id ?? "")).output).toContain("1 message due now");
  expect((await run("subscribers", "approve", "ana@example.org")).code).toBe(0);
  expect((await run("visits")).output).toMatch(/path: \/contact\n +views: 1/);

  await using database = await openLocalD1(folder);
  expect(await query(database, "SELECT state FROM messages")).toEqual([{ state: "pending" }]);
  expect(await query(database, "SELECT state FROM subscription_requests")).toEqual([{ state: "pending" }]);
});

test.each([
  [["--at", "moon"], 2, /--at takes here, edge or cloudflare, not moon/],
  [["--at", "edge"], 1, /[Nn]o database in .*npm run edge/],
] as const)("explains %j", async (args, exitCode, sentence) => {
  const folder = temporaryFolder();
  const { code, errors } = await runScript(folder, "scripts/messages.ts", [...args], { DATA_DIR: folder });
  expect(code).toBe(exitCode);
  expect(errors).toMatch(sentence);
  expect(errors).not.toMatch(/^ +at /m);
});

test("recognises a database on Cloudflare by its id", () => {
  const config = { name: "site", compatibility_date: "2026-10-01", vars: {} };
  const having = (...ids: string[]) =>
    hasDatabase({
      ...config,
      d1_databases: ids.map((database_id) => ({ binding: "DATABASE", database_id })),
    });
  expect(having("6f0c1d2e-0000-4000-8000-123456789abc")).toBe(true);
  expect(having("00000000-0000-0000-0000-000000000000")).toBe(false);
  expect(having("")).toBe(false);
  expect(having()).toBe(false);
});

// Once the site is on Cloudflare, nothing stands between this and a real deployment but a login.
const isSetUp = hasDatabase(readEdgeConfig());

test.skipIf(isSetUp)(
  "deploys nothing while sample content is left",
  async () => {
    const { code, output, errors } = await ended(runNode(repository, "tools/edge/deploy.ts", [], {}));
    expect(code).toBe(1);
    expect(output).toContain("✗");
    expect(errors).toContain("Nothing was deployed");
    expect(output + errors).not.toMatch(/wrangler|database/);
  },
  120_000,
);
