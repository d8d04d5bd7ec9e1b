import type { Clock } from "../clock.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import type { SubscriptionRequest } from "../newsletter/store.ts";
import { requestTable } from "../newsletter/store.ts";
import { createSubscriberList } from "../newsletter/subscriber-list.ts";
import { startApp } from "./app.ts";
import { settableClock } from "./fixtures.ts";

const functions = "/functions/v1";
const retry = { first: 1000, longest: 8000, lease: 5000 };

/** Creates the app with an empty list, its own clock, and functions that act as a visitor and as the delivery. */
export function startNewsletter(options: Parameters<typeof startApp>[0] = {}) {
  const clock = settableClock();
  const app = startApp({ now: clock, ...options });
  const outbox = confirmations(app.database, clock);
  const post = (path: string, body?: BodyInit, headers: Record<string, string> = {}, from?: string) =>
    app.request(
      `${functions}${path}`,
      { method: "POST", headers, ...(body !== undefined && { body }) },
      from,
    );
  return {
    ...app,
    clock,
    post,
    get: (path: string) => app.request(`${functions}${path}`),
    subscribe: (fields: Record<string, string>, from?: string) =>
      post("/subscribe", new URLSearchParams(fields), { Host: "site.test" }, from),
    requests: () => query(app.database, "SELECT * FROM subscription_requests ORDER BY requested_at, rowid"),
    subscribers: () => query(app.database, "SELECT * FROM subscribers ORDER BY rowid"),
    ...outbox,
  };
}

/** Returns the outbox of confirmations, and a function that delivers the next one. */
function confirmations(database: SqlDatabase, now: Clock) {
  const outbox = createOutbox<SubscriptionRequest>(database, requestTable, "test", retry, now);
  return {
    outbox,
    /** Delivers the next email and returns its token; undefined if none is due. */
    deliver: async () => {
      const request = await outbox.lease();
      if (request) await outbox.record(request.id, { result: "delivered" });
      return request?.confirmationToken;
    },
  };
}

/** The form of a subscriber, and the paths of the links in the emails. */
export const kim = { FNAME: "Kim", EMAIL: "kim@example.org" };
export const confirmPath = (token: string | undefined) => `/confirm-subscription?token=${token}`;
export const unsubscribePath = (token: string) => `/unsubscribe?token=${token}`;

/** Creates a site with a request whose email was sent. */
export async function requested(site = startNewsletter()) {
  await site.subscribe(kim);
  return { site, token: await site.deliver() };
}

/** Creates a site with a subscriber. */
export async function subscribed() {
  const { site, token } = await requested();
  await site.post(confirmPath(token));
  const list = createSubscriberList(site.database, site.clock);
  return { site, list, unsubscribeToken: await list.unsubscribeToken(kim.EMAIL) };
}
