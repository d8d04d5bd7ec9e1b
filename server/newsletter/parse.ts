import { z } from "zod";
import { fieldLimits, fieldMessages } from "../../domain/message.ts";
import { type Purpose, purposeOf } from "../../domain/newsletter.ts";
import { emailAddress, looksLikeSpam, singleLine } from "../http/form-text.ts";
import { type Fields, textOf } from "../http/read-fields.ts";

/** A request for the newsletter, validated and normalised. */
export type SubscriptionForm = {
  /** Optional; empty if not given. */
  readonly name: string;
  readonly email: string;
  readonly purpose: Purpose;
  readonly suspectedSpam: boolean;
};

/** A name that is too long is cut, not refused. */
const name = singleLine.transform((text) => [...text].slice(0, fieldLimits.name).join(""));

export type ParsedForm =
  | { readonly form: SubscriptionForm }
  /** The error of the email address, and whether the field is empty. */
  | { readonly error: string; readonly missing: boolean };

/** Parses the fields of the newsletter form. */
export function parseSubscription(fields: Fields): ParsedForm {
  const typed = textOf(fields.EMAIL);
  const email = emailAddress.safeParse(typed);
  if (!email.success) {
    const error = z.flattenError(email.error).formErrors[0] ?? fieldMessages.email.invalid;
    return { error, missing: typed.trim() === "" };
  }
  return {
    form: {
      name: name.parse(textOf(fields.FNAME)),
      email: email.data,
      purpose: purposeOf(textOf(fields.purpose)),
      suspectedSpam: looksLikeSpam(fields),
    },
  };
}
