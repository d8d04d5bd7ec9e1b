import { expect, test } from "vitest";
import { youtubeId } from "./videos.ts";

const id = "aqz-KE-bpKQ";

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&v=${id}&t=90s`,
  `http://m.youtube.com/watch?v=${id}&feature=share`,
  `https://youtu.be/${id}?si=abc&t=10`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}?start=5`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://studio.youtube.com/video/${id}/edit`,
  `www.youtube.com/watch?v=${id}`,
  ` youtu.be/${id}\n`,
  id,
])("takes %s", (link) => {
  expect(youtubeId(link)).toBe(id);
});

test.each([
  "",
  "a video",
  "https://www.youtube.com/@stillwater",
  "https://vimeo.com/76979871",
  `https://youtube.com.example.org/watch?v=${id}`,
])("refuses %s", (link) => {
  expect(youtubeId(link)).toBeUndefined();
});
