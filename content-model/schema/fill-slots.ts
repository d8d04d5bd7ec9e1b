/**
 * Texts that depend on the current time, so that no built page can state them. As placeholders they can stand in prose
 * only; without scripts they read as given here, which never becomes false.
 */
export const liveTexts = {
  "sundayClass.nextDay": "Every Sunday",
  "sundayClass.nextDate": "Every week",
  "sundayClass.bookingDay": "the Tuesday before",
} as const;

export type LiveText = keyof typeof liveTexts;

/** Fills the slots of a text, such as `{{term.name}}` (`slots` in `fields.ts`). Throws if one has no value. */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (slot, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ${slot}`);
    return String(value);
  });
}
