import { expect, test } from "vitest";
import { createVisitCounter, ownerDay, type VisitsByWeek } from "../server/analytics/visits.ts";
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
  await on(6).countView({ path: "/contact", referrer: "" });
  await on(400).countView({ path: "/long-ago", referrer: "" });
  await on(6).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  await on(0).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  await on(0).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  return { run, today: ownerDay(now), folder };
}

test("lists weeks, pages, referring sites and buttons, while the database is open", async () => {
  const { run } = await withVisits();
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(/^from \d{4}-\d\d-\d\d +2 +1\ntoday +5 +2$/m);
  expect(output).toMatch(/^\/contact +2$/m);
  expect(output).toMatch(/^abc\.net\.au +1$/m);
  expect(output).toMatch(/^term 1, on \/, Choose a term +1$/m);
  expect(output).not.toContain("long-ago");
});

test("prints complete weeks up to yesterday, and today by itself", async () => {
  const { run, today } = await withVisits();
  const byWeek: VisitsByWeek = JSON.parse((await run("--weeks", "4", "--json")).output);
  expect(byWeek.days).toHaveLength(28);
  expect(byWeek.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7]);
  expect(byWeek.weeks.flatMap(({ days }) => days)).toEqual(byWeek.days);
  expect(byWeek.days.map(({ day }) => day)).not.toContain(today);
  expect(byWeek.today).toEqual({ day: today, views: 5, clicks: 2 });
  expect(byWeek.weeks.at(-1)?.pages).toEqual([{ path: "/contact", views: 2 }]);
  expect(byWeek).toMatchObject({ counter: "own", firstDay: expect.stringMatching(/^\d{4}-/) });
  expect(byWeek.referrers).toEqual([{ host: "abc.net.au", views: 1 }]);
  expect(byWeek.clicks).toEqual([{ offer: "term 1", path: "/", place: "Choose a term", clicks: 1 }]);
  expect((await run("--weeks", "0")).code).toBe(2);
});

test("accepts an empty database, and explains invalid options and a missing one", async () => {
  const folder = temporaryFolder();
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  expect((await run("--help")).output).toContain("--weeks");
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining("No database in") });
  temporaryDatabase(folder);
  expect((await run()).output).toMatch(/^today +0 +0$/m);
  for (const args of [["--weeks", "x"], ["--weeks", "1.5"], ["--wrong"]]) {
    const { code, errors } = await run(...args);
    expect(code).toBe(2);
    expect(errors).not.toMatch(/\n\s+at /);
  }
});
