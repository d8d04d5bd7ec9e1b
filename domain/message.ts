import { cleanAddress, isAddress } from "./email-address.ts";

/* A message to the owner: its fields and limits, and what a form says of them. Form and server validate alike. */

/** Maximum lengths in characters. Together they fit into 16 KB in any alphabet. */
export const fieldLimits = { name: 200, email: 254, message: 4500 } as const;

/** The most characters of an answer to one. */
export const longestAnswer = 50_000;

/** The most seconds that a message may take from a slow phone to the server. The form waits as long as the server does. */
export const slowestMessageSeconds = 120;

/** The texts of the notices. The specification fixes them, except `tooLarge` and `invalidEmail`. */
export const notices = {
  missing: {
    title: "Missing information",
    text: "Please fill in your name, email, and message.",
  },
  failed: {
    title: "Error",
    text: "Failed to send message. Please try again or email directly.",
  },
  /** Beyond 256 KB, which only a form without scripts could send. */
  tooLarge: {
    title: "Not sent: too long",
    text: "This is far more than one message can carry, so the site has kept none of it. Press Back: your browser still has your words. Copy them into an email, or send them in parts.",
  },
  /** An address that nobody could answer. What to write stands at the field. */
  invalidEmail: {
    title: "Check your email address",
    text: "As it is, no answer would reach you. Everything you typed is still here.",
  },
  sent: {
    title: "Message sent!",
    text: "Thanks for reaching out. I’ll get back to you soon.",
  },
} as const;

/** Returns the notice for a message over the limit, which says when to try again. */
export function tooManyNotice(retryAfterSeconds: number): { readonly title: string; readonly text: string } {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    minutes === 1 ? "a minute" : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return {
    title: "Not sent yet",
    text: `Several messages came from your connection in a short time, so this one has to wait. Try again in ${wait}. Everything you typed is still here.`,
  };
}

/** The messages beside invalid fields. */
export const fieldMessages = {
  name: {
    missing: "Write your name, or whatever you like to be called",
    tooLong: "That’s too long for this box",
  },
  email: {
    missing: "Write your email address, such as name@example.com",
    invalid: "That doesn’t look like an email address. Write it like name@example.com",
    tooLong: "That’s longer than an email address can be",
  },
  message: {
    missing: "Write your message. A word or two is enough",
    tooLong: "That’s more than the 4,500 characters that fit. Nothing was cut: please send it in two.",
  },
} as const;

/** What the visitor has typed and selected. */
export type Draft = {
  readonly name: string;
  readonly email: string;
  readonly interest: string;
  readonly message: string;
};

/** The required fields, in the order of the form. */
export const textFields = ["name", "email", "message"] as const;

export type TextFieldName = (typeof textFields)[number];

/** An error message for each invalid field. */
export type FieldErrors = Partial<Record<keyof Draft, string>>;

/** Validates a draft. Whitespace alone counts as empty. */
export function validate(draft: Draft): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const error = errorOf(field, draft[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Returns what is wrong with the text of a field. */
export function errorOf(field: TextFieldName, typed: string): string | undefined {
  const text = field === "email" ? cleanAddress(typed) : typed.trim();
  if (text === "") return fieldMessages[field].missing;
  if (text.length > fieldLimits[field]) return fieldMessages[field].tooLong;
  return field === "email" && !isAddress(text) ? fieldMessages.email.invalid : undefined;
}

/** Returns the first field of the form that has an error. */
export const firstInvalid = (errors: FieldErrors): TextFieldName | undefined =>
  textFields.find((field) => errors[field]);

/** Returns the notice for an invalid draft. An empty field takes precedence over any other error. */
export function noticeFor(
  draft: Draft,
  errors: FieldErrors,
): { readonly title: string; readonly text: string } {
  if (textFields.some((field) => draft[field].trim() === "")) return notices.missing;
  const first = firstInvalid(errors);
  if (errors.email === fieldMessages.email.invalid && first === "email") return notices.invalidEmail;
  return first ? { title: notices.failed.title, text: errors[first] ?? "" } : notices.failed;
}
