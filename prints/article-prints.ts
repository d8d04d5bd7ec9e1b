import type { drawnArticles } from "../domain/pictures.ts";
import type { Inks } from "./kit/inks.ts";
import type { Size } from "./kit/sheet.ts";
import { avenue } from "./pictures/articles/avenue.ts";
import { beanie } from "./pictures/articles/beanie.ts";
import { flyway } from "./pictures/articles/flyway.ts";
import { front } from "./pictures/articles/front.ts";
import { galahs } from "./pictures/articles/galahs.ts";
import { lanes } from "./pictures/articles/lanes.ts";
import { swans } from "./pictures/articles/swans.ts";
import { tracks } from "./pictures/articles/tracks.ts";
import { verandah } from "./pictures/articles/verandah.ts";

type Draw = (size: Size, inks: Inks) => string;

/** Draws each article's picture, by slug, for any size. */
export const articlePrints: Readonly<Record<string, Draw>> = {
  "meditation-anxiety-stress": front,
  "where-mindfulness-comes-from": flyway,
  "eyes-open-meditation": beanie,
  "no-time-for-meditation": lanes,
  "best-time-to-meditate": verandah,
  "meditation-myths": swans,
  "benefits-of-meditation": galahs,
  "how-meditation-changes-brain": tracks,
  "driving-meditation": avenue,
} satisfies Record<(typeof drawnArticles)[number], Draw>;
