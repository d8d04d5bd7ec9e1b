/** Returns a placeholder in a prerendered template, which the server replaces (`fillSlots` in `server/http/response.ts`). */
export const placeholder = (name: string): string => `[[${name}]]`;
