import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { form as formWords } from "#content/common";
import { contact, form } from "#content/pages/contact";
import { timeZone } from "#content/schedule";
import { filledText } from "../../content-model/schema/prose.ts";
import { formatInstant } from "../../domain/format-date.ts";
import { type Draft, type FieldErrors, noticeFor, notices, tooManyNotice } from "../../domain/message.ts";
import { suggestAddress } from "../../domain/suggest-address.ts";
import { emailAddress, looksLikeSpam, multiLine, required, singleLine } from "../http/form-text.ts";
import {
  type Fields,
  type FunctionsEnv,
  isForm,
  readFields,
  textOf,
  type Unreadable,
} from "../http/request.ts";
import {
  escapeHtml,
  type Failure,
  failWith,
  fillSlots,
  methodNotAllowed,
  type PageTemplate,
  respondWithPage,
} from "../http/response.ts";
import { describeError, type Log } from "../log.ts";
import type { MessageStore, Submission } from "./store.ts";

export type ContactPorts = {
  readonly store: MessageStore;
  /** The confirmation for a form sent without scripts, with placeholders for what was sent. */
  readonly sentPageTemplate: PageTemplate;
  /** Called when a message is ready to be delivered. */
  readonly onStored: () => void;
  /** Called with whether the database refused a write. */
  readonly onStorage: (failing: boolean) => void;
  /** The contact page in its failed state, with placeholders. */
  readonly failedPageTemplate: PageTemplate;
  readonly log: Log;
};

/** Why a message was not stored. */
type Refusal = {
  readonly status: Unreadable["status"] | 422 | 429 | 503;
  readonly failure: Failure;
  readonly retryAfterSeconds?: number;
  /** Shown to a visitor without scripts. */
  readonly notice?: { readonly title: string; readonly text: string };
};

const notStored: Refusal = {
  status: 503,
  failure: { code: "not_stored", message: notices.failed.text },
};

/** `POST /send-contact-email`: accepts a message as JSON, or from a form sent without scripts. */
export function contactRoutes(ports: ContactPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post("/send-contact-email", async (context) => {
    const { fields = {}, refusal } = await readFields(context, "contact page");
    const refused = refusal ?? (await accept(context, fields));
    if (refused) return refuse(context, refused, fields);
    if (!isForm(context)) return context.json({ ok: true });
    const template = ports.sentPageTemplate;
    const state = { notice: notices.sent, values: typedValues(fields), errors: {}, sentAt: Date.now() };
    return respondWithPage(context, template, fillForm(template.html, state), 200);
  });
  routes.all("/send-contact-email", (context) => methodNotAllowed(context, "POST"));

  /** Checks and stores a message. Returns why it wasn't stored. */
  async function accept(context: Context<FunctionsEnv>, fields: Fields): Promise<Refusal | undefined> {
    const { requestId, client } = context.var;
    const parsed = parseSubmission(fields);
    if ("errors" in parsed) {
      const notice = noticeFor(typedValues(fields), parsed.errors);
      const failure = { code: "invalid_fields", message: notice.text, fields: parsed.errors };
      return { status: 422, failure, notice };
    }
    try {
      const outcome = await ports.store.add(parsed.submission, client);
      if (outcome.kind === "limited") return refuseLimited(outcome.retryAfterSeconds);
      if (outcome.kind === "stored") ports.onStorage(false);
      ports.log("info", {
        event: `message ${outcome.kind}`,
        requestId,
        ...("id" in outcome && { messageId: outcome.id }),
      });
      if (outcome.kind === "full") return notStored;
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
    return respondWithPage(context, template, fillForm(template.html, state), status);
  }

  return routes;
}

function refuseLimited(retryAfterSeconds: number): Refusal {
  const notice = tooManyNotice(retryAfterSeconds);
  return { status: 429, retryAfterSeconds, notice, failure: { code: "too_many", message: notice.text } };
}

const schema = z.object({
  name: singleLine.pipe(required("name")),
  email: emailAddress,
  interest: z.preprocess(
    (value) => value || form.preselected,
    // A page that was open when the owner renamed an interest sends its former name.
    singleLine.pipe(z.string().max(100)),
  ),
  message: multiLine.pipe(required("message")),
});

/** Returns the fields of the form as typed; missing or non-text fields are empty. */
const typedValues = (fields: Fields): Draft => ({
  name: textOf(fields.name),
  email: textOf(fields.email),
  interest: textOf(fields.interest),
  message: textOf(fields.message),
});

/** Parses the fields of a JSON body or a form. Returns the submission, or the first error of each invalid field. */
function parseSubmission(
  fields: Fields,
): { readonly submission: Submission } | { readonly errors: FieldErrors } {
  const result = schema.safeParse(typedValues(fields));
  if (!result.success) return { errors: firstErrors(result.error) };
  const key = z.uuid().safeParse(fields.idempotencyKey);
  return {
    submission: {
      ...result.data,
      idempotencyKey: key.data?.toLowerCase() ?? randomUUID(),
      suspectedSpam: looksLikeSpam(fields),
    },
  };
}

function firstErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path[0] as keyof FieldErrors] ??= issue.message;
  return errors;
}

/** What the contact page shows after a form was sent without scripts. */
type AnsweredForm = {
  readonly notice: { readonly title: string; readonly text: string };
  readonly values: Draft;
  readonly errors: FieldErrors;
  /** In milliseconds since 1970; undefined of what wasn't sent. */
  readonly sentAt?: number;
};

/** Fills a prerendered page, whose form has placeholders such as `[[name]]`. */
function fillForm(template: string, form: AnsweredForm): string {
  const meant = suggestAddress(form.values.email);
  const slots: Record<string, string> = {
    "notice.title": form.notice.title,
    "notice.text": form.notice.text,
    sentAt: form.sentAt === undefined ? "" : formatInstant(form.sentAt, timeZone),
    name: form.values.name,
    email: form.values.email,
    // The confirmation asks whether another address was meant, and has that in its form.
    question: meant ? filledText(formWords.didYouMean, { "form.suggestedAddress": meant }) : "",
    "meant.email": meant ?? form.values.email,
    interest: form.values.interest,
    // HTML drops a line break at the start of a textarea: add one to keep the visitor's.
    message: form.values.message.replace(/\r\n?/g, "\n").replace(/^(?=\n)/, "\n"),
  };
  for (const field of ["name", "email", "message"] as const) {
    slots[`error.${field}`] = form.errors[field] ?? "";
    slots[`invalid.${field}`] = String(field in form.errors);
  }
  const selected = escapeHtml(form.values.interest || contact.form.preselected);
  // Typed text is escaped by now, so the only options are the template's.
  return fillSlots(template, slots).replace(
    /<option value="([^"]*)"( selected(?:="")?)?/g,
    (_, option: string) => `<option value="${option}"${option === selected ? ' selected=""' : ""}`,
  );
}
