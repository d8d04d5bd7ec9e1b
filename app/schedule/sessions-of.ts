import type { Term } from "../../content/schedule.ts";
import type { Session } from "./intakes.ts";
import intakes from "./intakes.ts?evaluated";

/** Returns the sessions of a term. */
export const sessionsOf = (name: Term["name"]): readonly Session[] =>
  intakes.find((intake) => intake.name === name)?.sessions ?? [];
