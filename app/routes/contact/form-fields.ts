import { type Draft, textFields } from "./submission.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the form by its name. */
export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | null;

/** What stands in the form. */
export function draftIn(form: HTMLFormElement): Draft {
  const text = (name: string) => fieldOf(form, name)?.value ?? "";
  return { name: text("name"), email: text("email"), interest: text("interest"), message: text("message") };
}

/** Puts a kept draft into the fields that are empty; the choice, only where nothing at all was typed. */
export function fillGaps(form: HTMLFormElement, draft: Draft): void {
  const untouched = textFields.every((name) => fieldOf(form, name)?.value === "");
  for (const name of textFields) {
    const field = fieldOf(form, name);
    if (field && field.value === "") field.value = draft[name];
  }
  const interest = fieldOf(form, "interest");
  if (interest && untouched && draft.interest) interest.value = draft.interest;
}
