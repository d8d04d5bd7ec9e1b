/* A message to the owner: its fields and limits, and what a form says of them. Form and server validate alike. */

/** Maximum lengths in characters. Together they fit into 16 KB in any alphabet. */
export const fieldLimits = { name: 200, email: 254, message: 4500 } as const;

/** The most characters of an answer to one. */
export const longestAnswer = 50_000;

/** The texts of the notices. The specification fixes them, except `tooLarge`. */
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
  sent: {
    title: "Message sent!",
    text: "Thanks for reaching out. I'll get back to you soon.",
  },
} as const;

/** The messages beside invalid fields. */
export const fieldMessages = {
  name: {
    missing: "Your name, or whatever you like to be called",
    tooLong: "That’s longer than this box can carry",
  },
  email: {
    missing: "I need an address to write back to",
    invalid: "That doesn’t look like an email address. Try name@example.com",
    tooLong: "That’s longer than an email address can be",
  },
  message: {
    missing: "A word or two is enough",
    tooLong: "That’s more than fits on one card. Please send it in two",
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

/** Deliberately lenient, for addresses in any alphabet. It only excludes characters that could end an address. */
export const addressPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u;

/** Something before an @, and a name with a dot after it. The server checks more closely. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Validates a draft. Whitespace alone counts as empty. */
export function validate(draft: Draft): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of textFields) {
    const text = draft[field].trim();
    if (text === "") errors[field] = fieldMessages[field].missing;
    else if (text.length > fieldLimits[field]) errors[field] = fieldMessages[field].tooLong;
    else if (field === "email" && !emailPattern.test(text)) errors.email = fieldMessages.email.invalid;
  }
  return errors;
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
  return first ? { title: notices.failed.title, text: errors[first] ?? "" } : notices.failed;
}
