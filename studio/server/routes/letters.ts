import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { purposes } from "../../../domain/newsletter.ts";
import type { KeptLetter } from "../../mailroom/letters.ts";
import { MailroomError } from "../../mailroom/mailroom.ts";
import type { StudioDeps } from "../deps.ts";
import { explainFailure, type Failure } from "../failure.ts";

const letterSchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  text: z.string(),
  audience: z.enum(purposes),
}) satisfies z.ZodType<KeptLetter>;

const body = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  validator("json", (value, c) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : c.json<Failure, 400>({ message }, 400);
  });

const draftBody = body(letterSchema, "The letter can’t be kept.");
const wholeBody = body(
  letterSchema.extend({ subject: z.string().trim().min(1), text: z.string().trim().min(1) }),
  "The letter needs a subject and some words.",
);
const idBody = body(z.object({ id: z.uuid() }), "There is no such letter.");

const draftKey = "letter draft";
const done = { ok: true } as const;

/** Letters to the readers: the draft is in the journal, what is tested and sent on the site. */
export function createLettersRoutes({ journal, letters, events, now }: StudioDeps) {
  const readDraft = (): KeptLetter => {
    const kept = letterSchema.safeParse(journal.kept(draftKey)?.value);
    return kept.success ? kept.data : { id: randomUUID(), subject: "", text: "", audience: "letter" };
  };
  return new Hono()
    .onError((error, c) =>
      error instanceof MailroomError
        ? c.json<Failure, 502>({ message: error.message, detail: error.detail }, 502)
        : explainFailure(error, c),
    )
    .get("/draft", (c) => c.json(readDraft()))
    .put("/draft", draftBody, (c) => {
      journal.keep(draftKey, c.req.valid("json"));
      return c.json({ savedAt: now() });
    })
    .get("/", async (c) => c.json(await letters.read()))
    .post("/test", wholeBody, async (c) => {
      const letter = c.req.valid("json");
      journal.keep(draftKey, letter);
      await letters.test(letter);
      events.emit("letters");
      return c.json(done);
    })
    .post("/send", wholeBody, async (c) => {
      const letter = c.req.valid("json");
      journal.keep(draftKey, letter);
      await letters.send(letter);
      journal.drop(draftKey);
      events.emit("letters");
      return c.json(done);
    })
    .post("/stop", idBody, async (c) => {
      await letters.stop(c.req.valid("json").id);
      events.emit("letters");
      return c.json(done);
    });
}
