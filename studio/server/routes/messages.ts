import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { longestAnswer } from "../../../domain/message.ts";
import { readHostChoice } from "../../core/publish/hosts.ts";
import { describeMessage, summarise } from "../../mailroom/describe-message.ts";
import { insertionsFrom } from "../../mailroom/insertions.ts";
import { isGoingOut, mailStateOf } from "../../mailroom/mail-state.ts";
import { type AnswerDraft, marks } from "../../mailroom/mailroom.ts";
import { askSiteMail } from "../../mailroom/site-mail.ts";
import type { StudioDeps } from "../deps.ts";
import type { Failure } from "../failure.ts";

const tooLong = `An answer can have ${longestAnswer.toLocaleString("en-AU")} characters. Send it in two parts.`;

const json = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  validator("json", (value, c) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : c.json<Failure, 400>({ message }, 400);
  });

const draftSchema = z.object({ text: z.string(), key: z.uuid() }) satisfies z.ZodType<AnswerDraft>;
/** `typedAt`: a window has held it while the studio was stopped. */
const heldBody = json(draftSchema.extend({ typedAt: z.number().optional() }), "The answer can’t be kept.");
const answerBody = json(draftSchema.extend({ text: z.string().trim().min(1).max(longestAnswer) }), tooLong);
const markBody = json(z.object({ as: z.enum(marks) }), "The studio has no such mark.");

/** An id becomes an argument of a command and a file name. */
const idParam = validator("param", ({ id }: Partial<Record<string, string>>, c) => {
  const parsed = z.uuid().safeParse(id);
  return parsed.success
    ? { id: parsed.data }
    : c.json<Failure, 404>({ message: "There is no such message." }, 404);
});

const done = { ok: true } as const;

/** Messages and answers. Visitors' words are text in the responses, never HTML. */
export function createMessagesRoutes({ project, journal, readLive, remember, now, mailroom }: StudioDeps) {
  const draftKey = (id: string) => `answer ${id}`;
  const draftOf = (id: string, answers: readonly { readonly id: string }[]) => {
    const kept = journal.kept(draftKey(id));
    const draft = draftSchema.safeParse(kept?.value);
    if (!kept || !draft.success) return null;
    // A save that was late: these words are stored as an answer already.
    if (answers.some((answer) => answer.id === draft.data.key)) return null;
    return { ...draft.data, savedAt: kept.at };
  };

  return (
    new Hono()
      .get("/", async (c) => {
        const { messages, readAt, isMissing, unreachable } = await mailroom.read();
        return c.json({
          messages: messages.map(summarise),
          mail: mailStateOf(messages, now()),
          isGoingOut: isGoingOut(messages, now()),
          readAt,
          /** Such as on the owner's second computer. */
          areElsewhere: isMissing && (await readHostChoice(project)).kind === "this computer",
          unreachable,
        });
      })
      /** Whether the site can send emails: asked while it sends none. */
      .get("/site", async (c) => c.json(await askSiteMail(project)))
      .get("/insertions", async (c) => c.json(insertionsFrom(await readLive(), now(), remember) ?? null))
      .post("/deliver-now", async (c) => {
        await mailroom.deliverNow();
        return c.json(done);
      })
      .get("/:id", idParam, async (c) => {
        const { id } = c.req.valid("param");
        const { messages } = await mailroom.read();
        const message = messages.find((one) => one.id === id);
        return c.json({
          message: message ? describeMessage(message) : null,
          draft: draftOf(id, message?.answers ?? []),
        });
      })
      .put("/:id/draft", idParam, heldBody, (c) => {
        const key = draftKey(c.req.valid("param").id);
        const { typedAt, ...draft } = c.req.valid("json");
        const kept = journal.keepNewest(key, "An answer", draft, typedAt);
        if (draftSchema.safeParse(kept?.value).data?.text.trim() === "") journal.drop(key);
        return c.json({ savedAt: kept?.at ?? now(), kept: draftOf(c.req.valid("param").id, []) });
      })
      .post("/:id/answer", idParam, answerBody, async (c) => {
        const { id } = c.req.valid("param");
        const answer = c.req.valid("json");
        // Kept first: the studio may be killed while the answer is on its way.
        journal.keep(draftKey(id), answer);
        await mailroom.answer(id, answer);
        // Another window may have begun another one meanwhile.
        if (isDeepStrictEqual(journal.kept(draftKey(id))?.value, answer)) journal.drop(draftKey(id));
        return c.json(done);
      })
      .post("/:id/mail-again", idParam, async (c) => {
        await mailroom.mailAgain(c.req.valid("param").id);
        return c.json(done);
      })
      .post("/:id/answer-again", idParam, async (c) => {
        await mailroom.answerAgain(c.req.valid("param").id);
        return c.json(done);
      })
      .post("/:id/mark", idParam, markBody, async (c) => {
        await mailroom.mark(c.req.valid("param").id, c.req.valid("json").as);
        return c.json(done);
      })
      .delete("/:id", idParam, (c) => {
        mailroom.remove(c.req.valid("param").id);
        return c.json(done);
      })
      .post("/:id/undo-delete", idParam, (c) =>
        c.json({ isBack: mailroom.undoRemove(c.req.valid("param").id) }),
      )
  );
}
