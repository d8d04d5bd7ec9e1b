import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

/** The body of every response that isn't OK. */
export type Failure = {
  /** A sentence for the owner. */
  readonly message: string;
  /** The exact words of a program, for a helper. */
  readonly detail?: string;
};

/** Turns an error that no route handled into a sentence for the owner, and its exact words. */
export function explainFailure(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  const failure: Failure = {
    message: "Something went wrong in the studio. The live site is as it was.",
    detail: error.stack ?? String(error),
  };
  return c.json(failure, 500);
}
