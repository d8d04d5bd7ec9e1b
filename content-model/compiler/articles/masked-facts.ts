/* An article is parsed with its placeholders masked: MDX would read their braces as code. */

/** Stand for the braces of placeholders: as long, so that places stay, and punctuation, too. */
export const factOpens = "⦃⦃";
const factCloses = "⦄⦄";

/** A masked placeholder, with its name as the only group. The time to look for one grows with the text, not faster. */
export const masked = /⦃⦃\s*(?!\s)((?:[^⦃⦄\n]*[^⦃⦄\s])?)\s*⦄⦄/g;

/** Masks the placeholders of a text. */
export const maskFacts = (text: string): string =>
  text.replace(/\{\{([^{}\n]*)\}\}/g, (_, name: string) => `${factOpens}${name}${factCloses}`);

/** Gives masked placeholders their own braces again. */
export const unmaskFacts = (text: string): string => text.replace(masked, (_, name: string) => `{{${name}}}`);
