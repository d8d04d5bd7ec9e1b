/* What a list says of people who no longer want letters, as newsletter programs and spreadsheets write it. */

/**
 * Whether the person wants letters, by a cell; undefined if it says nothing of it. “noted” is a day or words that tell of a yes;
 * “unclear” is a value that only the owner can explain. Empty cells say no where others say yes; they are unclear where others are,
 * and where a day or words may tell of a yes, unless another cell of the person does.
 */
export type Answer = "no" | "yes" | "noted" | "empty" | "unclear" | undefined;

/** Values that say no in any column. */
const no = new RegExp(
  `^(?:${[
    "(?:un|non|not|never|not yet) ?(?:subscribed?|confirmed|verified|activated|active|deliverable|opted ?in|consented|agreed)",
    "(?:un|non|not) ?marketing(?: contact)?|no (?:consent|permissions?(?: set)?)|transactional",
    "cancell?ed|(?:(?:hard|soft) )?bounced?|cleaned|complain(?:ed|t)|abuse",
    "spam(?:my| complaint)?|marked as spam|junk|(?:block|black)(?:ed|listed?)",
    "(?:e ?mail )?disabled|suppressed|excluded|opt(?:ed)? ?out|inactive|deleted|removed|trash(?:ed)?|left|archived",
    "declined|denied|refused|rejected|revoked|withdrawn|stop(?:ped)?|(?:do not|never) (?:e ?mail|mail|contact)",
  ].join("|")})$`,
);
/** What people pay doesn't matter: each of them gets the letter. */
const yes =
  /^(?:true|t|yes|y|x|1|✓|✔|on|active|subscribed|enabled|confirmed|verified|opt(?:ed)? ?in|current|granted|express|free|paid|comp|premium|regular|marketing contact)$/;
const blank = /^(?:[-–—]*|\[\]|\{\}|n\/?a|null|nil|none|never|false|f|no|n|off|0|0000.*)$/;
const negative = /^(?:false|f|no|n|off|✗|✘|no[,. ]? ?(?:thanks|thank you))$/;
const date =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}\.? [a-z]{3,9}\.? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})/i;

