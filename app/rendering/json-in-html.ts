/** Serialises data for a script element. With `<` escaped, no text in it can end the element. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
