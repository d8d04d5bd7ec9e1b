import { plural } from "../domain/format-text.ts";
import type { Answer } from "../server/answers/store.ts";
import type { ArchivedMessage } from "../server/contact/archive.ts";
import { ownerRefusesPrefix, settingsErrorPrefix } from "../server/delivery/settings-error.ts";
import { clip, columns, formatTime } from "./format.ts";

const stateLabels = {
  pending: "pending",
  delivered: "delivered",
  dead_lettered: "REJECTED",
  unsure: "UNSURE",
  to_check: "to check",
} as const;

/** Formats messages as a table, one line each. */
export function formatList(messages: readonly ArchivedMessage[]): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id,
    formatTime(message.receivedAt),
    stateLabels[message.state] + answerNote(message),
    clip(`${message.name} <${message.email}>`, 40),
    clip(message.message, 40),
  ]);
  return columns(rows);
}

const answerLabels = {
  pending: "answer pending",
  delivered: "answered",
  unsure: "answer UNSURE",
  dead_lettered: "answer REJECTED",
  replaced: "answer rejected, replaced",
} as const;

/** What became of the last answer, or how the message was closed. */
function answerNote({ answers, closedAs }: ArchivedMessage): string {
  const last = answers.findLast(({ state }) => state !== "replaced");
  const note = last ? answerLabels[last.state] : closedAs?.replace("-", " ");
  return note ? `, ${note}` : "";
}

/** Formats a message in full. */
export function formatMessage(message: ArchivedMessage): string {
  const facts = [
    ["Id", message.id],
    ["Received", formatTime(message.receivedAt)],
    ["From", `${message.name} <${message.email}>`],
    ["Interest", message.interest],
    ["State", stateLabels[message.state] + answerNote(message) + (message.suspectedSpam ? ", spam?" : "")],
    ["Named to you", message.namedAt && message.state === "to_check" ? formatTime(message.namedAt) : ""],
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

/** Formats the last error; for one that only settings or owner can end, an explanation precedes the mail server's words. */
const formatLastError = (error: string) =>
  error.startsWith(ownerRefusesPrefix)
    ? `your own mail server refuses it: is your mailbox full?\n  Cause: ${error.slice(ownerRefusesPrefix.length)}`
    : formatSettingsError(error);

const formatSettingsError = (error: string) =>
  error.startsWith(settingsErrorPrefix)
    ? `the mail server refuses the settings: npm run test-mail says which one\n  Cause: ${error.slice(settingsErrorPrefix.length)}`
    : error;
