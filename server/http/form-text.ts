import { z } from "zod";
import { fieldLimits, fieldMessages } from "../../app/routes/contact/form-messages.ts";
import type { Fields } from "./read-fields.ts";

/** A form sent faster than this comes from a robot. In milliseconds. */
const fastestHuman = 2000;

/** A single line: control characters and line breaks, which could break a header, become spaces. */
export const singleLine = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim(),
);

/** Several lines, without control characters other than tab and line feed. */
export const multiLine = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim(),
);

/** Deliberately lenient, for addresses in any alphabet. It only excludes characters that could end an address. */
const addressPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u;

export const emailAddress = singleLine.pipe(
  z
    .string()
    .min(1, fieldMessages.email.missing)
    // Abort: the pattern takes quadratic time.
    .max(fieldLimits.email, { error: fieldMessages.email.tooLong, abort: true })
    .regex(addressPattern, fieldMessages.email.invalid),
);

/** Returns whether the honeypot was filled in, or the form was sent faster than people type. */
export const looksLikeSpam = ({ website, elapsedMs }: Fields): boolean =>
  (typeof website === "string" && website.trim() !== "") || isTooFast(elapsedMs);

/** Forms sent without scripts have no measured time. */
function isTooFast(elapsed: unknown): boolean {
  if (elapsed === undefined || elapsed === "" || elapsed === null) return false;
  const milliseconds = Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds < fastestHuman;
}
