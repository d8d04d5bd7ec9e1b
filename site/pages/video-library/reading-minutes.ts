import { plainText } from "../../../content-model/schema/prose.ts";
import type { Lesson } from "../../../content-model/schema/videos.ts";
import { wordsPerMinute } from "../../../domain/format-text.ts";

/** Returns how long a lesson takes to read, in minutes. */
export function readingMinutes({ written }: Lesson): number {
  const texts = [written.moment, ...written.parts.map(({ text }) => text), written.tryThis];
  const words = texts.flatMap((text) => plainText(text).split(/\s+/)).length;
  return Math.ceil(words / wordsPerMinute);
}
