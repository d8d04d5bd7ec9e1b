import { brainReferences } from "./references/brain.ts";
import { drivingReferences } from "./references/driving.ts";
import { healthReferences } from "./references/health.ts";
import { historyReferences } from "./references/history.ts";
import { practiceReferences } from "./references/practice.ts";
import { unifiedMindfulnessReferences } from "./references/unified-mindfulness.ts";

export type { Reference } from "./references/reference.ts";

/** All sources by id. Articles cite them as `<Cite id="galante-2021" />`. */
export const references = {
  ...unifiedMindfulnessReferences,
  ...healthReferences,
  ...brainReferences,
  ...practiceReferences,
  ...drivingReferences,
  ...historyReferences,
} as const;

export type ReferenceId = keyof typeof references;
