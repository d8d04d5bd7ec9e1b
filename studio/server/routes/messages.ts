import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { longestAnswer } from "../../../domain/message.ts";
import { describeMessage, hasWords, summarise } from "../../business/site-client/describe-message.ts";
import { insertionsFrom } from "../../business/site-client/insertions.ts";
import { mostMessages } from "../../business/site-client/lists.ts";
import { isGoingOut, mailStateOf } from "../../business/site-client/mail-state.ts";
import { type AnswerDraft, marks } from "../../business/site-client/messages.ts";
import { askSiteMail } from "../../business/site-client/site-mail.ts";
import { keyOfAnswer } from "../../business/unsent.ts";
import { readHostChoice } from "../../engine/publish/hosts.ts";
import { readLastHost } from "../../engine/publish/live-site.ts";
import { Refusal } from "../../engine/refusal.ts";
import type { StudioDeps } from "../deps.ts";
import { type Failure, jsonBody } from "../failure.ts";

const tooLong = `An answer can have ${longestAnswer.toLocaleString("en-AU")} characters. Send it in two parts.`;

const draftSchema = z.object({
  text: z.string(),
  key: z.uuid(),
  after: z.string().optional(),
}) satisfies z.ZodType<AnswerDraft>;
/** `base`: what the window saw before. `typedAt`: it has held it while the studio was stopped. */
const keptBody = jsonBody(
  draftSchema.extend({ base: draftSchema.optional(), typedAt: z.number().optional() }),
);
// Kept as it was typed: the site takes the spaces around it away.
const answerSchema = draftSchema.extend({ text: z.string().regex(/\S/).max(longestAnswer) });
const answerBody = validator("json", (value: AnswerDraft, c) => {
  const parsed = answerSchema.safeParse(value);
  return parsed.success ? parsed.data : c.json<Failure, 400>({ message: tooLong }, 400);
});
const markBody = jsonBody(z.object({ as: z.enum(marks) }));

/** An id becomes an argument of a command and a file name. */
const idParam = validator("param", ({ id }: Partial<Record<string, string>>, c) => {
  const parsed = z.uuid().safeParse(id);
  return parsed.success
    ? { id: parsed.data }
    : c.json<Failure, 404>({ message: "There is no such message." }, 404);
});

const done = { ok: true } as const;

const deletedMeanwhile =
  "This message was deleted elsewhere, or isn’t in the copy of your site’s data that was put back. What you wrote to answer it wasn’t sent, and isn’t kept.";

/** Messages and answers. Visitors' words are text in the responses, never HTML. */
export function createMessagesRoutes(deps: StudioDeps) {
  const { project, journal, compileLive, now, messages, events } = deps;
  const draftOf = (id: string) => {
    const kept = journal.kept(keyOfAnswer(id));
    const draft = draftSchema.safeParse(kept?.value);
    return kept && draft.success ? { ...draft.data, savedAt: kept.at } : null;
  };
  /** Whether a message was deleted in another window: its person may be forgotten, and nothing of them may be kept again. */
  const isDeleted = async (id: string) => {
    const { value: stored, unreachable } = await messages.read();
    // Of more, the older ones aren't listed.
    const areAll = stored && !unreachable && stored.length < mostMessages;
    return areAll && !stored.some((one) => one.id === id);
  };

  /** Whether nothing is kept of an answer: of one that goes on, nobody waits until the messages are read. */
  const isNew = (id: string) => journal.kept(keyOfAnswer(id)) === undefined;

  return (
    new Hono()
      .get("/", async (c) => {
        const { value: stored = [], readAt, isMissing, unreachable } = await messages.read();
        return c.json({
          messages: stored.map(summarise),
          mail: mailStateOf(stored, now()),
          isGoingOut: isGoingOut(stored, now()),
          readAt,
          /** Such as on the owner's second computer. */
          areElsewhere: isMissing && (await readHostChoice(project)).kind === "this computer",
          unreachable,
        });
      })
      /** Which messages have all of some words, in what was written or answered. */
      .post("/find", jsonBody(z.object({ words: z.string().max(200) })), async (c) => {
        const { value: stored = [] } = await messages.read();
        return c.json({ ids: stored.filter(hasWords(c.req.valid("json").words)).map(({ id }) => id) });
      })
      /** Whether the site can send emails: asked while it sends none. */
      .get("/site", async (c) => c.json(await askSiteMail(project, readLastHost(journal.notes))))
      .get("/insertions", async (c) => {
        const { content } = await compileLive();
        return c.json(content ? insertionsFrom(content, now()) : null);
      })
      .post("/deliver-now", async (c) => {
        await messages.deliverNow();
        return c.json(done);
      })
      .get("/:id", idParam, async (c) => {
        const { id } = c.req.valid("param");
        const { value: stored } = await messages.read();
        const message = stored?.find((one) => one.id === id);
        return c.json({ message: message ? describeMessage(message) : null });
      })
      .get("/:id/draft", idParam, (c) => c.json({ kept: draftOf(c.req.valid("param").id) }))
      .put("/:id/draft", idParam, keptBody, async (c) => {
        const { id } = c.req.valid("param");
        if (isNew(id) && (await isDeleted(id)))
          return c.json({ savedAt: now(), kept: null, other: null, whyNotKept: deletedMeanwhile });
        const { base, typedAt, ...draft } = c.req.valid("json");
        const conflict = journal.keepUnsent(keyOfAnswer(id), "An answer", draft, { base, typedAt });
        const other = draftSchema.safeParse(conflict?.other).data;
        events.emit("unsent");
        return c.json({ savedAt: now(), kept: draftOf(id), other: other ?? null, whyNotKept: null });
      })
      .post("/:id/answer", idParam, answerBody, async (c) => {
        const { id } = c.req.valid("param");
        const answer = c.req.valid("json");
        if (isNew(id) && (await isDeleted(id))) throw new Refusal(deletedMeanwhile);
        // Kept first: the studio may be killed while the answer is on its way.
        journal.keepUnsent(keyOfAnswer(id), "An answer", answer, {});
        await messages.answer(id, answer).catch(async (error: unknown) => {
          if (!(await isDeleted(id))) throw error;
          journal.forget(keyOfAnswer(id));
          events.emit("unsent");
          throw new Refusal(deletedMeanwhile);
        });
        // Another window may have begun another one meanwhile.
        if (isDeepStrictEqual(journal.kept(keyOfAnswer(id))?.value, answer)) journal.drop(keyOfAnswer(id));
        events.emit("unsent");
        return c.json(done);
      })
      .post("/:id/retry-email", idParam, async (c) => {
        await messages.retryEmail(c.req.valid("param").id);
        return c.json(done);
      })
      .post("/:id/retry-answer", idParam, async (c) => {
        await messages.retryAnswer(c.req.valid("param").id);
        return c.json(done);
      })
      .post("/:id/mark", idParam, markBody, async (c) => {
        await messages.mark(c.req.valid("param").id, c.req.valid("json").as);
        return c.json(done);
      })
      .delete("/:id", idParam, async (c) => {
        const { id } = c.req.valid("param");
        await messages.remove(id);
        journal.forget(keyOfAnswer(id));
        events.emit("unsent");
        return c.json(done);
      })
  );
}
