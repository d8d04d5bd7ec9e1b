import { expect, test } from "vitest";
import { describePerson } from "./people.ts";

const day = (date: string) => Date.parse(`${date}T10:00:00+11:00`);
const business = { name: "Attention", timeZone: "Australia/Melbourne" };
const reader = {
  email: "kim@example.org",
  name: "Kim",
  requestedAt: day("2026-10-01"),
  confirmedAt: day("2026-10-02"),
  getsLetter: true,
  waitsSince: null,
  unsubscribedAt: null,
  consent: null,
};

const textOf = (subscriber: typeof reader | { readonly unsubscribedAt: number }) =>
  describePerson(
    "kim@example.org",
    { messages: [], subscriber: { ...reader, ...subscriber }, requests: [], letters: [] },
    business,
    day("2026-11-29"),
  );

test("says of a reader that they get the letter only while they do", () => {
  expect(textOf(reader)).toContain(
    "kim@example.org, Kim: gets the letter. Confirmed by email on 2 October 2026.",
  );
  const left = textOf({ unsubscribedAt: day("2026-11-20") });
  expect(left).toContain("Was on the newsletter’s list");
  expect(left).toContain("Left on 20 November 2026.");
  expect(left).not.toContain("gets the letter");
});

test("says of an answer that the person may not have that they may not", () => {
  const answer = (state: "pending" | "delivered" | "dead_lettered" | "unsure") => ({
    text: "Yes.",
    storedAt: day("2026-11-28"),
    state,
  });
  const textWith = (...answers: ReturnType<typeof answer>[]) => {
    const message = {
      id: "1",
      receivedAt: day("2026-11-27"),
      message: "Is it flat?",
      interest: "Other",
      answers,
    };
    const messages = [{ ...message, name: "Kim", email: "kim@example.org" }];
    const person = { messages, subscriber: null, requests: [], letters: [] };
    return describePerson("kim@example.org", person, business, day("2026-11-29"));
  };
  expect(textWith(answer("delivered"))).toContain("Answer of 28 November 2026:");
  expect(textWith(answer("pending"))).toContain("Answer of 28 November 2026, not sent yet:");
  expect(textWith(answer("dead_lettered"))).toContain("2026, refused by the mail server:");
  expect(textWith(answer("unsure"))).toContain("2026, which may not have arrived:");
});
