import { expect, test } from "vitest";
import { day, hour } from "../clock.ts";
import { combineBacklogs } from "../monitoring/monitor.ts";
import { sender } from "../test-support/fixtures.ts";
import { startNewsletter } from "../test-support/newsletter.ts";
import { composeConfirmation, deleteExpiredSubscriptions } from "./store.ts";
import { createSubscriberList } from "./subscriber-list.ts";
import { createLinks } from "./tokens.ts";

test("deletes unconfirmed requests after a week and unsubscribed addresses after 30 days", async () => {
  const site = startNewsletter();
  const list = createSubscriberList(site.database, site.clock);
  for (const name of ["stays", "leaves", "never"]) {
    await site.subscribe({ EMAIL: `${name}@example.org` });
    const key = await site.deliver();
    if (name !== "never") await site.post(`/confirm-subscription?token=${key}`);
  }
  await site.post(`/unsubscribe?token=${await list.unsubscribeToken("leaves@example.org")}`);
  await site.subscribe({ EMAIL: "robot@example.org", website: "x" });
  await site.subscribe({ EMAIL: "waits@example.org" });

  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 7 * day - hour)).toBe(0);
  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 7 * day)).toBe(2);
  // A pending request is kept, even after a month without a mail server.
  expect((await list.requests()).map(({ email }) => email)).toEqual(["waits@example.org"]);
  expect(await deleteExpiredSubscriptions(site.database, site.clock() + 30 * day + 1)).toBe(1);
  expect((await list.subscribers()).map(({ email }) => email)).toEqual(["stays@example.org"]);
});

test("counts pending confirmations in the backlog, but no rejected ones", async () => {
  const site = startNewsletter();
  const none = { pending: 0, deadLettered: 0, unsure: 0, refusedByOwner: 0, toCheck: 0, oldestPending: null };
  const counts = { possibleDuplicates: 0, settingsErrors: 0, hasDelivered: true };
  const messages = { backlog: async () => ({ ...none, ...counts }) };
  const { backlog } = combineBacklogs([messages], [site.outbox]);

  await site.subscribe({ EMAIL: "typo@example.invalid" });
  expect(await backlog()).toMatchObject({ pending: 1, oldestPending: site.clock() });
  const leased = await site.outbox.lease();
  await site.outbox.record(leased?.id ?? "", { result: "rejected", reason: "no such mailbox" });
  expect(await backlog()).toMatchObject({ pending: 0, deadLettered: 0, oldestPending: null });
});

test("composes a confirmation without any typed text and with one-click unsubscribe", () => {
  const email = composeConfirmation(
    {
      id: "1",
      requestedAt: 0,
      name: "CHEAP PILLS https://spam.example",
      email: "kim@example.org",
      suspectedSpam: false,
      purpose: "letter",
      state: "pending",
      attempts: 0,
      lastError: null,
      confirmationToken: "KEY",
    },
    "LEAVE",
    createLinks("https://www.stillwater.example.com", "/functions/v1"),
    sender,
  );
  expect(email.envelope).toEqual({ from: sender.bouncesTo, to: "kim@example.org" });
  expect(email.headers).toMatchObject({
    "List-Unsubscribe": "<https://www.stillwater.example.com/functions/v1/unsubscribe?token=LEAVE>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const text of [email.text, email.html]) {
    expect(text).toContain("https://www.stillwater.example.com/functions/v1/confirm-subscription?token=KEY");
    expect(text).toContain("7 days");
    expect(text).toContain("https://www.stillwater.example.com/functions/v1/unsubscribe?token=LEAVE");
    expect(text).toContain("never");
    expect(text).toContain("Jo Hartley");
    expect(text).not.toContain("PILLS");
  }
});

test("links to functions on another host", () => {
  const links = createLinks("https://www.stillwater.example.com", "https://functions.example.net/v1");
  expect(links.unsubscribe("KEY")).toBe("https://functions.example.net/v1/unsubscribe?token=KEY");
});
