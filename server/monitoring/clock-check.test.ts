import { expect, test } from "vitest";
import { runProgramSync } from "../../system/programs.ts";
import { day, hour } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { query } from "../database/sql-database.ts";
import { collectingLog, settableClock, temporaryDatabase } from "../test-support/fixtures.ts";
import { buildSite, runScript, sendMessage, startSite } from "../test-support/site-process.ts";
import { createClockCheck, isClockDoubted } from "./clock-check.ts";

/** A database on which the site has just run, and its next process. */
async function afterRun() {
  const database = temporaryDatabase();
  const clock = settableClock();
  const uptime = settableClock(0);
  let synchronised = false;
  const { log, entries } = collectingLog();
  const start = () =>
    createClockCheck(database, { isSynchronised: () => synchronised, log, now: clock, elapsed: uptime });
  await start()();
  return {
    clock,
    isDoubted: () => isClockDoubted(database),
    entries,
    start,
    synchronise: () => {
      synchronised = true;
    },
    /** Lets time pass while it runs, with a check each hour. */
    run: async (check: () => Promise<boolean>, hours: number) => {
      const results: boolean[] = [];
      for (let count = 0; count < hours; count += 1) {
        clock.advance(hour);
        uptime.advance(hour);
        results.push(await check());
      }
      return results;
    },
  };
}

test("believes the clock of a first start, and after a pause of up to two days", async () => {
  const { clock, start } = await afterRun();
  clock.advance(2 * day);
  expect(await start()()).toBe(true);
  clock.advance(-400 * day);
  expect(await start()(), "set back: nothing is old by it").toBe(true);
});

test("believes a clock that is further ahead once the system says that it is synchronised", async () => {
  const { clock, start, synchronise, entries } = await afterRun();
  clock.advance(400 * day);
  const check = start();
  expect([await check(), await check()]).toEqual([false, false]);
  expect(await start()(), "also after a restart").toBe(false);
  expect(entries.filter(({ event }) => event.startsWith("clock not believed"))).toHaveLength(2);
  synchronise();
  expect(await check()).toBe(true);
});

test("believes it after two days in which it ran steadily, with pauses in between", async () => {
  const { clock, start, run, isDoubted } = await afterRun();
  expect(await isDoubted(), "a clock that is believed").toBe(false);
  clock.advance(7 * day);
  const first = start();
  await first();
  expect(await run(first, 40)).not.toContain(true);
  expect(await isDoubted()).toBe(true);
  const second = start();
  await second();
  expect((await run(second, 8)).indexOf(true)).toBe(7);
  expect(await isDoubted(), "believed again").toBe(false);
});

test("begins to count again when the clock is set while it runs", async () => {
  const { clock, start, run } = await afterRun();
  clock.advance(400 * day);
  const check = start();
  await check();
  await run(check, 40);
  clock.advance(30 * day);
  expect(await run(check, 47)).not.toContain(true);
  expect(await run(check, 2)).toContain(true);
});

test("deletes when the clock that was wrong is right again", async () => {
  const { clock, start } = await afterRun();
  clock.advance(400 * day);
  expect(await start()()).toBe(false);
  clock.advance(-399 * day);
  expect(await start()()).toBe(true);
});

/** What `faketime` sets for a program. It would stay between the test and the server, and take the signals that end it. */
const faketime = runProgramSync("faketime", ["-f", "+400d", "printenv", "LD_PRELOAD"]);

test.runIf(faketime.succeeded)(
  "a server that starts 400 days ahead deletes nothing, and is healthy",
  async () => {
    const folder = buildSite();
    const first = await startSite(folder);
    for (let count = 0; count < 3; count += 1) expect(await sendMessage(first)).toBe(200);
    await first.end("SIGTERM");
    const database = openDatabase(`${folder}/data`);
    await query(database, "UPDATE messages SET state = 'delivered', delivered_at = received_at");
    database.close();
    const second = await startSite(folder, { LD_PRELOAD: faketime.output.trim(), FAKETIME: "+400d" });
    await expect.poll(() => second.output()).toContain("clock not believed");
    const health = await fetch(`${second.url}/healthz`);
    expect(health.status).toBe(200);
    await second.end("SIGTERM");
    const listed = await runScript(folder, "scripts/messages.ts", ["--json"]);
    expect(JSON.parse(listed.output)).toHaveLength(3);
  },
);
