import type { Answer, Message } from "../business/site-client/messages.ts";

/** A message for tests, mailed to the owner. */
export const testMessage = (changes: Partial<Message> = {}): Message => ({
  id: "5b0f8a52-0000-4000-8000-000000000001",
  receivedAt: 0,
  name: "Mei-Lin Cho",
  email: "meilin.cho@example.com",
  interest: "General Question",
  message: "Hi Jo",
  suspectedSpam: false,
  state: "delivered",
  attempts: 1,
  nextAttemptAt: 0,
  deliveredAt: 0,
  lastError: null,
  namedAt: null,
  closedAs: null,
  closedAt: null,
  readAt: null,
  answers: [],
  ...changes,
});

export const testAnswer = (changes: Partial<Answer> = {}): Answer => ({
  id: "5b0f8a52-0000-4000-8000-000000000002",
  text: "Hi Mei-Lin",
  storedAt: 0,
  state: "delivered",
  attempts: 1,
  nextAttemptAt: 0,
  deliveredAt: 0,
  lastError: null,
  ...changes,
});
