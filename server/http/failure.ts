import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The body of an error response: fixed wording, never an internal cause. */
export type Failure = {
  readonly code: string;
  readonly message: string;
  /** Errors by field name. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Responds with a failure as JSON. */
export function failWith(context: Context, status: ContentfulStatusCode, failure: Failure): Response {
  return context.json({ error: { fields: {}, ...failure } }, status);
}

/** Responds 405. `allowed` lists the methods, as in the `Allow` header. */
export function methodNotAllowed(context: Context, allowed: string): Response {
  context.header("Allow", allowed);
  return failWith(context, 405, {
    code: "method_not_allowed",
    message: `Method not allowed. Use ${allowed}.`,
  });
}
