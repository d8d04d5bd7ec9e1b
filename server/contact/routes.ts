import { type Context, Hono } from "hono";
import { noticeFor, notices } from "../../domain/message.ts";
import { type CanaryStore, canaryHeader } from "../canary/store.ts";
import { type Failure, failWith, methodNotAllowed } from "../http/failure.ts";
import type { FunctionsEnv } from "../http/functions-env.ts";
import { type PageTemplate, respondWithPage } from "../http/page-template.ts";
import { type Fields, isForm, readFields, type Unreadable } from "../http/read-fields.ts";
import { describeError, type Log } from "../log.ts";
import { renderFailedPage } from "./failed-page.ts";
import { parseSubmission, typedValues } from "./parse.ts";
import type { MessageStore } from "./store.ts";

export type ContactPorts = {
  readonly store: MessageStore;
  /** Stores the site's own weekly email, which is posted like a message. */
  readonly canaries: Pick<CanaryStore, "add">;
  /** Where a form sent without scripts is redirected after success. */
  readonly sentPage: string;
  /** Called when a message is ready to be delivered. */
  readonly onStored: () => void;
  /** Called with whether the database refused a write. */
  readonly onStorage: (failing: boolean) => void;
  /** The contact page in its failed state, with placeholders. */
  readonly failedPageTemplate: PageTemplate | undefined;
  readonly log: Log;
};

/** Why a message was not stored. */
type Refusal = {
  readonly status: Unreadable["status"] | 403 | 422 | 429 | 503;
  readonly failure: Failure;
  readonly retryAfterSeconds?: number;
  /** Shown to a visitor without scripts. */
  readonly notice?: { readonly title: string; readonly text: string };
};

const notStored: Refusal = {
  status: 503,
  failure: { code: "not_stored", message: notices.failed.text },
};

const forged: Refusal = {
  status: 403,
  failure: { code: "forged", message: "This token isn’t this site’s." },
};

/** `POST /send-contact-email`: accepts a message as JSON, or from a form sent without scripts. */
export function contactRoutes(ports: ContactPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post("/send-contact-email", async (context) => {
    const { fields = {}, refusal } = await readFields(context, "contact page");
    const refused = refusal ?? (await store(context, fields));
    if (refused) return refuse(context, refused, fields);
    return isForm(context) ? context.redirect(ports.sentPage, 303) : context.json({ ok: true });
  });
  routes.all("/send-contact-email", (context) => methodNotAllowed(context, "POST"));

  async function store(context: Context<FunctionsEnv>, fields: Fields): Promise<Refusal | undefined> {
    const { requestId, client } = context.var;
    const parsed = parseSubmission(fields);
    if ("errors" in parsed) {
      const notice = noticeFor(typedValues(fields), parsed.errors);
      const failure = { code: "invalid_fields", message: notice.text, fields: parsed.errors };
      return { status: 422, failure, notice };
    }
    try {
      const token = context.req.header(canaryHeader);
      const outcome =
        token === undefined
          ? await ports.store.add(parsed.submission, client)
          : await ports.canaries.add(token, parsed.submission.message);
      ports.onStorage(false);
      ports.log("info", {
        event: `${token === undefined ? "message" : "canary"} ${outcome.kind}`,
        requestId,
        ...("id" in outcome && { messageId: outcome.id }),
      });
      if (outcome.kind === "forged") return forged;
      if (outcome.kind === "full") return notStored;
      if (outcome.kind === "limited") return refuseLimited(outcome.retryAfterSeconds);
      if (outcome.kind === "stored" && outcome.state === "pending") ports.onStored();
      return undefined;
    } catch (error) {
      ports.onStorage(true);
      ports.log("error", { event: "message could not be stored", requestId, ...describeError(error) });
      return notStored;
    }
  }

  /** Responds with JSON, or to a form with the contact page and what was typed. */
  function refuse(context: Context<FunctionsEnv>, refusal: Refusal, fields: Fields): Response {
    const { status, failure, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
    if (!isForm(context)) return failWith(context, status, failure);
    const template = ports.failedPageTemplate;
    const notice = refusal.notice ?? (status === 413 ? notices.tooLarge : notices.failed);
    const state = { notice, values: typedValues(fields), errors: failure.fields ?? {} };
    return respondWithPage(context, template, renderFailedPage(template?.html, state), status);
  }

  return routes;
}

const refuseLimited = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  retryAfterSeconds,
  failure: { code: "too_many", message: notices.failed.text },
});
