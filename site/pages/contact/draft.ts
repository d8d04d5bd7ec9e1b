import { fieldLimits, fieldMessages, notices } from "./form-messages.ts";

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
export type FieldErrors = Partial<Record<TextFieldName, string>>;

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
