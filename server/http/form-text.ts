import { z } from "zod";
import { cleanAddress, invisible, isAddress } from "../../domain/email-address.ts";
import { fieldLimits, fieldMessages, type TextFieldName } from "../../domain/message.ts";
import { type Fields, textOf } from "./request.ts";

/**
 * A single line: control characters and line breaks, which could break a header, become spaces. The start of an encoded
 * word is split: mail programs would decode it and show another name.
 */
export const singleLine = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(invisible, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim(),
);

/** Several lines, without control characters other than tab and line feed, and without those that reverse text. */
export const multiLine = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]|\p{Bidi_Control}/gu, "")
    .trim(),
);

/** A required field of a message, within its limit. */
export const required = (field: TextFieldName) =>
  z
    .string()
    .min(1, fieldMessages[field].missing)
    // Abort: an address that is too long has one error.
    .max(fieldLimits[field], { error: fieldMessages[field].tooLong, abort: true });

/** An address, mended where that is safe. */
export const emailAddress = singleLine
  .transform(cleanAddress)
  .pipe(required("email").refine(isAddress, fieldMessages.email.invalid));

/** Returns whether the honeypot was filled in. Speed is no sign: browsers fill in forms at once. */
export const looksLikeSpam = ({ website }: Fields): boolean => textOf(website).trim() !== "";
