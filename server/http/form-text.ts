import { z } from "zod";
import { fieldLimits, fieldMessages } from "../../content/contact-form.ts";
import type { Fields } from "./read-fields.ts";

/** Faster than this, from page to sending, is no visitor. In milliseconds. */
const fastestHuman = 2000;

/** One line: whatever would break a header or a list becomes a space. */
export const line = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim(),
);

/** Several lines, without control characters but tab and new line. */
export const lines = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim(),
);

/** Deliberately generous, for letters of any alphabet; only what could end an address is kept out. */
const addressPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u;

/** An email address, with what to say of one that is none. */
export const emailAddress = line.pipe(
  z
    .string()
    .min(1, fieldMessages.email.missing)
    // What is too long is not looked at any further: the pattern takes the square of its length.
    .max(fieldLimits.email, { error: fieldMessages.email.tooLong, abort: true })
    .regex(addressPattern, fieldMessages.email.invalid),
);

/** Whether the field that people do not see was filled, or the form sent faster than anybody types. */
export const looksLikeSpam = ({ website, elapsedMs }: Fields): boolean =>
  (typeof website === "string" && website.trim() !== "") || isTooFast(elapsedMs);

/** Only a time that was measured counts: a form without script sends none. */
function isTooFast(elapsed: unknown): boolean {
  if (elapsed === undefined || elapsed === "" || elapsed === null) return false;
  const milliseconds = Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds < fastestHuman;
}
