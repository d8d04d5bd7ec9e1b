import { expect, test } from "vitest";
import { day, hour } from "../clock.ts";
import { watchedTogether } from "../delivery/backlogs.ts";
import { startNewsletter } from "../test-support/newsletter.ts";
import { composeConfirmation } from "./compose-confirmation.ts";
import { createLinks } from "./links.ts";
import { deleteOldSubscriptions } from "./store.ts";
import { createSubscriberList } from "./subscriber-list.ts";

test("what is not confirmed is deleted after a week, whoever left after thirty days, and nobody else", async () => {
  const site = startNewsletter();
  const list = createSubscriberList(site.database, site.clock);
  for (const name of ["stays", "leaves", "never"]) {
    await site.subscribe({ EMAIL: `${name}@example.org` });
    const key = await site.deliver();
    if (name !== "never") await site.post(`/confirm-subscription?key=${key}`);
  }
  await site.post(`/unsubscribe?key=${await list.leaveKey("leaves@example.org")}`);
  await site.subscribe({ EMAIL: "robot@example.org", website: "x" });
  await site.subscribe({ EMAIL: "waits@example.org" });

  expect(await deleteOldSubscriptions(site.database, site.clock() + 7 * day - hour)).toBe(0);
  expect(await deleteOldSubscriptions(site.database, site.clock() + 7 * day)).toBe(2);
  // No mail server for a month: the request has waited for one, and is kept.
  expect((await list.requests()).map(({ email }) => email)).toEqual(["waits@example.org"]);
  expect(await deleteOldSubscriptions(site.database, site.clock() + 30 * day + 1)).toBe(1);
  expect((await list.subscribers()).map(({ email }) => email)).toEqual(["stays@example.org"]);
});

test("a confirmation that waits is watched like a message; an address that is refused is not", async () => {
  const site = startNewsletter();
  const none = { pending: 0, parked: 0, held: 0, oldestUndelivered: null, oldestPending: null };
  const messages = { backlog: async () => ({ ...none, possibleRepeats: 0, hasDelivered: true }) };
  const { backlog } = watchedTogether(messages, site.outbox);

  await site.subscribe({ EMAIL: "typo@example.invalid" });
  expect(await backlog()).toMatchObject({ pending: 1, oldestUndelivered: site.clock() });
  const claimed = await site.outbox.claim();
  await site.outbox.record(claimed?.id ?? "", { result: "refused", reason: "no such mailbox" });
  expect(await backlog()).toMatchObject({ pending: 0, parked: 0, oldestUndelivered: null });
});

test("the mail: who asks and why, nothing that was typed, and one click to be forgotten", () => {
  const mail = composeConfirmation(
    {
      id: "1",
      requestedAt: 0,
      name: "CHEAP PILLS https://spam.example",
      email: "kim@example.org",
      suspectedSpam: false,
      state: "pending",
      attempts: 0,
      lastError: null,
      confirmKey: "KEY",
    },
    "LEAVE",
    createLinks("https://www.stillwater.example.com", "/functions/v1"),
    {
      from: "website@stillwater.example.com",
      replyTo: "jo@example.com",
      siteName: "Stillwater",
      teacher: "Jo Hartley",
      place: "Ballarat, Victoria",
    },
  );
  expect(mail.envelope).toEqual({ from: "website@stillwater.example.com", to: "kim@example.org" });
  expect(mail.headers).toMatchObject({
    "List-Unsubscribe": "<https://www.stillwater.example.com/functions/v1/unsubscribe?key=LEAVE>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain("https://www.stillwater.example.com/functions/v1/confirm-subscription?key=KEY");
    expect(text).toContain("7 days");
    expect(text).toContain("Jo Hartley");
    expect(text).not.toContain("PILLS");
  }
});

test("functions that are hosted elsewhere are linked there", () => {
  const links = createLinks("https://www.stillwater.example.com", "https://functions.example.net/v1");
  expect(links.leave("KEY")).toBe("https://functions.example.net/v1/unsubscribe?key=KEY");
});
