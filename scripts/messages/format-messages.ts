import { stringify } from "csv-stringify/sync";
import { plural } from "../../domain/words.ts";
import type { Answer } from "../../server/answers/store.ts";
import type { ArchivedMessage } from "../../server/contact/archive.ts";
import type { DeliveryState } from "../../server/delivery/outbox.ts";
import { settingsErrorPrefix } from "../../server/delivery/settings-error.ts";
import { clip, columns, formatTime } from "../terminal/format.ts";

const stateLabels = {
  pending: "pending",
  delivered: "delivered",
  dead_lettered: "REJECTED",
  quarantined: "quarantined",
} as const;

/** Formats messages as a table, one line each. */
export function formatList(messages: readonly ArchivedMessage[]): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    formatTime(message.receivedAt),
    stateLabels[message.state] + (message.suspectedSpam ? ", spam?" : "") + answerNote(message),
    clip(`${message.name} <${message.email}>`, 40),
    message.interest,
    clip(message.message, 40),
  ]);
  return columns(rows);
}

const answerLabels = {
  pending: "answer pending",
  delivered: "answered",
  dead_lettered: "answer REJECTED",
  replaced: "answer rejected, replaced",
} as const;

/** What became of the last answer, or how the message was closed. */
function answerNote({ answers, closedAs }: ArchivedMessage): string {
  const last = answers.findLast(({ state }) => state !== "replaced");
  const note = last ? answerLabels[last.state] : closedAs?.replace("-", " ");
  return note ? `, ${note}` : "";
}

/** Formats messages in full. */
export const formatMessages = (messages: readonly ArchivedMessage[]): string =>
  messages.map(formatMessage).join(`\n\n${"-".repeat(40)}\n\n`) || "No messages.";

function formatMessage(message: ArchivedMessage): string {
  const facts = [
    ["Id", message.id],
    ["Received", formatTime(message.receivedAt)],
    ["From", `${message.name} <${message.email}>`],
    ["Interest", message.interest],
    ["State", stateLabels[message.state] + (message.suspectedSpam ? ", suspected spam" : "")],
    ["Attempts", String(message.attempts)],
    ["Delivered", message.deliveredAt && !message.readAt ? formatTime(message.deliveredAt) : ""],
    ["Read without an email", message.readAt ? formatTime(message.readAt) : ""],
    ["Possible duplicates", message.possibleDuplicates > 0 ? String(message.possibleDuplicates) : ""],
    ["Last error", formatLastError(message.lastError ?? "")],
  ].filter(([, value]) => value);
  return [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    "",
    message.message,
    ...(message.closedAs && message.closedAt
      ? ["", `Marked ${message.closedAs}, ${formatTime(message.closedAt)}`]
      : []),
    ...message.answers.flatMap(formatAnswer),
  ].join("\n");
}

const formatAnswer = ({ state, storedAt, deliveredAt, attempts, lastError, text }: Answer) => [
  "",
  `Answer of ${formatTime(storedAt)}: ${answerLabels[state]}${deliveredAt ? ` ${formatTime(deliveredAt)}` : ""}, ${plural(attempts, "attempt")}`,
  ...(lastError ? [`Last error: ${formatLastError(lastError)}`] : []),
  "",
  text,
];

/** Formats the last error; for one that only the settings can fix, the explanation precedes the mail server's words. */
const formatLastError = (error: string) =>
  error.startsWith(settingsErrorPrefix)
    ? `the mail server refuses the settings: npm run test-mail says which one\n  Cause: ${error.slice(settingsErrorPrefix.length)}`
    : error;

/** Formats a number of messages by state: "Deleted 3 messages: 2 quarantined, 1 delivered." */
export function formatCounts(verb: string, counts: Partial<Record<DeliveryState, number>>): string {
  const states = (Object.keys(stateLabels) as DeliveryState[]).filter((state) => counts[state]);
  const total = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const details = states.map((state) => `${counts[state]} ${stateLabels[state]}`).join(", ");
  return `${verb} ${plural(total, "message")}${details && `: ${details}`}.`;
}

/** Escapes formulas: visitors' text must not run in the owner's spreadsheet. */
export const toCsv = (messages: readonly ArchivedMessage[]) =>
  stringify(
    messages.map((message) => ({ ...message, receivedAt: new Date(message.receivedAt).toISOString() })),
    {
      header: true,
      bom: true,
      escape_formulas: true,
      columns: ["id", "receivedAt", "state", "suspectedSpam", "name", "email", "interest", "message"],
      cast: { boolean: (value) => (value ? "yes" : "no") },
    },
  );
