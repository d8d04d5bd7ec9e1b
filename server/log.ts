/** Something that happened, as one line of JSON. Never a message's text, never an address. */
export type LogEntry = { readonly event: string; readonly [detail: string]: unknown };

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

/** Writes entries to standard output, errors to standard error. */
export const logToConsole: Log = (level, entry) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...entry });
  if (level === "error") console.error(line);
  else console.info(line);
};

/** What may be logged of anything that was thrown: its kind, code and message, without addresses. */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: withoutAddresses(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  return { error: withoutAddresses(error.message), ...(code && { code: String(code) }) };
}

const longestText = 300;

/**
 * Mail servers like to repeat the address that they refused. An answer, or the path of a request, can be as long as
 * somebody pleases: word by word, it takes no longer than it is long, where a pattern with an @ in its middle took
 * the square of that.
 */
export const withoutAddresses = (text: string): string =>
  text
    .split(/([\s<>"(),;:]+)/)
    .map((word) => (word.includes("@") ? "[address]" : word))
    .join("")
    .slice(0, longestText);
