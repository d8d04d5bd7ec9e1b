/** Returns a placeholder in a prerendered template, which the server replaces (`server/http/html.ts`). */
export const placeholder = (name: string): string => `[[${name}]]`;
