/** What the error page says about an error. */
export type ErrorDescription = {
  /** An HTTP status, where there is one. */
  readonly status?: number | undefined;
  readonly message: string;
  readonly stack?: string | undefined;
};

/** Describes anything that was thrown: a route error of the framework, an `Error`, or any other value. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  if (error && typeof error === "object" && "status" in error && "statusText" in error) {
    return { status: Number(error.status), message: String(error.statusText) };
  }
  return { message: String(error) };
}
