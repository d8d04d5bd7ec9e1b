import { expect, test } from "vitest";
import { explainDelivery } from "./explain-delivery.ts";

test.each([
  [
    "EENVELOPE: Can't send mail - all recipients were rejected: 552 5.2.2 <[address]>: mailbox quota exceeded",
    "full",
  ],
  [
    "EENVELOPE: Can't send mail - all recipients were rejected: 452 4.2.2 The email account is over quota",
    "full",
  ],
  [
    "EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 <[address]>: User unknown",
    "unknown address",
  ],
  ["EENVELOPE: Can't send mail - all recipients were rejected: 550 no such box", "unknown address"],
  ["EENVELOPE: Internationalized mailbox name not allowed", "unknown address"],
  ["EMESSAGE: Message failed: 554 5.7.1 Rejected as spam", "unwanted"],
  [
    "EENVELOPE: Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, try again later",
    "busy",
  ],
  ["429 rate_limit_exceeded: Too many requests", "busy"],
  ["ESOCKET: connect ECONNREFUSED 127.0.0.1:25", "no answer"],
  ["EDNS: getaddrinfo ENOTFOUND mail.example.com", "no answer"],
  ["ETIMEDOUT: Greeting never received", "no answer"],
  // The time limit for an email was over.
  ["EABORT: Message sending aborted", "no answer"],
  ["TimeoutError: The operation was aborted due to timeout", "no answer"],
  ["EMESSAGE: Message failed: 554 Transaction failed", "other"],
])("explains %s", (text, kind) => {
  expect(explainDelivery({ text, kind: null }, "owner")).toMatchObject({ kind, words: text });
});

test("explains what its own settings are to blame for by its kind, whatever the words", () => {
  const text = "EAUTH: Invalid login: 535 5.7.8 Authentication failed";
  expect(explainDelivery({ text, kind: "settings" }, "owner")).toMatchObject({
    kind: "settings",
    words: text,
  });
});

test("speaks of the mailbox that is meant, and explains nothing without an error", () => {
  const full = { text: "EENVELOPE: 552 5.2.2 mailbox full", kind: null };
  expect(explainDelivery(full, "owner")?.text).toBe("your mailbox is full");
  expect(explainDelivery(full, "visitor")?.text).toBe("their mailbox is full");
  expect(explainDelivery(null, "owner")).toBeUndefined();
});
