import { z } from "zod";
import { isDay } from "../../domain/calendar-day.ts";
import { formatFullDate } from "../../domain/format-date.ts";
import { date, group, id, text, wholeNumber } from "./fields.ts";

const idPattern = /^[\w-]{11}$/;

/** Words such as “mindfulness”: an id is made by chance. */
const words = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[-_](?:[A-Z]?[a-z]+|[A-Z]+))*$/;

/** Returns the id of a video, from any form of its link on YouTube or the id alone; undefined if it is neither. */
export function youtubeId(text: string): string | undefined {
  const link = text.trim();
  if (idPattern.test(link) && !words.test(link)) return link;
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname, searchParams } = new URL(whole);
  const [first = "", second = ""] = pathname.split("/").slice(1);
  const isLong = /^(?:(?:www|m|music|studio)\.)?youtube(?:-nocookie)?\.com$/.test(hostname);
  const inPath = /^(?:shorts|embed|live|v|video)$/.test(first) ? second : "";
  const id = isLong ? (searchParams.get("v") ?? inPath) : /^(?:www\.)?youtu\.be$/.test(hostname) ? first : "";
  // As long as an id, and the word for a playlist.
  return idPattern.test(id) && id !== "videoseries" ? id : undefined;
}

/** Follows a text that isn't the link of a video. */
const noVideo =
  "isn’t the whole link to one video on YouTube, and the pages can play no other. On YouTube, press Share below the video, then Copy";

const link = z.string().transform((text, context) => {
  const id = youtubeId(text);
  if (id !== undefined) return id;
  context.addIssue({ code: "custom", message: noVideo });
  return z.NEVER;
});

/** Where the video is. Both are needed: search engines ask for the day. */
const youtube = group(
  "Video on YouTube",
  {
    link: link.meta({
      title: "Link",
      kind: "text",
      verbatim: true,
      help: "Copied from YouTube: any link to the video will do.",
    }),
    published: date("Published on", { help: "The day on which it came out there." }),
  },
  {
    whenEmpty:
      "Paste the link to the video, and put in its day. Until then the page shows its written version.",
    words: {
      call: () => undefined,
      describe: ({ link, published }) =>
        `${link}, ${isDay(String(published)) ? formatFullDate(String(published)) : "no day yet"}`,
      isWhole: true,
    },
  },
).transform(({ link, published }) => ({ id: link, published }));

/** The fields that practices and lessons have in common. Both have a written version, which exists even before the video does. */
export const video = {
  slug: id("Part of its URL"),
  youtube: youtube.optional(),
  title: text("Title", { max: 80 }),
  description: text("Description", { max: 160 }),
  minutes: wholeNumber("Length", { min: 1, max: 120, unit: "minutes" }),
  thumbnail: text("Your own picture", {
    max: 120,
    help: "A file in public/photos/, such as /photos/feel-rest.jpg.",
  })
    .meta({ kind: "picture" })
    .optional(),
};

/** A practice or a lesson, as far as it is a video. */
export type VideoItem = z.output<z.ZodObject<typeof video>>;
