import type { PublishedChange } from "../content/change.ts";

/** The last line of the studio's own commits. */
export const trailer = "Published-by: studio";

/** Returns the message of a commit: a subject in plain words, and a trailer that tells it from one that was made by hand. */
export function messageOf([first, ...rest]: readonly PublishedChange[]): string {
  const more = rest.length > 0 ? ` and ${rest.length} more` : "";
  const subject = first ? `Change ${first.label}${more}` : "Keep the site as it is";
  return `${subject.replace(/\s+/g, " ")}\n\n${trailer}\n`;
}

/** Whether the studio made a commit. */
export const isPublished = (message: string): boolean => message.trimEnd().endsWith(`\n\n${trailer}`);
