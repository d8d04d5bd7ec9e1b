import { expect, test } from "vitest";
import { createVisitCounter, ownerDay, type Visits } from "../server/analytics/visits.ts";
import { day } from "../server/clock.ts";
import { temporaryDatabase } from "../server/test-support/fixtures.ts";
import { runScript } from "../server/test-support/site-process.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

/** Creates a data folder with visits of today, six days ago and long ago. */
async function withVisits() {
  const folder = temporaryFolder();
  const database = temporaryDatabase(folder);
  const now = Date.now();
  const on = (daysAgo: number) =>
    createVisitCounter(
      database,
      () => true,
      () => now - daysAgo * day,
    );
  for (let time = 0; time < 4; time++) await on(0).countView({ path: "/", referrer: "google.com" });
  await on(0).countView({ path: "/contact", referrer: "" });
  await on(6).countView({ path: "/contact", referrer: "abc.net.au" });
  await on(400).countView({ path: "/long-ago", referrer: "" });
  await on(6).countClick("term 1");
  for (let time = 0; time < 2; time++) await on(0).countClick("term 1");
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  return { run, dayOf: (daysAgo: number) => ownerDay(now - daysAgo * day) };
}

test("prints four weeks of days that end today, and the months before, while the database is open", async () => {
  const { run, dayOf } = await withVisits();
  const visits: Visits = JSON.parse((await run("--json")).output);
  expect(visits.days).toHaveLength(28);
  expect(visits.days.at(-1)).toEqual({ day: dayOf(0), views: 5, clicks: 2 });
  expect(visits.days.at(-7)).toEqual({ day: dayOf(6), views: 1, clicks: 1 });
  expect(visits.counter).toBe("own");
  expect(visits.months.at(-1)).toEqual({ month: dayOf(400).slice(0, 7), views: 1, clicks: 0 });
  expect(visits.pages).toEqual([
    { path: "/", views: 4 },
    { path: "/contact", views: 2 },
  ]);
  expect(visits.referrers).toContainEqual({ host: "abc.net.au", views: 1 });
  expect(visits.clicks).toEqual([{ offer: "term 1", clicks: 3 }]);
  expect((await run()).output).toMatch(/^ {2}- path: \/contact\n {4}views: 2$/m);
});

test("accepts an empty database, and explains invalid options and a missing one", async () => {
  const folder = temporaryFolder();
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining("No database in") });
  temporaryDatabase(folder);
  expect(JSON.parse((await run("--json")).output)).toMatchObject({ days: [], months: [] });
  expect(await run("--wrong")).toMatchObject({ code: 2, errors: expect.not.stringMatching(/\n\s+at /) });
});
