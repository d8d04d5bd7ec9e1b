/** Returns a web address as it is kept: one that is typed from “www.” on gets its https://. Undefined for no text. */
export function typedAddress(text: string): string | undefined {
  const bare = text.trim();
  return (/^www\./i.test(bare) ? `https://${bare}` : text) || undefined;
}
