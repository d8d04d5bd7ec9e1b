import { useSession } from "../api/content.ts";

/** Returns what says a sentence with the name and number of whoever helps, as far as they are put in. */
export function useSaid(): (sentence: string) => string {
  const { name, phone } = useSession().helper;
  const number = phone && ` (${phone})`;
  return (sentence) =>
    sentence.replace(/whoever helps(?: you)?(?: with the site)?/gi, (words) => (name || words) + number);
}

/** A sentence of the studio’s that may name whoever helps. */
export const Said = ({ children }: { readonly children: string }) => useSaid()(children);
