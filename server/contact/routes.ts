import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { notices } from "../../content/contact-form.ts";
import type { FunctionsEnv } from "../app.ts";
import { type Failure, failWith } from "../http/failure.ts";
import { isCrossSite } from "../http/same-origin.ts";
import { describeError, type Log } from "../log.ts";
import { noticeFor, renderFailedPage } from "./failed-page.ts";
import { type FieldName, parseSubmission } from "./parse.ts";
import type { MessageStore } from "./store.ts";

export type ContactPorts = {
  readonly store: MessageStore;
  /** Called when a message waits to be delivered. */
  readonly onStored: () => void;
  /** The contact page in its failed state, with places to fill in. */
  readonly failedPageTemplate: string | undefined;
  readonly log: Log;
};

const largestBody = 16 * 1024;

type Fields = Readonly<Record<string, unknown>>;
type Answer = { status: 400 | 403 | 413 | 415 | 422 | 429 | 503; failure: Failure };

const tooLarge: Answer = {
  status: 413,
  failure: { code: "too_large", message: "That message is too long to send in one go." },
};
const malformed: Answer = { status: 400, failure: { code: "malformed", message: "That could not be read." } };

/** `POST /send-contact-email`: takes a message from the page's script, or from a form without it. */
export function contactRoutes(ports: ContactPorts) {
  const routes = new Hono<FunctionsEnv>();
  const limited = bodyLimit({ maxSize: largestBody, onError: (context) => fail(context, tooLarge, {}) });

  routes.post("/send-contact-email", limited, async (context) => {
    if (isCrossSite(context.req.raw.headers, context.var.host)) {
      return fail(
        context,
        { status: 403, failure: { code: "cross_site", message: "Please send this from our own page." } },
        {},
      );
    }
    const fields = await readFields(context);
    if ("failure" in fields) return fail(context, fields as Answer, {});

    const parsed = parseSubmission(fields as Fields);
    if ("faults" in parsed) {
      const { title, text } = noticeFor(parsed.faults, parsed.values);
      const failure = { code: "invalid_fields", message: text, fields: parsed.faults };
      return fail(context, { status: 422, failure }, fields as Fields, { title, text });
    }

    try {
      const outcome = await ports.store.add(parsed.submission, context.var.client);
      ports.log("info", {
        event: `message ${outcome.kind}`,
        requestId: context.var.requestId,
        ...("id" in outcome && { messageId: outcome.id }),
      });
      if (outcome.kind === "limited") {
        context.header("Retry-After", String(outcome.retryAfterSeconds));
        return fail(
          context,
          { status: 429, failure: { code: "too_many", message: notices.failed.text } },
          fields as Fields,
        );
      }
      if (outcome.kind === "full") return fail(context, unavailable(), fields as Fields);
      if (outcome.kind === "stored" && outcome.state === "pending") ports.onStored();
    } catch (error) {
      ports.log("error", {
        event: "message could not be stored",
        requestId: context.var.requestId,
        ...describeError(error),
      });
      return fail(context, unavailable(), fields as Fields);
    }
    return isForm(context) ? context.redirect("/contact#message-sent", 303) : context.json({ ok: true });
  });

  routes.all("/send-contact-email", (context) => {
    context.header("Allow", "POST");
    return failWith(context, 405, { code: "method_not_allowed", message: "Only POST is answered here." });
  });

  /** Answers the page's script with JSON, and a form with the contact page and what was typed. */
  function fail(context: Context, answer: Answer, fields: Fields, notice: Notice = notices.failed) {
    if (!isForm(context)) return failWith(context, answer.status, answer.failure);
    const text = (name: FieldName) => (typeof fields[name] === "string" ? fields[name] : "");
    const values = {
      name: text("name"),
      email: text("email"),
      interest: text("interest"),
      message: text("message"),
    };
    const faults = answer.failure.fields ?? {};
    return context.html(
      renderFailedPage(ports.failedPageTemplate, { notice, values, faults }),
      answer.status,
    );
  }

  return routes;
}

type Notice = { readonly title: string; readonly text: string };

const unavailable = (): Answer => ({
  status: 503,
  failure: { code: "not_stored", message: notices.failed.text },
});

const contentType = (context: Context) =>
  (context.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const isForm = (context: Context) =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(contentType(context));

/** Reads the fields of a body, or says why it cannot. */
async function readFields(context: Context): Promise<Fields | Answer> {
  try {
    if (isForm(context)) return await context.req.parseBody();
    if (contentType(context) !== "application/json") {
      return { status: 415, failure: { code: "unsupported_type", message: "Send JSON or a form." } };
    }
    const body: unknown = await context.req.json();
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Fields;
    return malformed;
  } catch {
    return malformed;
  }
}
