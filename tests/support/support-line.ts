import { business } from "#content/business";

/** Returns a support line by its name. The crisis line needs those called Emergency and Lifeline. */
export function supportLine(name: string) {
  const found = business.supportLines.find((line) => line.name === name);
  if (!found) throw new Error(`There is no support line called ${name}`);
  return found;
}
