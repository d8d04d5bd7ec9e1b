import { business } from "#content/business";
import { layout } from "#content/layout";
import { plainText } from "../../content-model/schema/prose.ts";

/** The crisis line as plain text. */
export const crisisLine = layout.crisisLine.map(plainText).join(" ");

/** The support lines that the crisis line doesn't name. */
export const otherSupportLines = business.supportLines.filter(({ number }) => !crisisLine.includes(number));
