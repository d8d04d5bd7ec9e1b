import { expect, test } from "vitest";
import { business } from "#content/business";
import { day } from "../clock.ts";
import { startApp } from "../test-support/app.ts";
import { securityText } from "./security-text.ts";

test.each(["2026-11-26T08:00:00Z", "2026-12-31T23:59:59Z", "2031-02-28T00:00:00Z"])(
  "at %s, security.txt ends within a year, and not soon",
  (time) => {
    const now = Date.parse(time);
    const [, expires = ""] =
      /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(securityText("https://a.example", now)) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(now + 90 * day);
    expect(Date.parse(expires)).toBeLessThan(now + 365 * day);
  },
);

test("security.txt says whom to write to", async () => {
  const response = await startApp().request("/.well-known/security.txt");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  expect(text).toContain("Canonical: https://www.stillwater.example.com/.well-known/security.txt\n");
});
