import type { ReactNode } from "react";

const shortCompounds = /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,9}(?:-[\p{L}\p{N}]{1,6})+(?![\p{L}\p{N}-]))/u;

/** Keeps short compounds such as “20-minute” on one line: browsers break lines after a hyphen. One element, as in a flex box. */
export function unbroken(words: ReactNode): ReactNode {
  if (typeof words !== "string" || !shortCompounds.test(words)) return words;
  const parts = words.split(shortCompounds).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: prerendered words never change their order
      <span key={index} className="nowrap">
        {part}
      </span>
    ),
  );
  return <span>{parts}</span>;
}

/**
 * Joins a short last word to a short one before it, so that it doesn’t stand alone on a line. Long words stay free for
 * balanced lines and narrow screens, and so do headings of two words.
 */
export const withoutWidow = (heading: string): string =>
  heading.replace(/(?<=\s\S{1,8})\s(?=\S{1,6}$)/, "\u00a0");
