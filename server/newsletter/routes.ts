import { type Context, Hono } from "hono";
import { type AnswerPage, newsletterAnswers, newsletterNotices } from "../../content/newsletter.ts";
import { failWith } from "../http/failure.ts";
import type { FunctionsEnv } from "../http/functions-env.ts";
import { answerPage } from "../http/page-template.ts";
import { type Fields, isForm, readFields } from "../http/read-fields.ts";
import { hasForeignOrigin } from "../http/same-origin.ts";
import { describeError, type Log } from "../log.ts";
import { type AgainPlaces, type AnswerTemplates, renderAnswer } from "./answers.ts";
import { isKey } from "./keys.ts";
import { newsletterPaths as paths } from "./links.ts";
import { parseSubscription } from "./parse.ts";
import type { Newsletter } from "./store.ts";

export type NewsletterPorts = {
  readonly newsletter: Newsletter;
  /** Called when a mail waits to be delivered. */
  readonly onStored: () => void;
  /** Called with whether the disk refused a request. */
  readonly onStorage: (failing: boolean) => void;
  readonly answerTemplates: AnswerTemplates;
  readonly log: Log;
};

type Status = 200 | 400 | 403 | 410 | 413 | 415 | 422 | 429 | 503;
type Answer = { readonly page: AnswerPage; readonly status: Status; readonly places?: Partial<AgainPlaces> };

/** The form of the newsletter, and the links in its mails. */
export function newsletterRoutes(ports: NewsletterPorts) {
  const routes = new Hono<FunctionsEnv>();

  routes.post(paths.subscribe, async (context) => {
    const { fields, refusal } = await readFields(context, "newsletter form");
    if (refusal && !isForm(context)) return failWith(context, refusal.status, refusal.failure);
    if (refusal) {
      // What was not read to its end would be taken for the next request.
      if (refusal.status === 413) context.header("Connection", "close");
      return say(context, again(refusal.status, newsletterAnswers.again.title, refusal.failure.message));
    }
    return say(context, await request(context, fields ?? {}));
  });

  routes.get(paths.confirm, (context) =>
    guarded(context, async (key) =>
      (await ports.newsletter.isOpen(key))
        ? { page: "confirm", status: 200 }
        : { page: "expired", status: 410 },
    ),
  );
  routes.post(paths.confirm, (context) =>
    guarded(context, async (key) => {
      const added = await ports.newsletter.confirm(key);
      ports.log("info", { event: added ? "subscription confirmed" : "confirmation spent" });
      return added ? { page: "confirmed", status: 200 } : { page: "expired", status: 410 };
    }),
  );

  // Whoever holds a key that is whole is told the same, on the list or not.
  routes.get(paths.leave, (context) => guarded(context, async () => ({ page: "leave", status: 200 })));
  routes.post(paths.leave, (context) =>
    guarded(context, async (key) => {
      await ports.newsletter.leave(key);
      ports.log("info", { event: "left the list" });
      return { page: "left", status: 200 };
    }),
  );

  for (const [path, allowed] of [
    [paths.subscribe, "POST"],
    [paths.confirm, "GET, HEAD, POST"],
    [paths.leave, "GET, HEAD, POST"],
  ] as const) {
    routes.all(path, (context) => {
      context.header("Allow", allowed);
      return failWith(context, 405, {
        code: "method_not_allowed",
        message: `Only ${allowed} is answered here.`,
      });
    });
  }

  /** Stores a request, or says why not. */
  async function request(context: Context<FunctionsEnv>, fields: Fields): Promise<Answer> {
    const { requestId, client } = context.var;
    const typed = { name: textOf(fields.FNAME), email: textOf(fields.EMAIL) };
    const parsed = parseSubscription(fields);
    if ("fault" in parsed) {
      const { title, text } = parsed.missing ? newsletterNotices.missing : newsletterAnswers.mend;
      return again(422, title, text, { ...typed, error: parsed.missing ? text : parsed.fault });
    }
    try {
      const outcome = await ports.newsletter.request(parsed.form, client);
      ports.onStorage(false);
      ports.log("info", {
        event: `subscription ${outcome.kind}`,
        requestId,
        ...("id" in outcome && { id: outcome.id }),
      });
      if (outcome.kind === "limited") {
        context.header("Retry-After", String(outcome.retryAfterSeconds));
        return again(429, newsletterAnswers.tooMany.title, newsletterAnswers.tooMany.text, typed);
      }
      if (outcome.kind === "full") return unavailable(typed);
      if (outcome.kind === "stored" && outcome.state === "pending") ports.onStored();
      return { page: "asked", status: 200 };
    } catch (error) {
      failed(context, error);
      return unavailable(typed);
    }
  }

  /** Answers a link with a key in it, unless another site's page sent the visitor's browser there. */
  async function guarded(
    context: Context<FunctionsEnv>,
    answer: (key: string) => Promise<Answer>,
  ): Promise<Response> {
    const { headers, method } = context.req.raw;
    if (method === "POST" && hasForeignOrigin(headers, context.var.hosts)) {
      return say(context, again(403, newsletterAnswers.again.title, "Please press the button on this site."));
    }
    const key = context.req.query("key") ?? "";
    if (!isKey(key)) return say(context, { page: "broken", status: 400 });
    try {
      return await say(context, await answer(key));
    } catch (error) {
      failed(context, error);
      return say(context, unavailable({}));
    }
  }

  function failed(context: Context<FunctionsEnv>, error: unknown) {
    ports.onStorage(true);
    const { requestId } = context.var;
    ports.log("error", { event: "subscription could not be stored", requestId, ...describeError(error) });
  }

  function say(context: Context, { page, status, places }: Answer) {
    // The key in the address is for nobody else's ears. "no-referrer" would have browsers post the buttons
    // with the origin "null".
    context.header("Referrer-Policy", "strict-origin");
    const template = ports.answerTemplates[page];
    return answerPage(context, template, renderAnswer(template?.html, page, places), status);
  }

  return routes;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const again = (status: Status, title: string, text: string, places: Partial<AgainPlaces> = {}): Answer => ({
  page: "again",
  status,
  places: { ...places, title, text },
});

const unavailable = (typed: Partial<AgainPlaces>): Answer =>
  again(503, newsletterAnswers.again.title, newsletterAnswers.again.text, typed);
