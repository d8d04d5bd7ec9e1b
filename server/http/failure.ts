import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** What a caller is told when something is wrong: fixed wording, never a cause from inside. */
export type Failure = {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
};

/** Answers a failure as JSON. */
export function failWith(context: Context, status: ContentfulStatusCode, failure: Failure): Response {
  return context.json({ error: { fields: {}, ...failure } }, status);
}
