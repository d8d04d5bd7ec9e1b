import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answers } from "#content/newsletter";
import { isEdge } from "../support/host.ts";
import { caddy, sendSlowly, startProxy } from "../support/proxy.ts";
import { SiteServer } from "../support/site-server.ts";

// What a proxy cuts, it may answer with an empty 200: no limit of its own may end what the server would take.

const words = "I haven’t slept well since March. ".repeat(80);
const typed = (email: string) => ({ name: "Kim", email, message: words });

/** The three ways to send something, each with what its sender sees. */
const forms = {
  "the live form": {
    path: "/functions/v1/send-contact-email",
    type: "application/json",
    body: (email: string) => JSON.stringify(typed(email)),
    saysSo: { status: 200, body: '{"ok":true}' },
  },
  "the form without script": {
    path: "/functions/v1/send-contact-email",
    type: "application/x-www-form-urlencoded",
    body: (email: string) => String(new URLSearchParams(typed(email))),
    saysSo: { status: 200, body: expect.stringContaining('id="message-sent"') },
  },
  "the newsletter form": {
    path: "/functions/v1/subscribe",
    type: "application/x-www-form-urlencoded",
    body: (email: string) => String(new URLSearchParams({ FNAME: words, EMAIL: email })),
    saysSo: { status: 200, body: expect.stringContaining(answers.unsent.title) },
  },
};

describe.skipIf(!caddy || isEdge)("behind the proxy", () => {
  /** Sends each form in a number of seconds. Returns what was answered, and whether the site has it. */
  async function sendAll(site: SiteServer, proxy: number, seconds: number, until?: number) {
    return Promise.all(
      Object.entries(forms).map(async ([form, { path, type, body, saysSo }], index) => {
        const email = `kim-${index}-${seconds}@example.org`;
        const headers = { "Content-Type": type };
        const request = { path, headers, body: body(email), seconds, ...(until !== undefined && { until }) };
        const answer = await sendSlowly(proxy, request);
        const table = path.endsWith("subscribe") ? "subscription_requests" : "messages";
        const rows = site.read(`SELECT id FROM ${table} WHERE email = ?`, email);
        return { form, saysSo, answer, stored: rows.length };
      }),
    );
  }

  async function expectTaken(site: SiteServer, proxy: number, seconds: number) {
    for (const { form, saysSo, answer, stored } of await sendAll(site, proxy, seconds)) {
      expect.soft(answer, `${form} in ${seconds} s`).toMatchObject(saysSo);
      expect.soft(stored, `${form} in ${seconds} s`).toBe(1);
    }
  }

  async function expectRefused(site: SiteServer, proxy: number, seconds: number) {
    for (const { form, answer, stored } of await sendAll(site, proxy, seconds)) {
      expect.soft(answer.status, `${form} in ${seconds} s`).toBe(408);
      expect.soft(stored, `${form} in ${seconds} s`).toBe(0);
    }
  }

  describe("of a server that waits for six seconds", () => {
    let site: SiteServer;
    beforeAll(async () => {
      site = await SiteServer.start({ TRUST_PROXY: "1", REQUEST_TIMEOUT_SECONDS: "6" });
    });
    afterAll(() => site.stop());
    const port = () => Number(new URL(site.url).port);

    test("what arrives in time is kept and answered, and what doesn't is refused and not kept", async () => {
      const proxy = await startProxy(port());
      await Promise.all([
        expectTaken(site, proxy, 0),
        expectTaken(site, proxy, 1),
        expectRefused(site, proxy, 9),
      ]);
    });

    test("nothing is kept of what breaks off", async () => {
      const proxy = await startProxy(port());
      for (const { form, answer, stored } of await sendAll(site, proxy, 0.5, 0.9)) {
        expect.soft([form, answer.status, stored]).toEqual([form, 0, 0]);
      }
    });
  });

  test("the server's own limits at real speeds", { tags: ["slow"] }, async () => {
    const site = await SiteServer.start({ TRUST_PROXY: "1" });
    try {
      const proxy = await startProxy(Number(new URL(site.url).port));
      await Promise.all([
        ...[20, 50, 100].map((seconds) => expectTaken(site, proxy, seconds)),
        expectRefused(site, proxy, 150),
      ]);
    } finally {
      await site.stop();
    }
  });
});
