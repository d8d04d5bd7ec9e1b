/** What a program that runs the site's commands must tell apart: `npm run messages -- ... --json` prints it. */
export type ErrorCode =
  | "NO_DATABASE"
  | "NOT_FOUND"
  | "OTHER_ANSWER"
  | "NOT_TESTED"
  | "ALREADY_SENT"
  | "TOO_MANY"
  | "NO_READERS"
  | "RESTORED"
  | "SETTINGS";

/** An error with a code for programs; its message is for people. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
