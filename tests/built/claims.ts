/**
 * Claims that the law forbids: to treat a condition, to promise an outcome, to have proof.
 * The patterns are deliberately broad; legitimate uses are listed below with their reason.
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

/** Reviewed uses: a sentence with one of these phrases is allowed. */
export const reviewed: readonly { readonly phrase: string; readonly because: string }[] = [
  {
    phrase: "not medical or psychological advice or treatment",
    because: "the health notice",
  },
  {
    phrase: "Keep taking prescribed medication",
    because: "the health notice, on not stopping medication",
  },
  { phrase: "it’s education, not treatment", because: "rules treatment out, and a rebate with it" },
  { phrase: "teaching, not therapy", because: "rules therapy out" },
  { phrase: "Is it therapy?", because: "the question; its answer is no" },
  {
    phrase: "one mindfulness program (mindfulness-based cognitive therapy)",
    because: "names the program that was studied",
  },
  { phrase: "as with other psychological treatments", because: "what a study compared its harms with" },
];
