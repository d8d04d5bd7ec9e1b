import { expect, test } from "vitest";
import { answers } from "#content/newsletter";
import { query } from "../database/sql-database.ts";
import { startDelivering } from "../test-support/app.ts";
import { mailServer, refusal } from "../test-support/mail-server.ts";
import { buildSite, mailTo, runScript, type SiteProcess, startSite } from "../test-support/site-process.ts";

const address = "kim@example.org";
const subscribe = (site: SiteProcess) =>
  fetch(`${site.url}/functions/v1/subscribe`, {
    method: "POST",
    body: new URLSearchParams({ EMAIL: address }),
  });

/** Returns the URL of a link in the email, on this machine. */
function linkIn(text: string | undefined, name: string, site: SiteProcess): string {
  const path = new RegExp(`/functions/v1/${name}\\?token=[\\w-]{43}`).exec(text ?? "")?.[0];
  return `${site.url}${path}`;
}

test("sends the confirmation after a kill once there is a mail server, with working links", async () => {
  const folder = buildSite();
  const first = await startSite(folder);
  const asked = await subscribe(first);
  expect(await asked.text()).toContain(answers.kept.title);
  await first.end("SIGKILL");

  const server = await mailServer();
  const second = await startSite(folder, mailTo(server.url));
  const [email] = await server.received(1);
  expect(email?.to_).toEqual([address]);
  expect(email?.replyTo).toEqual([{ name: "", address: "owner@example.net" }]);

  const done = await fetch(linkIn(email?.text, "confirm-subscription", second), { method: "POST" });
  expect(await done.text()).toContain(answers.confirmed.title);
  const listed = async () => (await runScript(folder, "scripts/subscribers.ts", ["export", "--json"])).output;
  expect(JSON.parse(await listed())).toMatchObject([{ email: address }]);

  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const left = await fetch(linkIn(email?.text, "unsubscribe", second), { method: "POST", body: oneClick });
  expect(left.status).toBe(200);
  expect(JSON.parse(await listed())).toEqual([]);
  await second.end("SIGTERM");
});

test("resends the same working link after a kill before the outcome was recorded", async () => {
  const folder = buildSite();
  let first: SiteProcess | undefined;
  const server = await mailServer({ onMail: () => void first?.end("SIGKILL") });
  first = await startSite(folder, mailTo(server.url));
  await subscribe(first);
  await server.received(1);
  await first.end("SIGKILL");
  first = undefined;

  const second = await startSite(folder, mailTo(server.url));
  const [one, other] = await server.received(2);
  expect(other?.messageId).toBe(one?.messageId);
  const link = linkIn(one?.text, "confirm-subscription", second);
  expect(linkIn(other?.text, "confirm-subscription", second)).toBe(link);
  expect((await fetch(link, { method: "POST" })).status).toBe(200);
  await second.end("SIGTERM");
});

test("sends no alert for a rejected address, and sends the next email", async () => {
  const server = await mailServer({
    onRcptTo: ({ address: to }, _session, done) => done(to.startsWith("typo") ? refusal(550) : undefined),
  });
  const site = startDelivering(mailTo(server.url));
  await site.post("subscribe", { EMAIL: "typo@example.org" });
  await site.post("subscribe", { EMAIL: address });
  const [email] = await server.received(1);
  expect(email?.to_).toEqual([address]);
  expect(await site.health()).toMatchObject({ status: "ok", deadLettered: 0 });
  const states = await query(
    site.database,
    "SELECT state FROM subscription_requests WHERE email LIKE 'typo%'",
  );
  expect(states).toEqual([{ state: "dead_lettered" }]);
});
