/* What a list says of people who no longer want letters, as Mailchimp, Ghost, Substack, listmonk and spreadsheets write it. */

/** Whether the person wants letters, by a cell; undefined if it says nothing of it. Empty cells say no where others say yes. */
export type Answer = "no" | "yes" | "empty" | undefined;

const no =
  /^(?:(?:un|non) ?subscribed?|cancell?ed|(?:(?:hard|soft) )?bounced?|complain(?:ed|t)|spam(?: complaint)?|abuse|(?:block|black)(?:ed|listed?)|(?:e ?mail )?disabled|suppressed|opt(?:ed)? out|inactive|deleted|removed|cleaned|left|archived|declined|denied|refused|rejected|revoked|withdrawn|stop(?:ped)?|(?:do not|never) (?:e ?mail|mail|contact))$/;
const yes =
  /^(?:true|yes|y|x|1|✓|✔|on|active|subscribed|enabled|confirmed|verified|opt(?:ed)? in|current|granted)$/;
const blank = /^(?:[-–—]*|n\/?a|null|nil|none|never|false|no|n|off|0|0000.*)$/;
const negative = /^(?:false|no|n|off)$/;
const date =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}\.? [a-z]{3,9}\.? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})/i;

/** Headers of columns that hold something only for those who left. */
const leaving =
  /\b(?:unsub\w*|un subscri\w*|cancel\w*|bounc\w*|complain\w*|abuse|spam|block\w*|black\w*|suppress\w*|disabled|opt(?:ed)? ?out|left|clean|delet\w*|remov\w*|do not \w+)\b/;
/** Headers of columns that say who wants letters. */
const wanting =
  /\b(?:subscri\w*|opt(?:ed)? ?in|e ?mailable|accepts?|receives?|consent\w*|permission|marketing|newsletters?|status|enabled|active|letters?|mailings?)\b/;
/** Headers of columns that identify something, whatever else they say: “unsubscribe link”. */
const identifying = / (?:id|ip|key|link|source|token|url)$/;
/** Headers of columns about other ways to reach people. */
const otherWays = /\b(?:sms|texts?|phone|mobile|calls?|whatsapp|post|postal)\b/;

/** Returns a header or a value as words: “subscribed_to_emails” as “subscribed to emails”. */
export const inWords = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();

/** Returns the words to show for a value: days of leaving are many, and say the same. */
export const shownValue = (value: string) => (date.test(value) ? "a date" : value);

/** Returns what a cell says below a header. Without one, it is undefined. What isn't a clear yes is a no. */
export function answerOf(header: string | undefined, cell: string): Answer {
  const value = inWords(cell);
  const saysNo = cell.split(/:::|[,;|]/).some((part) => no.test(inWords(part)));
  const title = inWords(header ?? "");
  if (identifying.test(title) || otherWays.test(title)) return undefined;
  if (leaving.test(title)) return blank.test(value) || /^(?:https?|mailto):/.test(value) ? undefined : "no";
  if (saysNo) return "no";
  // A consent in the owner's words, or its day, is one.
  const isConsent = /\bconsent/.test(title);
  if (negative.test(value) && (header === undefined || isConsent)) return "no";
  if (isConsent && (value === "0" || value === "none")) return "no";
  if (header === undefined || isConsent) return undefined;
  if (!wanting.test(title) || date.test(cell)) return undefined;
  if (value === "") return "empty";
  return yes.test(value) ? "yes" : "no";
}
