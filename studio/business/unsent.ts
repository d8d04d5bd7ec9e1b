import type { Purpose } from "../../domain/newsletter.ts";

/* Where the journal keeps what is written and not sent yet. */

/** @param id the message's */
export const keyOfAnswer = (id: string): string => `answer ${id}`;

export const keyOfLetter = (audience: Purpose): string => `letter ${audience}`;
