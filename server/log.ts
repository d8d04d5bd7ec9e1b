/** One event. Must never contain the text of a message, nor an email or network address. */
export type LogEntry = { readonly event: string; readonly [detail: string]: unknown };

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

/** Logs one line of JSON: to standard output, errors to standard error. */
export const logToConsole: Log = (level, entry) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...entry });
  if (level === "error") console.error(line);
  else console.info(line);
};

/** Returns what may be logged of a thrown value: its code and message, without addresses. */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: withoutAddresses(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  return { error: withoutAddresses(error.message), ...(code && { code: String(code) }) };
}

/** Returns where an error was thrown, without addresses: only the log has it, never a response. */
export const stackOf = (error: unknown): { stack?: string } =>
  error instanceof Error && error.stack ? { stack: withoutAddresses(error.stack, 2000) } : {};

const maxLength = 300;

/**
 * Replaces email addresses, which mail servers repeat in their errors, and cuts long text. Works word by word: a pattern
 * with an @ in its middle takes quadratic time.
 */
export const withoutAddresses = (text: string, longest = maxLength): string =>
  text
    .split(/([\s<>"(),;:]+)/)
    .map((word) => (word.includes("@") ? "[address]" : word))
    .join("")
    .slice(0, longest);
