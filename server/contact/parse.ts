import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defaultInterest, fieldLimits, fieldMessages, interests } from "../../content/contact-form.ts";
import { emailAddress, line, lines, looksLikeSpam } from "../http/form-text.ts";
import type { Submission } from "./message.ts";

const schema = z.object({
  name: line.pipe(
    z.string().min(1, fieldMessages.name.missing).max(fieldLimits.name, fieldMessages.name.tooLong),
  ),
  email: emailAddress,
  interest: z.preprocess(
    (value) => value || defaultInterest,
    z.enum(interests, "Choose one of the interests that the form offers"),
  ),
  message: lines.pipe(
    z.string().min(1, fieldMessages.message.missing).max(fieldLimits.message, fieldMessages.message.tooLong),
  ),
});

/** The fields that a visitor fills in. */
export type FieldName = keyof z.infer<typeof schema>;

export type Parsed =
  | { readonly submission: Submission }
  | { readonly faults: Partial<Record<FieldName, string>>; readonly values: Record<FieldName, string> };

/**
 * Checks what was sent, from JSON or from a form alike.
 *
 * @param fields the fields by name; what is missing or no text counts as empty
 * @returns the submission, or what is wrong with which field beside the values as they came
 */
export function parseSubmission(fields: Readonly<Record<string, unknown>>): Parsed {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const values = {
    name: text("name"),
    email: text("email"),
    interest: text("interest"),
    message: text("message"),
  };
  const result = schema.safeParse(values);
  if (!result.success) return { faults: firstFaults(result.error), values };
  return {
    submission: {
      ...result.data,
      submissionId: z.uuid().safeParse(fields.submissionId).data?.toLowerCase() ?? randomUUID(),
      suspectedSpam: looksLikeSpam(fields),
    },
  };
}

function firstFaults(error: z.ZodError): Partial<Record<FieldName, string>> {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const issue of error.issues) faults[issue.path[0] as FieldName] ??= issue.message;
  return faults;
}
