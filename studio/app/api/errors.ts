/** The studio refused, or something went wrong in it. The message is a sentence for the owner. */
export class StudioError extends Error {
  override readonly name = "StudioError";
  readonly status: number;
  /** The exact words of a program, for a helper. */
  readonly detail: string | undefined;

  constructor(message: string, status: number, detail?: string) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

/** The studio doesn't answer, or doesn't let this window in. What it was asked may have been done even so. */
export class LostTouchError extends Error {
  override readonly name = "LostTouchError";
}
