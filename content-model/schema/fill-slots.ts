/**
 * Fills the slots of a text, such as `{{term.name}}` (`slots` in `fields.ts`).
 *
 * @throws if a slot has no value
 */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (slot, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ${slot}`);
    return String(value);
  });
}
