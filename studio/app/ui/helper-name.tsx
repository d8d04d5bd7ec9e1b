import { useSession } from "../api/content.ts";

/**
 * Returns a function that puts the helper's name and number in the place of “whoever helps you” in a sentence; while the owner has
 * entered neither, the sentence stays as it is.
 */
export function useWithHelperName(): (sentence: string) => string {
  const { name, phone } = useSession().helper;
  const number = phone && ` (${phone})`;
  return (sentence) =>
    sentence.replace(/whoever helps(?: you)?(?: with the site)?/gi, (words) => (name || words) + number);
}

/** A sentence in which “whoever helps you” is the helper’s name and number. */
export const WithHelperName = ({ children }: { readonly children: string }) => useWithHelperName()(children);
