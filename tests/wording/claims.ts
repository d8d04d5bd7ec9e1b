/**
 * What the law, and decency, keep out of the site: claims to treat, promises of an outcome, proof that
 * is none. The patterns are wide on purpose; a use that is right is entered below with its reason.
 */
const conditions =
  "(?:anxiety|anxious\\w*|stress|depression|panic|insomnia|burnout|pain|trauma|ptsd|adhd|worry|sleeplessness)";

export const claims: readonly RegExp[] = [
  /\b(?:treat(?:s|ed|ing|ments?)?|cur(?:e[sd]?|ing)|heal(?:s|ed|ing)?)\b/i,
  /\b(?:therap(?:y|ies|eutic|ists?)|clinical(?:ly)?|prescri(?:bed?|ptions?)|patients?|diagnos\w+|medicines?)\b/i,
  /\b(?:proven|proves?|guarantee\w*|science says|scientifically|evidence-based|miracle|life-changing|transform\w*)\b/i,
  new RegExp(
    `\\b(?:reduc\\w+|eas(?:e[sd]?|ing)|reliev\\w+|relief from|stop\\w*|fix\\w*|beat\\w*|banish\\w*|eliminat\\w+|overcom\\w+|conquer\\w*|get rid of|end)\\s+(?:(?:your|the|my|their)\\s+)?${conditions}`,
    "i",
  ),
  /\balternative to (?:medication|medicine|therapy|treatment)\b/i,
  /\bsafe for (?:everyone|anyone|all)\b/i,
  /\btrauma[- ]informed\b/i,
  /\b(?:accredited|certified|endorsed|registered)\b/i,
  /\b(?:will|you’ll) (?:feel|be) (?:calmer|happier|better|less (?:stressed|anxious))\b/i,
];

/** Uses that were read and are right. A sentence may stay if it holds one of these phrases. */
export const reviewed: readonly { readonly phrase: string; readonly because: string }[] = [
  {
    phrase: "not medical or psychological advice or treatment",
    because: "the notice that says what this is not",
  },
  {
    phrase: "Keep taking prescribed medication",
    because: "the same notice; it asks nobody to stop anything",
  },
  { phrase: "It’s education, not treatment", because: "says what it is not, and that there is no rebate" },
  { phrase: "Is it therapy?", because: "the question; its answer is no" },
];

/** What several pages say in the same words, and should. */
export const shared: readonly { readonly phrase: string; readonly because: string }[] = [
  { phrase: "General information and education only", because: "the notice on health" },
  { phrase: "call Lifeline on 13 11 14", because: "the same words wherever somebody may need them" },
  { phrase: "(opens in a new tab)", because: "the name of a link" },
];
