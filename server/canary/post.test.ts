import { createServer } from "node:http";
import { Temporal } from "temporal-polyfill";
import { describe, expect, onTestFinished, test } from "vitest";
import { timeZone } from "#content/schedule";
import { day, hour, minute } from "../clock.ts";
import { query } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { startApp, valid } from "../test-support/app.ts";
import { collectingLog, settableClock } from "../test-support/fixtures.ts";
import { createCanaryPoster } from "./post.ts";
import { canaryHeader, canaryTable, createCanaryStore, currentCanary } from "./store.ts";

test.each([
  ["2026-11-23T06:59", "canary-2026-11-16"],
  ["2026-11-23T07:00", "canary-2026-11-23"],
  ["2026-11-29T23:59", "canary-2026-11-23"],
  ["2026-11-30T06:59", "canary-2026-11-23"],
  ["2026-11-30T07:00", "canary-2026-11-30"],
  // In Melbourne, daylight saving ends on 5 April and begins on 4 October, both Sundays.
  ["2026-04-06T06:59", "canary-2026-03-30"],
  ["2026-04-06T07:00", "canary-2026-04-06"],
  ["2026-10-05T06:59", "canary-2026-09-28"],
  ["2026-10-05T07:00", "canary-2026-10-05"],
  ["2027-01-01T12:00", "canary-2026-12-28"],
])("at %s there it is %s", (time, id) => {
  const { epochMilliseconds } = Temporal.ZonedDateTime.from(`${time}[${timeZone}]`);
  expect(currentCanary(epochMilliseconds)).toBe(id);
});

const contactUrl = "https://www.stillwater.example.com/functions/v1/send-contact-email";
/** A Wednesday. */
const wednesday = Date.UTC(2026, 5, 3);

type Options = { readonly publicly?: (() => Response | undefined) | undefined; readonly canaryUrl?: string };

/** Creates the app, and functions that let time pass and deliver as a server does. */
async function running({ publicly, canaryUrl = "" }: Options = {}) {
  const clock = settableClock(wednesday);
  const app = startApp({ now: clock, limits: { perClient: 1, perMinute: 1 } });
  const outbox = createOutbox(app.database, canaryTable, "test", { first: 1, longest: 1, lease: 1 }, clock);
  const { log, entries } = collectingLog();
  let stored = 0;
  const inside = async (request: Request) =>
    app.request(new URL(request.url).pathname, {
      method: request.method,
      headers: request.headers,
      body: await request.text(),
    });
  const start = () =>
    createCanaryPoster({
      canaries: createCanaryStore(app.database, clock),
      contactUrl,
      origin: "https://www.stillwater.example.com",
      fetchPublicly: publicly && (async (request) => publicly() ?? inside(request)),
      onStored: () => {
        stored += 1;
      },
      owner: "owner@example.net",
      canaryUrl,
      log,
      now: clock,
    });
  const poster = start();
  await poster();
  return {
    ...app,
    clock,
    entries,
    start,
    post: poster,
    later: async (time: number) => {
      clock.advance(time);
      await poster();
    },
    deliver: async () => {
      const canary = await outbox.lease();
      if (canary) await outbox.record(canary.id, { result: "delivered" });
      return canary;
    },
    stored: () => stored,
    canaries: () => query(app.database, "SELECT * FROM canaries ORDER BY id"),
  };
}

