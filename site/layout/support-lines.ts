import { business } from "#content/business";

/** The crisis line as plain text. */
export const crisisLine = business.sentences.crisis.replaceAll("\n", " ");

/** The support lines that the crisis line doesn't name. */
export const otherSupportLines = business.supportLines.filter(({ number }) => !crisisLine.includes(number));
