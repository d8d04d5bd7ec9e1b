import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { validator } from "hono/validator";
import type { z } from "zod";
import { diskFull, isDiskFull } from "../engine/project.ts";
import { Refusal } from "../engine/refusal.ts";

/** The body of every response that isn't OK. */
export type Failure = {
  /** A sentence for the owner. */
  readonly message: string;
  /** The exact words of a program, for a helper. */
  readonly detail?: string;
};

/**
 * Turns an error into a sentence alone, for windows that aren't in: the exact words of a program are for the owner.
 */
export function explainToAnyone(error: Error, c: Context): Response {
  if (error instanceof HTTPException || error instanceof Refusal) return explainFailure(error, c);
  console.error(error);
  return c.json({ message: sentenceFor(error) } satisfies Failure, 500);
}

const sentenceFor = (error: Error) =>
  isDiskFull(error) ? diskFull : "Something went wrong in the studio. Try again.";

/** Turns an error into a sentence for the owner, and its exact words. Any but a refusal is the studio's own. */
export function explainFailure(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof Refusal) {
    const { message, detail } = error;
    return c.json({ message, ...(detail && { detail }) } satisfies Failure, 409);
  }
  console.error(error);
  const detail = error.stack ?? String(error);
  const isFull = isDiskFull(error);
  const what = isFull ? diskFull : "Something went wrong in the studio.";
  const failure: Failure = { message: `${what} The live site is as it was.`, detail };
  return c.json(failure, isFull ? 507 : 500);
}

/** Checks the JSON body of a request; `c.req.valid("json")` returns it. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  validator("json", (value: z.input<Schema>, c) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const failure: Failure = {
      message: "The studio didn’t understand this window. Reload the page.",
      detail: parsed.error.message,
    };
    return c.json(failure, 400);
  });
