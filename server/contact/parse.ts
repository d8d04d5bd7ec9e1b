import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defaultInterest, fieldLimits, fieldMessages, interests } from "../../content/contact-form.ts";
import type { Submission } from "./message.ts";

/** Faster than this, from page to sending, is no visitor. In milliseconds. */
const fastestHuman = 2000;

/** One line: whatever would break a header or a list becomes a space. */
const line = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim(),
);

/** Several lines, without control characters but tab and new line. */
const lines = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim(),
);

/** Deliberately generous, for letters of any alphabet; only what could end an address is kept out. */
const addressPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u;

const schema = z.object({
  name: line.pipe(
    z.string().min(1, fieldMessages.name.missing).max(fieldLimits.name, fieldMessages.name.tooLong),
  ),
  email: line.pipe(
    z
      .string()
      .min(1, fieldMessages.email.missing)
      .max(fieldLimits.email, fieldMessages.email.tooLong)
      .regex(addressPattern, fieldMessages.email.invalid),
  ),
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
      suspectedSpam: text("website").trim() !== "" || isTooFast(fields.elapsedMs),
    },
  };
}

/** Only a time that was measured counts: a form without script sends none. */
function isTooFast(elapsed: unknown): boolean {
  if (elapsed === undefined || elapsed === "" || elapsed === null) return false;
  const milliseconds = Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds < fastestHuman;
}

function firstFaults(error: z.ZodError): Partial<Record<FieldName, string>> {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const issue of error.issues) faults[issue.path[0] as FieldName] ??= issue.message;
  return faults;
}
