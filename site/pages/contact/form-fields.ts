import { type Draft, textFields } from "../../../domain/message.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a field of the form by its name. */
export const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

/** Reads the form's fields. */
export function readDraft(form: HTMLFormElement): Draft {
  const text = (name: string) => fieldOf(form, name)?.value ?? "";
  return { name: text("name"), email: text("email"), interest: text("interest"), message: text("message") };
}

/** Copies a draft into the empty fields; the interest only if nothing at all has been typed. */
export function fillEmptyFields(form: HTMLFormElement, draft: Draft): void {
  const isUntouched = textFields.every((name) => fieldOf(form, name)?.value === "");
  for (const name of textFields) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = draft[name];
  }
  const interest = fieldOf(form, "interest");
  if (interest && isUntouched && draft.interest) interest.value = draft.interest;
}
