import { stringify } from "csv-stringify/sync";
import { plural } from "../../app/ui/plural.ts";
import type { StoredMessage } from "../../server/contact/store.ts";
import type { DeliveryState } from "../../server/delivery/outbox.ts";
import { settingsErrorPrefix } from "../../server/delivery/settings-error.ts";
import { columns } from "../terminal/columns.ts";
import { clip, formatTime } from "../terminal/format.ts";

const stateLabels = {
  pending: "pending",
  delivered: "delivered",
  dead_lettered: "REJECTED",
  quarantined: "quarantined",
} as const;

/** Formats messages as a table, one line each. */
export function formatList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    formatTime(message.receivedAt),
    stateLabels[message.state] + (message.suspectedSpam ? ", spam?" : ""),
    clip(`${message.name} <${message.email}>`, 40),
    message.interest,
    clip(message.message, 40),
  ]);
  return columns(rows);
}

/** Formats messages in full. */
export const formatMessages = (messages: readonly StoredMessage[]): string =>
  messages.map(formatMessage).join(`\n\n${"-".repeat(40)}\n\n`) || "No messages.";

function formatMessage(message: StoredMessage): string {
  const facts = [
    ["Id", message.id],
    ["Received", formatTime(message.receivedAt)],
    ["From", `${message.name} <${message.email}>`],
    ["Interest", message.interest],
    ["State", stateLabels[message.state] + (message.suspectedSpam ? ", suspected spam" : "")],
    ["Attempts", String(message.attempts)],
    ["Delivered", message.deliveredAt ? formatTime(message.deliveredAt) : ""],
    ["Possible duplicates", message.possibleDuplicates > 0 ? String(message.possibleDuplicates) : ""],
    ["Last error", formatLastError(message.lastError ?? "")],
  ].filter(([, value]) => value);
  return [...facts.map(([label, value]) => `${label}: ${value}`), "", message.message].join("\n");
}

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
export const toCsv = (messages: readonly StoredMessage[]) =>
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
