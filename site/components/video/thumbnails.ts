import type { VideoItem } from "../../../content-model/schema/videos.ts";

const prints = import.meta.glob<string>("../../pictures/{lesson,practice}-*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

type Pictured = Pick<VideoItem, "slug" | "thumbnail">;

const printOf = ({ slug }: Pictured, inks = ""): string | undefined =>
  prints[`../../pictures/practice-${slug}${inks}.svg`] ?? prints[`../../pictures/lesson-${slug}${inks}.svg`];

/** Returns the URL of a video's thumbnail: the owner's picture, or its print, or any print. Always on this site. */
export const thumbnailOf = (item: Pictured): string =>
  item.thumbnail || (printOf(item) ?? printOf({ slug: "see-hear-feel" }) ?? "");

/** Returns the URL of its print in dark inks, unless it has the owner's picture. */
export const darkThumbnailOf = (item: Pictured): string | undefined =>
  item.thumbnail ? undefined : (printOf(item, "-dark") ?? printOf({ slug: "see-hear-feel" }, "-dark"));

export const thumbnailSizes = {
  practice: { width: 480, height: 600 },
  lesson: { width: 560, height: 315 },
} as const;
