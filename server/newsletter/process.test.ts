import { expect, test } from "vitest";
import { query } from "../database/sql-database.ts";
import { startDelivering } from "../test-support/app.ts";
import { mailServer, refusal } from "../test-support/mail-server.ts";
import { mailTo } from "../test-support/site-process.ts";

test("a rejected address is no fault, and the next email goes out", async () => {
  const server = await mailServer({
    onRcptTo: ({ address: to }, _session, done) => done(to.startsWith("typo") ? refusal(550) : undefined),
  });
  const site = startDelivering(mailTo(server.url));
  await site.post("subscribe", { EMAIL: "typo@example.org" });
  await site.post("subscribe", { EMAIL: "kim@example.org" });
  const [email] = await server.received(1);
  expect(email?.to_).toEqual(["kim@example.org"]);
  expect(await site.health()).toMatchObject({ status: "ok", deadLettered: 0 });
  const states = await query(
    site.database,
    "SELECT state FROM subscription_requests WHERE email LIKE 'typo%'",
  );
  expect(states).toEqual([{ state: "dead_lettered" }]);
});
