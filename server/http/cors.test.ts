import { describe, expect, test } from "vitest";
import { notices } from "../../domain/message.ts";
import { startApp, valid } from "../test-support/app.ts";

const site = "https://www.stillwater.example.com";
const path = "/functions/v1/send-contact-email";
const elsewhere = () => startApp({ functionsUrl: "https://functions.example.com/functions/v1" });
const ask = (origin: string) => ({
  method: "OPTIONS",
  headers: {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type,apikey",
  },
});

describe("functions on another host than the pages", () => {
  test("accept a message from the site's pages, which may read the response", async () => {
    const { request, rows } = elsewhere();
    const preflight = await request(path, ask(site));
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(site);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toMatch(/content-type/i);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    const response = await request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site, "Sec-Fetch-Site": "cross-site" },
      body: JSON.stringify(valid),
    });
    expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([200, site]);
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  test("reject pages of other sites", async () => {
    const { request, rows } = elsewhere();
    for (const origin of ["https://evil.example", `${site}.evil.example`, "null"]) {
      const preflight = await request(path, ask(origin));
      expect(preflight.headers.get("Access-Control-Allow-Origin"), origin).not.toBe(origin);
      const response = await request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin, "Sec-Fetch-Site": "cross-site" },
        body: JSON.stringify(valid),
      });
      expect(response.status).toBe(403);
    }
    expect(await rows()).toHaveLength(0);
  });

  test("confirm a form without scripts", async () => {
    const response = await elsewhere().request(path, {
      method: "POST",
      headers: { Origin: site, "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams(valid),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(notices.sent.title);
  });
});

test("allow no other origin on the site's own host", async () => {
  const response = await startApp().request(path, ask(site));
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});
