import { expect, test } from "vitest";
import { createVisitCounter, ownerDay, type Visits, type VisitsByWeek } from "../server/analytics/visits.ts";
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
  await on(0).countClick({ path: "/", offer: "intro call", place: "header" });
  await on(0).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  await on(0).countClick({ path: "/", offer: "term 1", place: "Choose a term" });
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  return { run, today: ownerDay(now), folder };
}

test("lists days, pages, hosts and buttons with bars, while the database is open", async () => {
  const { run } = await withVisits();
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(/^7 page views and 3 clicks on booking buttons in 30 days\.$/m);
  expect(output).toMatch(/^ {2}\/ +4 {2}█{30}$/m);
  expect(output).toMatch(/^ {2}\/contact +3 {2}█{22}▌$/m);
  expect(output).toMatch(/^ {2}google\.com +4 {2}█/m);
  expect(output).toMatch(/^ {2}term 1, on \/, under “Choose a term” +2 {2}█/m);
  expect(output).toMatch(/^ {2}intro call, on \/, in the bar at the top +1 {2}█/m);
  expect(output).not.toContain("long-ago");
  const [, days = ""] = /^Days\n([\s\S]+?)\n\n/m.exec(output) ?? [];
  expect(days.split("\n")).toHaveLength(31);
  expect(days.split("\n").at(-1)).toMatch(/^ {2}\w+ \d+ \w+ +5 +3 {2}█{30}$/);
});

test("shows longer ranges by month", async () => {
  const { run } = await withVisits();
  const { output } = await run("--days", "500");
  expect(output).toMatch(/^8 page views .* in 500 days\.$/m);
  const [, months = ""] = /^Months\n([\s\S]+?)\n\n/m.exec(output) ?? [];
  expect(months.split("\n").length).toBeGreaterThan(16);
  expect(months).toMatch(/^ {2}[A-Z][a-z]+ \d{4} +\d+/m);
});

test("prints JSON for the requested days", async () => {
  const { run, today } = await withVisits();
  const read = async (...args: string[]) => JSON.parse((await run("--json", ...args)).output) as Visits;
  const week = await read("--days", "7");
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toEqual({ day: today, views: 5, clicks: 3 });
  expect(week.days[0]).toMatchObject({ views: 2, clicks: 0 });
  expect(week.pages).toEqual([
    { path: "/", views: 4 },
    { path: "/contact", views: 3 },
  ]);
  expect(week.referrers).toEqual([
    { host: "google.com", views: 4 },
    { host: "abc.net.au", views: 1 },
  ]);
  expect(week.clicks[0]).toEqual({ offer: "term 1", path: "/", place: "Choose a term", clicks: 2 });
  expect((await read("--days", "1")).pages).toHaveLength(2);
  expect((await read("--days", "800")).pages).toHaveLength(3);
});

test("prints complete weeks up to yesterday, and today by itself", async () => {
  const { run, today } = await withVisits();
  const byWeek: VisitsByWeek = JSON.parse((await run("--weeks", "4", "--json")).output);
  expect(byWeek.days).toHaveLength(28);
  expect(byWeek.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7]);
  expect(byWeek.weeks.flatMap(({ days }) => days)).toEqual(byWeek.days);
  expect(byWeek.days.map(({ day }) => day)).not.toContain(today);
  expect(byWeek.today).toEqual({ day: today, views: 5, clicks: 3 });
  expect(byWeek.weeks.at(-1)?.pages).toEqual([{ path: "/contact", views: 2 }]);
  expect(byWeek).toMatchObject({ counter: "own", firstDay: expect.stringMatching(/^\d{4}-/) });
  expect((await run("--weeks", "4")).output).toMatch(/^Weeks\n/);
  expect((await run("--weeks", "4", "--days", "7")).code).toBe(2);
  expect((await run("--weeks", "0")).code).toBe(2);
});

test("accepts an empty database, and explains invalid options and a missing one", async () => {
  const folder = temporaryFolder();
  const run = (...args: string[]) => runScript(folder, "scripts/visits.ts", args, { DATA_DIR: folder });
  expect((await run("--help")).output).toContain("--days");
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining("No database in") });
  temporaryDatabase(folder);
  expect((await run("--days", "2")).output).toMatch(/^0 page views and 0 clicks/);
  for (const args of [["--days", "0"], ["--days", "x"], ["--days", "1.5"], ["--wrong"]]) {
    const { code, errors } = await run(...args);
    expect(code).toBe(2);
    expect(errors).not.toMatch(/\n\s+at /);
  }
});
