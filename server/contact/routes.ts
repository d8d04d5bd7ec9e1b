import { type Context, Hono } from "hono";
import { notices } from "../../content/contact-form.ts";
import { type Failure, failWith } from "../http/failure.ts";
import type { FunctionsEnv } from "../http/functions-env.ts";
import { answerPage, type PageTemplate } from "../http/page-template.ts";
import { type Fields, isForm, readFields, type Unreadable } from "../http/read-fields.ts";
import { describeError, type Log } from "../log.ts";
import { noticeFor, renderFailedPage } from "./failed-page.ts";
import { type Parsed, parseSubmission } from "./parse.ts";
import type { MessageStore } from "./store.ts";

export type ContactPorts = {
  readonly store: MessageStore;
  /** Where a form without script is led once its message is taken. */
  readonly sentPage: string;
  /** Called when a message waits to be delivered. */
  readonly onStored: () => void;
  /** Called with whether the disk refused a message. */
  readonly onStorage: (failing: boolean) => void;
  /** The contact page in its failed state, with places to fill in. */
  readonly failedPageTemplate: PageTemplate | undefined;
  readonly log: Log;
};

/** Why a message was not taken. `notice` is what a visitor without script sees. */
type Refusal = {
  readonly status: Unreadable["status"] | 422 | 429 | 503;
  readonly failure: Failure;
  readonly retryAfterSeconds?: number;
  readonly notice?: { readonly title: string; readonly text: string };
};

const notStored: Refusal = {
  status: 503,
  failure: { code: "not_stored", message: notices.failed.text },
};

/** `POST /send-contact-email`: takes a message from the page's script, or from a form without it. */
export function contactRoutes(ports: ContactPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post("/send-contact-email", async (context) => {
    const read = await readFields(context, "contact page");
    const fields = read.fields ?? {};
    const refusal = read.refusal ?? (await take(context, fields));
    if (refusal) return refuse(context, refusal, fields);
    return isForm(context) ? context.redirect(ports.sentPage, 303) : context.json({ ok: true });
  });

  routes.all("/send-contact-email", (context) => {
    context.header("Allow", "POST");
    return failWith(context, 405, { code: "method_not_allowed", message: "Only POST is answered here." });
  });

  /** Stores what was sent, or says why not. */
  async function take(context: Context<FunctionsEnv>, fields: Fields): Promise<Refusal | undefined> {
    const { requestId, client } = context.var;
    const parsed = parseSubmission(fields);
    if ("faults" in parsed) return refuseFaults(parsed);
    try {
      const outcome = await ports.store.add(parsed.submission, client);
      ports.onStorage(false);
      ports.log("info", {
        event: `message ${outcome.kind}`,
        requestId,
        ...("id" in outcome && { messageId: outcome.id }),
      });
      if (outcome.kind === "full") return notStored;
      if (outcome.kind === "limited") return refuseLimited(outcome.retryAfterSeconds);
      if (outcome.kind === "stored" && outcome.state === "pending") ports.onStored();
    } catch (error) {
      ports.onStorage(true);
      ports.log("error", { event: "message could not be stored", requestId, ...describeError(error) });
      return notStored;
    }
    return undefined;
  }

  /** Answers the page's script with JSON, and a form with the contact page and what was typed. */
  function refuse(context: Context<FunctionsEnv>, refusal: Refusal, fields: Fields): Response {
    const { status, failure, retryAfterSeconds, notice = notices.failed } = refusal;
    if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
    // What was not read to its end would be taken for the next request.
    if (status === 413) context.header("Connection", "close");
    if (!isForm(context)) return failWith(context, status, failure);
    const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
    const values = {
      name: text("name"),
      email: text("email"),
      interest: text("interest"),
      message: text("message"),
    };
    const page = { notice, values, faults: failure.fields ?? {} };
    const template = ports.failedPageTemplate;
    return answerPage(context, template, renderFailedPage(template?.html, page), status);
  }

  return routes;
}

function refuseFaults({ faults, values }: Extract<Parsed, { faults: unknown }>): Refusal {
  const notice = noticeFor(faults, values);
  const failure = { code: "invalid_fields", message: notice.text, fields: faults };
  return { status: 422, failure, notice };
}

const refuseLimited = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  retryAfterSeconds,
  failure: { code: "too_many", message: notices.failed.text },
});
