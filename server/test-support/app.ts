import { createReportLimit, type ReportLimits } from "../analytics/report-limit.ts";
import { createVisitCounter } from "../analytics/visit-counter.ts";
import { createApp } from "../app.ts";
import type { Clock } from "../clock.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import { createWatch } from "../contact/watch.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import type { ServedFile } from "../files/file-index.ts";
import type { PageTemplate } from "../http/page-template.ts";
import type { Limits } from "../limits/admission.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { rememberingLog, temporaryDatabase } from "./messages.ts";

const functionPath = "/functions/v1/send-contact-email";
const retry = { first: 1000, longest: 8000, lease: 5000 };

type Options = {
  readonly limits?: Partial<Limits>;
  readonly visitLimits?: Partial<ReportLimits>;
  /** The clock of what counts visits, and of the newsletter. */
  readonly now?: Clock;
  readonly trustedProxies?: number;
  readonly template?: PageTemplate;
  readonly errorPageTemplate?: PageTemplate;
  readonly notFoundPage?: ServedFile;
  /** Where the site's pages send their forms. */
  readonly functionsAddress?: string;
  /** Stands between the app and its database. */
  readonly database?: (real: SqlDatabase) => SqlDatabase;
};

/** The app with a real database, and ways to send it messages. */
export function startApp(options: Options = {}) {
  const real = temporaryDatabase();
  const database = options.database?.(real) ?? real;
  const { log, entries } = rememberingLog();
  let woken = 0;
  const watch = createWatch(database, createOutbox(database, messageTable, "test", retry), {
    alarm: undefined,
    alarmAfter: 3_600_000,
    mailExpected: true,
    log,
  });
  const limits = { perClient: 100, perMinute: 100, held: 100, ...options.limits };
  const app = createApp({
    store: createMessageStore(database, limits),
    newsletter: createNewsletter(database, limits, options.now),
    answerTemplates: {},
    onStored: () => {
      woken += 1;
    },
    counter: createVisitCounter(database, (path) => ["/", "/contact"].includes(path), options.now),
    reportLimit: createReportLimit({ perClient: 100, perMinute: 100, ...options.visitLimits }, options.now),
    watch,
    log,
    mail: "configured",
    trustedProxies: options.trustedProxies ?? 0,
    siteAddress: "https://www.stillwater.example.com",
    functionsAddress: options.functionsAddress ?? "/functions/v1",
    notFoundPage: options.notFoundPage,
    failedPageTemplate: options.template,
    errorPageTemplate: options.errorPageTemplate,
  });
  const request = async (path: string, init: RequestInit = {}, socketAddress = "192.0.2.1") =>
    app.request(`http://site.test${path}`, init, { socketAddress });
  return {
    request,
    database: real,
    watch,
    entries,
    woken: () => woken,
    read: (sql: string) => query(real, sql),
    rows: () => query(real, "SELECT * FROM messages ORDER BY received_at, rowid"),
    send: async (body: BodyInit, headers: Record<string, string> = {}, socketAddress?: string) =>
      request(
        functionPath,
        { method: "POST", duplex: "half", ...(await asSent(body, headers)) } as RequestInit,
        socketAddress,
      ),
    sendJson: (body: unknown, headers: Record<string, string> = {}, socketAddress?: string) =>
      request(
        functionPath,
        {
          method: "POST",
          body: typeof body === "string" ? body : JSON.stringify(body),
          headers: { "Content-Type": "application/json", Host: "site.test", ...headers },
        },
        socketAddress,
      ),
  };
}

/**
 * A form as bytes, the way it arrives. Left to Node 26, a form that the app does not read to its end rejects where
 * nobody can catch it.
 */
async function asSent(body: BodyInit, headers: Record<string, string>): Promise<RequestInit> {
  if (!(body instanceof FormData)) return { body, headers };
  const encoded = new Response(body);
  const type = encoded.headers.get("Content-Type") ?? "";
  return { body: await encoded.arrayBuffer(), headers: { "Content-Type": type, ...headers } };
}

export const valid = { name: "Kim", email: "kim@example.org", interest: "1-to-1 Coaching", message: "Hello" };
