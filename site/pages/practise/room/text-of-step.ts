import { plainText } from "../../../../content-model/schema/prose.ts";
import type { PracticeStep } from "../../../../content-model/schema/videos.ts";

/** Returns a step as it is read aloud. */
export const textOfStep = ({ heading, text, otherwise }: PracticeStep): string =>
  [`${heading}.`, plainText(text), otherwise ? plainText(otherwise) : ""].join(" ").trim();
