import { fieldLimits, fieldMessages, notices } from "../../../content/contact-form.ts";

/** What a visitor has typed and chosen, as it stands in the form. */
export type Draft = {
  readonly name: string;
  readonly email: string;
  readonly interest: string;
  readonly message: string;
};

/** The fields that have to be filled in, in the order in which they stand on the card. */
export const textFields = ["name", "email", "message"] as const;

export type TextFieldName = (typeof textFields)[number];

export type Faults = Partial<Record<TextFieldName, string>>;

/** An address needs something before an @ and a name with a dot after it. The server looks closer. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** What has to be mended before a draft can go. Blanks count as empty. */
export function findFaults(draft: Draft): Faults {
  const faults: Faults = {};
  for (const field of textFields) {
    const text = draft[field].trim();
    if (text === "") faults[field] = fieldMessages[field].missing;
    else if (text.length > fieldLimits[field]) faults[field] = fieldMessages[field].tooLong;
    else if (field === "email" && !address.test(text)) faults.email = fieldMessages.email.invalid;
  }
  return faults;
}

/** The first field on the card that has a fault. */
export const firstFaulty = (faults: Faults): TextFieldName | undefined =>
  textFields.find((field) => faults[field]);

/** The notice for a draft with faults: an empty field has one of its own. */
export function noticeFor(draft: Draft, faults: Faults): { readonly title: string; readonly text: string } {
  if (textFields.some((field) => draft[field].trim() === "")) return notices.missing;
  const first = firstFaulty(faults);
  return first ? { title: notices.failed.title, text: faults[first] ?? "" } : notices.failed;
}

/**
 * Gives the same id for the same draft, and a new one after any edit: so sending twice is harmless, and
 * a changed message is another message.
 *
 * @param previous the id given before, with the draft that it was given to
 * @param makeId makes a UUID
 */
export function submissionIdFor(
  draft: Draft,
  previous: { readonly id: string; readonly draft: Draft } | undefined,
  makeId: () => string = randomUuid,
): string {
  const same = previous && JSON.stringify(previous.draft) === JSON.stringify(draft);
  return same ? previous.id : makeId();
}

/** A random UUID, also where the page came by plain http and `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
