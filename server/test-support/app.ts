import { onTestFinished } from "vitest";
import { answers } from "#content/newsletter";
import { answerPages, wordsOf } from "../../content-model/schema/newsletter-answers.ts";
import { createVisitCounter } from "../analytics/visits.ts";
import { createApp } from "../app.ts";
import type { Clock } from "../clock.ts";
import { createMessageStore, messageTable } from "../contact/store.ts";
import { query, type SqlDatabase } from "../database/sql-database.ts";
import { createOutbox } from "../delivery/outbox.ts";
import { type MailStatus, readEnv } from "../env.ts";
import type { ServedFile } from "../files/file-index.ts";
import type { PageTemplate } from "../http/response.ts";
import type { Limits } from "../limits/limited-insert.ts";
import { createMemoryRateLimiter, type MemoryLimits } from "../limits/memory-rate-limiter.ts";
import { type Turns, withoutTurns } from "../limits/turns.ts";
import { createMonitor } from "../monitoring/monitor.ts";
import type { AnswerTemplates } from "../newsletter/routes.ts";
import { createNewsletter } from "../newsletter/store.ts";
import { noTemplate, readSiteBuild } from "../site-build.ts";
import { startFunctions } from "../start-functions.ts";
import { collectingLog, temporaryDatabase } from "./fixtures.ts";
import { withoutLimits } from "./site-process.ts";

const functionPath = "/functions/v1/send-contact-email";
const pages: ReadonlySet<string> = new Set(["/", "/contact"]);
const retry = { first: 1000, longest: 8000, lease: 5000 };

/** The placeholders of the contact page's failed state. */
const failedPageTemplate = {
  contentSecurityPolicy: "",
  html: `<strong>[[notice.title]]</strong><p>[[notice.text]]</p>
<input name="name" value="[[name]]" aria-invalid="[[invalid.name]]"><p>[[error.name]]</p>
<input name="email" value="[[email]]" aria-invalid="[[invalid.email]]"><p>[[error.email]]</p>
<select><option value="1-to-1 Coaching">a</option><option value="General Question" selected="">b</option></select>
<textarea aria-invalid="[[invalid.message]]">[[message]]</textarea><p>[[error.message]]</p>`,
};

/** The placeholders of the confirmation. */
const sentPageTemplate = {
  contentSecurityPolicy: "",
  html: `<h1>[[notice.title]]</h1><p>[[email]]</p><p>[[question]]</p><input name="email" value="[[meant.email]]"><input name="name" value="[[name]]"><textarea>[[message]]</textarea>`,
};

/** The pages of the newsletter, each with its words and what it is filled with. */
const answerTemplates = Object.fromEntries(
  answerPages.map((page) => [
    page,
    {
      ...noTemplate,
      html: `<!-- ${Object.values(wordsOf(page, answers)).join()} --> [[title]] [[text]] <input id="${page}" value="[[name]]"><input value="[[email]]"> [[error]]`,
    },
  ]),
) as AnswerTemplates;

type Options = {
  readonly limits?: Partial<Limits>;
  readonly visitLimits?: Partial<MemoryLimits>;
  /** The clock of the visit counter and the newsletter. */
  readonly now?: Clock;
  readonly trustedProxies?: number;
  readonly mail?: MailStatus;
  readonly errorPageTemplate?: PageTemplate;
  readonly notFoundPage?: ServedFile;
  /** Where the pages post their forms. */
  readonly functionsUrl?: string;
  readonly turns?: Turns;
  /** Wraps the app's database. */
  readonly database?: (real: SqlDatabase) => SqlDatabase;
};

/** Creates the app with a real database, and functions that send it messages. */
export function startApp(options: Options = {}) {
  const real = temporaryDatabase();
  const database = options.database?.(real) ?? real;
  const { log, entries } = collectingLog();
  let woken = 0;
  const monitor = createMonitor(database, createOutbox(database, messageTable, "test", retry), {
    isMailExpected: true,
    limits: { toCheck: 100 },
    log,
  });
  const limits = {
    perClient: 100,
    perMinute: 100,
    perClientDay: 9999,
    perDay: 9999,
    toCheck: 100,
    ...options.limits,
  };
  const app = createApp({
    store: createMessageStore(database, limits),
    newsletter: createNewsletter(database, limits, options.now),
    answerTemplates,
    onStored: () => {
      woken += 1;
    },
    counter: createVisitCounter(database, (path) => pages.has(path), options.now),
    visitRateLimiter: createMemoryRateLimiter(
      { perClient: 100, perMinute: 100, ...options.visitLimits },
      options.now,
    ),
    turns: options.turns ?? withoutTurns,
    monitor,
    log,
    mail: options.mail ?? "configured",
    monitored: false,
    release: "0123456789ab",
    trustedProxies: options.trustedProxies ?? 0,
    siteUrl: "https://www.stillwater.example.com",
    functionsUrl: options.functionsUrl ?? "/functions/v1",
    pages,
    notFoundPage: options.notFoundPage,
    failedPageTemplate,
    sentPageTemplate,
    errorPageTemplate: options.errorPageTemplate ?? noTemplate,
  });
  const request = async (path: string, init: RequestInit = {}, socketAddress = "192.0.2.1") =>
    app.request(`http://site.test${path}`, init, { socketAddress });
  return {
    request,
    database: real,
    monitor,
    entries,
    woken: () => woken,
    read: (sql: string) => query(real, sql),
    rows: () => query(real, "SELECT * FROM messages ORDER BY received_at, rowid"),
    send: async (body: BodyInit, headers: Record<string, string> = {}, socketAddress?: string) =>
      request(
        functionPath,
        { method: "POST", duplex: "half", ...(await encode(body, headers)) } as RequestInit,
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

/** Starts the functions with what delivers, as a server does, in this process. */
export function startDelivering(settings: Record<string, string>, database = temporaryDatabase()) {
  const { log, entries } = collectingLog();
  const env = readEnv({ ...withoutLimits, ...settings });
  const { app, stop } = startFunctions(env, database, readSiteBuild("nowhere"), log);
  onTestFinished(stop);
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(path, init, { socketAddress: "192.0.2.1" });
  return {
    database,
    entries,
    request,
    post: (name: string, fields: Record<string, string>) =>
      request(`/functions/v1/${name}`, { method: "POST", body: new URLSearchParams(fields) }),
    health: async () => (await request("/healthz")).json(),
  };
}

/** Encodes a form as bytes. Node 26 throws an uncatchable error for a FormData body that isn't read to its end. */
async function encode(body: BodyInit, headers: Record<string, string>): Promise<RequestInit> {
  if (!(body instanceof FormData)) return { body, headers };
  const response = new Response(body);
  const type = response.headers.get("Content-Type") ?? "";
  return { body: await response.arrayBuffer(), headers: { "Content-Type": type, ...headers } };
}

export const valid = { name: "Kim", email: "kim@example.org", interest: "1-to-1 Coaching", message: "Hello" };