describe("the weekly email", () => {
  test("comes first on the Monday after the site's first start", async () => {
    const site = await running();
    expect(await site.canaries()).toMatchObject([{ id: "canary-2026-06-01", state: "skipped" }]);
    await site.later(4 * day);
    expect(await site.deliver()).toBeUndefined();
    await site.later(day);
    expect(await site.deliver()).toMatchObject({ id: "canary-2026-06-08" });
    expect(site.stored()).toBe(1);
  });

  test("is stored once a week by two servers and after a restart", async () => {
    const site = await running();
    site.clock.advance(7 * day);
    await Promise.all([site.post(), site.start()(), site.start()()]);
    await site.start()();
    await site.later(hour);
    expect(await site.canaries()).toHaveLength(2);
    expect(await site.deliver()).toMatchObject({ id: "canary-2026-06-08" });
    await site.later(hour);
    expect(await site.deliver()).toBeUndefined();
  });

  test("comes once when the machine was off for weeks", async () => {
    const site = await running();
    await site.later(7 * day);
    await site.later(21 * day);
    expect(await site.deliver()).toMatchObject({ id: "canary-2026-06-29" });
    expect(await site.deliver()).toBeUndefined();
  });

  test("is no message, and neither counted nor limited as one", async () => {
    const site = await running();
    expect((await site.sendJson(valid)).status).toBe(200);
    expect((await site.sendJson(valid)).status).toBe(429);
    await site.later(7 * day);
    expect(await site.rows()).toHaveLength(1);
    expect(await site.read("SELECT * FROM recent_submissions")).toHaveLength(1);
    expect(await site.canaries()).toHaveLength(2);
  });

  test("can't be forged", async () => {
    const site = await running();
    await site.later(7 * day);
    const [canary] = await site.read("SELECT message FROM canaries WHERE state = 'pending'");
    const own = await createCanaryStore(site.database, site.clock).token("canary-2026-06-01");
    for (const token of ["", "x", own, "é".repeat(43)]) {
      const headers = { [canaryHeader]: token };
      expect((await site.sendJson({ ...valid, message: "forged" }, headers)).status).toBe(403);
    }
    expect((await site.sendJson({ ...valid, name: "Weekly email" })).status).toBe(200);
    expect(await site.read("SELECT message FROM canaries WHERE state = 'pending'")).toEqual([canary]);
    expect(await site.rows()).toHaveLength(1);
  });

  test("goes through the public URL, and says so", async () => {
    const site = await running({ publicly: () => undefined });
    await site.later(7 * day);
    expect((await site.deliver())?.message).toContain(`posted to ${contactUrl}`);
  });

  test("is posted again each minute until the public URL takes it, which counts as overdue after ten", async () => {
    let status = 502;
    const site = await running({
      publicly: () => (status === 200 ? undefined : new Response("", { status })),
    });
    const canaries = createCanaryStore(site.database, site.clock);
    await site.later(7 * day);
    const due = Date.UTC(2026, 5, 7, 21);
    site.clock.advance(due - site.clock());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await canaries.isOverdue()).toBe(false);
      await site.later(minute);
    }
    expect(await canaries.isOverdue()).toBe(true);
    expect(await site.deliver()).toBeUndefined();
    expect(site.entries.filter(({ event }) => event === "canary failed")).toHaveLength(1);
    status = 200;
    await site.later(minute);
    expect(await canaries.isOverdue()).toBe(false);
    expect(await site.deliver()).toMatchObject({ id: "canary-2026-06-08" });
  });
});

describe("CANARY_URL", () => {
  async function deadMansSwitch() {
    const state = { status: 500, requests: 0 };
    const server = createServer((_, response) => {
      state.requests += 1;
      response.writeHead(state.status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    return { state, canaryUrl: `http://127.0.0.1:${port}/ping` };
  }

  test("is requested once the mail server took the email, again until it responds, then no more", async () => {
    const { state, canaryUrl } = await deadMansSwitch();
    const site = await running({ canaryUrl });
    await site.later(7 * day);
    await site.later(hour);
    expect(state.requests).toBe(0);
    await site.deliver();
    await site.later(minute);
    state.status = 200;
    await site.later(minute);
    expect(state.requests).toBe(2);
    await site.later(minute);
    await site.start()();
    expect(state.requests).toBe(2);
  });

  test("is not requested for an email that the public URL didn't take", async () => {
    const { state, canaryUrl } = await deadMansSwitch();
    const site = await running({ canaryUrl, publicly: () => new Response("", { status: 502 }) });
    await site.later(7 * day);
    for (let attempt = 0; attempt < 5; attempt += 1) await site.later(minute);
    expect(await site.deliver()).toBeUndefined();
    expect(state.requests).toBe(0);
  });
});
