import { type Context, Hono } from "hono";
import { z } from "zod";
import { answers } from "#content/newsletter";
import {
  type AnswerPage,
  expiredPages,
  failedPages,
  keptPages,
  requestedPages,
  unsentPages,
} from "../../content-model/schema/newsletter-answers.ts";
import { fieldLimits, fieldMessages } from "../../domain/message.ts";
import { newsletterNotices, type Purpose, purposeOf } from "../../domain/newsletter.ts";
import type { MailStatus } from "../env.ts";
import { emailAddress, looksLikeSpam, singleLine } from "../http/form-text.ts";
import {
  type Fields,
  type FunctionsEnv,
  hasForeignOrigin,
  isForm,
  readFields,
  readSmallForm,
  textOf,
} from "../http/request.ts";
import {
  failWith,
  fillSlots,
  methodNotAllowed,
  type PageTemplate,
  respondWithPage,
} from "../http/response.ts";
import { describeError, type Log } from "../log.ts";
import type { Newsletter, SubscriptionForm } from "./store.ts";
import { isToken, newsletterPaths as paths } from "./tokens.ts";

export type NewsletterPorts = {
  readonly newsletter: Newsletter;
  /** Called when an email is ready to be delivered. */
  readonly onStored: () => void;
  /** Called with whether the database refused a write. */
  readonly onStorage: (failing: boolean) => void;
  readonly answerTemplates: AnswerTemplates;
  readonly mail: MailStatus;
  readonly log: Log;
};

type Status = 200 | 400 | 403 | 410 | 413 | 415 | 422 | 429 | 503;
type Outcome = { readonly page: AnswerPage; readonly status: Status; readonly slots?: Partial<FailedSlots> };

const confirmPages = { letter: "confirm", "course-dates": "confirmDates" } as const;
const confirmedPages = { letter: "confirmed", "course-dates": "confirmedDates" } as const;