/** Words in a note, a tag or a heading of somebody who may have left, or never agreed. */
const tellsOfLeaving =
  /\bunsub|\b(?:do not|don[’']t|no|no more|never)(?: (?:send|any|further|more))* (?:e ?mail|mail|contact|newsletter|letter|marketing)s?\b|\bopt(?:ed|s|ing)? ?out\b|\boff (?:(?:the|our|my|this|your) )?(?:\w+ )?list\b|\bremov\w* from\b|\bno longer\b|\bleft (?:in|on|the)\b|\bstop(?:ped|s)?\b/;

/** Headers of columns that hold something only for those who left. Some programs write their words together. */
const leaving =
  /unsub|un subscri|bounce|complain|suppress|blacklist|blocklist|exclud|archiv|opt(?:ed)? ?out|disabled|\b(?:cancel\w*|abuse|spam|block\w*|left|clean|delet\w*|remov\w*|stop\w*|do not \w+|dnc)\b/;
/** Headers of columns that say who wants letters. */
export const wanting =
  /\b(?:subscri\w*|opt(?:ed)? ?in|e ?mailable|accepts?|receives?|permission|marketing|newsletters?|status|enabled|active|letters?|mailings?)\b/;
/** Headers that have to do with letters, and don't say which way. */
const mailing = /campaign|mailing|newsletter|subscri|marketing|permission|gdpr/;
/** Headers of columns that say who wants letters, or where somebody lives. */
const stateOrPlace = /^(?:(?:e ?mail|contact|member|reader|account|list) )?state$/;
const australianState =
  /^(?:act|nsw|nt|qld|sa|tas|vic|wa|australian capital territory|new south wales|northern territory|queensland|south australia|tasmania|victoria|western australia)$/;
/** Headers of questions about emails, and of whether an address was confirmed: a no there may be one to letters. */
const asking =
  /\b(?:e ?mail(?:s|ed|ing)?|promo\w*|offers?|updates?|news|contacted|to contact|informed|in touch|hear from|confirm\w*|verif\w*)\b/;
/** Headers of columns with the day of a yes, or whether there was one. The studio itself says “The day they agreed”. */
export const dayOfYes =
  /\bconfirm\w*|\b(?:subscri\w*|opt(?:ed)? ?in|signed up|agreed) (?:time|date|day|on|at|since)$|\b(?:date|day|when)(?: they)? agreed$|^agreed$/;
/** Headings above the people who want letters. */
const staying = /^(?:subscribers?|subscribed|active|current|readers?|newsletter|mailing list)\b/;
/** Headers of columns about what people pay. */
const paying = /\b(?:active subscription|paid|paying|plan|tier|stripe|payment|trial|cancel date|expiry)\b/;
/** Headers of columns that identify something, or measure it, whatever else they say: “unsubscribe link”. */
const identifying =
  / (?:id|ip|key|link|source|token|url|count|rate|score|rating)$|^(?:list|source|tags?|private)$| name$|deliverab/;
/** Headers of columns about other ways to reach people, or about emails that aren't letters. */
const otherWays =
  /\b(?:account e ?mails?|transactional|sms|texts?|phone|mobile|calls?|whatsapp|post|postal|to track|tracking|confirmation emails?|reminders?|receipts?|invoices?)\b/;
/** In a consent in the owner's words, what may mean that there is none. */
const doubt =
  /\b(?:no|not|never|without|pending|until|await\w*|wait\w*|hold|request\w*|invit\w*|un\w+|\w+n[’']t)\b/;

/** Values in a column of those who left that say that somebody hasn't. */
const stayed = /^(?:subscribed|active|valid|deliverable)$/;

/** Returns a header or a value as words: “subscribed_to_emails” as “subscribed to emails”. */
export const inWords = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();

/** Returns the words to show for a value: days of leaving are many, and say the same. */
export const shownValue = (value: string) => (date.test(value) ? "a date" : value);

/** Without what a header says in brackets: “Subscription source (free)” is a source. */
export const titleOf = (header: string) => inWords(header).replace(/ ?\([^()]*\)$/, "");

/** Whether a title is about another way to reach people, about what they pay, or about what identifies something. */
export const isOfAnother = (title: string) =>
  [otherWays, identifying, paying].some((pattern) => pattern.test(title));

/** Whether a column says who wants letters, or who left. */
export function isAboutLetters(header: string): boolean {
  const title = titleOf(header);
  if (isOfAnother(title)) return false;
  return [leaving, wanting, mailing, /consent/].some((pattern) => pattern.test(title));
}

/**
 * Returns what a cell says below a header; undefined without one.
 *
 * @param isOnly whether no column is about letters: then what people pay, or a no below a question that we don't know, may be all that
 *   the table says of who wants them
 */
export function answerOf(header: string | undefined, cell: string, isOnly = false): Answer {
  const value = inWords(cell);
  const title = titleOf(header ?? "");
  if (otherWays.test(title)) return undefined;
  const isLink = /^(?:https?|mailto):/.test(value);
  if (leaving.test(title) && !identifying.test(title) && !paying.test(title))
    return blank.test(value) || stayed.test(value) || isLink ? undefined : "no";
  if (!paying.test(title)) {
    if (cell.split(/:::|[,;|]/).some((part) => no.test(inWords(part)))) return "no";
    if (!isLink && tellsOfLeaving.test(value)) return "unclear";
  }
  if (header === undefined) return negative.test(value) ? "no" : undefined;
  if (identifying.test(title)) return undefined;
  if (paying.test(title)) return isOnly && value !== "" ? "unclear" : undefined;
  if (/consent/.test(title)) return consentIn(value, cell);
  if (stateOrPlace.test(title)) return stateIn(value);
  const isDayOfYes = dayOfYes.test(title);
  const isWanting = wanting.test(title);
  if (!(isWanting || isDayOfYes || mailing.test(title)))
    return (isOnly || asking.test(title)) && negative.test(value) ? "unclear" : undefined;
  if (date.test(cell)) return "noted";
  if (value === "") return "empty";
  // Such a column may hold numbers, too: 0 stands for no day.
  if (isDayOfYes && !isWanting)
    return yes.test(value)
      ? "noted"
      : /^(?:0|never)$/.test(value) || negative.test(value)
        ? "unclear"
        : undefined;
  if (!isWanting) return "unclear";
  if (yes.test(value)) return "yes";
  return blank.test(value) ? "no" : "unclear";
}

/** Whether an empty cell below a header leaves open that there ever was a yes. */
export const mayTellOfYes = (header: string): boolean =>
  !isOfAnother(titleOf(header)) && (dayOfYes.test(titleOf(header)) || /consent/.test(titleOf(header)));

/** Returns what a line by itself says of the people below it; undefined if it's no heading about that. */
export function answerOfHeading(heading: string): Answer {
  const words = inWords(heading).replace(/[:.]$/, "");
  if (no.test(words)) return "no";
  if (leaving.test(words) || tellsOfLeaving.test(words)) return "unclear";
  return staying.test(words) ? "yes" : undefined;
}

function stateIn(value: string): Answer {
  if (australianState.test(value)) return undefined;
  if (/^(?:[-–—]*|n\/?a)$/.test(value)) return "empty";
  return yes.test(value) ? "yes" : "unclear";
}

/** A consent in the owner's words, or its day, is one. */
function consentIn(value: string, cell: string): Answer {
  if (value === "") return "empty";
  if (yes.test(value)) return "yes";
  if (date.test(cell)) return "noted";
  if (blank.test(value)) return "no";
  return value.includes(" ") && !doubt.test(value) ? "noted" : "unclear";
}
