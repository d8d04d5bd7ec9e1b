import type { Term } from "../../content-schema/schedule.ts";
import type { Session } from "./scheduled-terms.ts";
import scheduledTerms from "./scheduled-terms.ts?evaluated";
import { termId } from "./terms.ts";

/** Returns the sessions of a term. */
export const sessionsOf = (term: Term): readonly Session[] =>
  scheduledTerms.find(({ id }) => id === termId(term))?.sessions ?? [];
