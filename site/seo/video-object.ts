import { Temporal } from "temporal-polyfill";
import { timeZone } from "#content/schedule";
import type { VideoItem } from "../../content-model/schema/video.ts";
import { embedUrl } from "../components/video/player.ts";
import { thumbnailOf } from "../components/video/thumbnail.tsx";
import { publicUrl } from "./public-url.ts";
import type { StructuredData } from "./structured-data.ts";

/** Search engines ask for a time with its zone; of a video, only the day is known. */
const uploadDate = (day: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant().toString();

/** Describes the videos that the page of a path plays, except those that aren’t on YouTube yet. */
export function videoObjects(items: readonly VideoItem[], path: string): StructuredData[] {
  return items
    .flatMap(({ youtube, ...item }) => (youtube ? [{ ...item, ...youtube }] : []))
    .map((item) => ({
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: item.title,
      description: item.description,
      url: publicUrl(`${path}#${item.slug}`),
      thumbnailUrl: publicUrl(thumbnailOf(item)),
      uploadDate: uploadDate(item.published),
      duration: `PT${item.minutes}M`,
      embedUrl: embedUrl(item.id),
    }));
}
