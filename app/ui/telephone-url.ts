/** Returns the URL that calls a number written with spaces. */
export const telephoneUrl = (number: string) => `tel:${number.replaceAll(" ", "")}`;
