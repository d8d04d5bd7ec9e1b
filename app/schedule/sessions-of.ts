import type { Term } from "../../content/schedule.ts";
import type { Session } from "./scheduled-terms.ts";
import scheduledTerms from "./scheduled-terms.ts?evaluated";

/** Returns the sessions of a term. */
export const sessionsOf = (name: Term["name"]): readonly Session[] =>
  scheduledTerms.find((term) => term.name === name)?.sessions ?? [];
