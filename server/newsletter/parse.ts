import { z } from "zod";
import { fieldLimits, fieldMessages } from "../../content/contact-form.ts";
import { emailAddress, line, looksLikeSpam } from "../http/form-text.ts";
import type { Fields } from "../http/read-fields.ts";
import type { SubscriptionForm } from "./subscription.ts";

/** A name that is too long is the visitor's own affair: it is cut, not refused. */
const name = line.transform((text) => [...text].slice(0, fieldLimits.name).join(""));

export type ParsedForm =
  | { readonly form: SubscriptionForm }
  /** What is wrong with the address, and whether it is missing. */
  | { readonly fault: string; readonly missing: boolean };

/** Checks what was sent; what is missing or no text counts as empty. */
export function parseSubscription(fields: Fields): ParsedForm {
  const text = (field: string) => (typeof fields[field] === "string" ? fields[field] : "");
  const email = emailAddress.safeParse(text("EMAIL"));
  if (!email.success) {
    const fault = z.flattenError(email.error).formErrors[0] ?? fieldMessages.email.invalid;
    return { fault, missing: text("EMAIL").trim() === "" };
  }
  return {
    form: { name: name.parse(text("FNAME")), email: email.data, suspectedSpam: looksLikeSpam(fields) },
  };
}