/** The newsletter form, and the links in its emails. */
export function newsletterRoutes(ports: NewsletterPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post(paths.subscribe, async (context) => {
    const { fields = {}, refusal } = await readFields(context, "newsletter form");
    if (refusal && !isForm(context)) return failWith(context, refusal.status, refusal.failure);
    if (refusal) {
      return respond(context, failed(refusal.status, answers.failed.title, refusal.failure.message));
    }
    return respond(context, await request(context, fields));
  });

  routes.get(paths.confirm, (context) =>
    withToken(context, async (token) => {
      const purpose = await ports.newsletter.purposeOf(token);
      return purpose ? { page: confirmPages[purpose], status: 200 } : used(context, token);
    }),
  );
  routes.post(paths.confirm, (context) =>
    withToken(context, async (token) => {
      const purpose = await ports.newsletter.confirm(token);
      ports.log("info", {
        event: purpose ? "subscription confirmed" : "confirmation token invalid",
        purpose,
      });
      return purpose ? { page: confirmedPages[purpose], status: 200 } : used(context, token);
    }),
  );

  // The token went to this address alone. Of one that is made up, the response reveals nothing.
  routes.get(paths.unsubscribe, (context) =>
    withToken(context, async (token) => {
      const isUnconfirmed = await ports.newsletter.isUnconfirmed(token);
      return { page: isUnconfirmed ? "forget" : "unsubscribe", status: 200 };
    }),
  );
  routes.post(paths.unsubscribe, (context) =>
    withToken(context, async (token, fields) => {
      // The button's own field; a mail program posts "List-Unsubscribe=One-Click".
      const never = textOf(fields.never) !== "";
      if (never && !(await ports.newsletter.refuse(token))) {
        const text = "Please reply to the email that brought you here, and ask for this.";
        return failed(503, answers.failed.title, text, purposeOfLink(context));
      }
      if (never) {
        ports.log("info", { event: "address refused all emails" });
        return { page: "refused", status: 200 };
      }
      const isUnconfirmed = await ports.newsletter.isUnconfirmed(token);
      await ports.newsletter.unsubscribe(token);
      ports.log("info", { event: "unsubscribed" });
      return { page: isUnconfirmed ? "forgotten" : "unsubscribed", status: 200 };
    }),
  );

  routes.all(paths.subscribe, (context) => methodNotAllowed(context, "POST"));
  for (const path of [paths.confirm, paths.unsubscribe]) {
    routes.all(path, (context) => methodNotAllowed(context, "GET, HEAD, POST"));
  }

  /** Answers a link that confirms nothing more: it did already, or it is too old. */
  async function used(context: Context, token: string): Promise<Outcome> {
    // The request is deleted with its link: only the link itself still tells what it was for.
    const purpose = purposeOfLink(context);
    return (await ports.newsletter.hasConfirmed(token, purpose))
      ? { page: confirmedPages[purpose], status: 200 }
      : { page: expiredPages[purpose], status: 410 };
  }

  /** Stores a request, or returns why not. */
  async function request(context: Context<FunctionsEnv>, fields: Fields): Promise<Outcome> {
    const { requestId, client } = context.var;
    const purpose = purposeOf(textOf(fields.purpose));
    const typed = { name: textOf(fields.FNAME), email: textOf(fields.EMAIL) };
    const parsed = parseSubscription(fields);
    if ("error" in parsed) {
      const { title, text } = parsed.missing ? newsletterNotices.missing : answers.invalidEmail;
      return failed(422, title, text, purpose, { ...typed, error: parsed.error });
    }
    try {
      const outcome = await ports.newsletter.request(parsed.form, client);
      if (outcome.kind === "limited") {
        context.header("Retry-After", String(outcome.retryAfterSeconds));
        return failed(429, answers.tooMany.title, answers.tooMany.text, purpose, typed);
      }
      if (outcome.kind === "stored") ports.onStorage(false);
      ports.log("info", {
        event: `subscription ${outcome.kind}`,
        requestId,
        ...("id" in outcome && { id: outcome.id }),
      });
      if (outcome.kind === "full") return unavailable(purpose, typed);
      if (outcome.kind === "stored" && outcome.state === "pending") ports.onStored();
      // Not by the outcome, which would reveal what is known of an address.
      const pages = parsed.form.suspectedSpam
        ? keptPages
        : ports.mail === "configured"
          ? requestedPages
          : unsentPages;
      return { page: pages[purpose], status: 200, slots: typed };
    } catch (error) {
      reportFailure(context, error);
      return unavailable(purpose, typed);
    }
  }

  /** Responds to a link with a token, unless another site's page posted it. */
  async function withToken(
    context: Context<FunctionsEnv>,
    answer: (token: string, fields: Fields) => Promise<Outcome>,
  ): Promise<Response> {
    const { headers, method } = context.req.raw;
    if (method === "POST" && hasForeignOrigin(headers, context.var.hosts)) {
      const text = "Please press the button on this site.";
      return respond(context, failed(403, answers.failed.title, text, purposeOfLink(context)));
    }
    const token = context.req.query("token") ?? "";
    if (!isToken(token)) return respond(context, { page: "truncated", status: 400 });
    const fields = method === "POST" ? await readSmallForm(context) : {};
    await context.var.takeTurn();
    try {
      return await respond(context, await answer(token, fields));
    } catch (error) {
      reportFailure(context, error);
      return respond(context, unavailable(purposeOfLink(context)));
    }
  }

  function reportFailure(context: Context<FunctionsEnv>, error: unknown) {
    ports.onStorage(true);
    const { requestId } = context.var;
    ports.log("error", { event: "subscription could not be stored", requestId, ...describeError(error) });
  }

  function respond(context: Context, { page, status, slots }: Outcome) {
    // The URL contains a token. "no-referrer" would make browsers post the forms with the origin "null".
    context.header("Referrer-Policy", "strict-origin");
    const template = ports.answerTemplates[page];
    const filled = { ...slots, invalid: String(Boolean(slots?.error)) };
    return respondWithPage(context, template, fillSlots(template.html, filled), status);
  }

  return routes;
}

const purposeOfLink = (context: Context): Purpose => purposeOf(context.req.query("purpose"));

const failed = (
  status: Status,
  title: string,
  text: string,
  purpose: Purpose = "letter",
  typed: Partial<FailedSlots> = {},
): Outcome => ({ page: failedPages[purpose], status, slots: { ...typed, title, text } });

const unavailable = (purpose: Purpose, typed: Partial<FailedSlots> = {}): Outcome =>
  failed(503, answers.failed.title, answers.failed.text, purpose, typed);

/** A name that is too long is cut, not refused. */
const nameField = singleLine.transform((text) => [...text].slice(0, fieldLimits.name).join(""));

type ParsedForm =
  | { readonly form: SubscriptionForm }
  /** The error of the email address, and whether the field is empty. */
  | { readonly error: string; readonly missing: boolean };

/** Parses the fields of the newsletter form. */
function parseSubscription(fields: Fields): ParsedForm {
  const typed = textOf(fields.EMAIL);
  const email = emailAddress.safeParse(typed);
  if (!email.success) {
    const error = z.flattenError(email.error).formErrors[0] ?? fieldMessages.email.invalid;
    return { error, missing: typed.trim() === "" };
  }
  return {
    form: {
      name: nameField.parse(textOf(fields.FNAME)),
      email: email.data,
      purpose: purposeOf(textOf(fields.purpose)),
      suspectedSpam: looksLikeSpam(fields),
    },
  };
}

/** The prerendered pages by name. */
export type AnswerTemplates = Readonly<Record<AnswerPage, PageTemplate>>;

/** The placeholders of the pages that report an error beside the form. */
type FailedSlots = {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly error: string;
};
