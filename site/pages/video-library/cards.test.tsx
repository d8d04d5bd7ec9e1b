import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lesson } from "../../../content-model/schema/lessons.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import { lesson, practice } from "../../components/video/test-videos.ts";
import { Entries } from "../../kit/parts.tsx";
import { lessonEntry, PracticeCard, readingMinutes } from "./entries.tsx";

const id = "aqz-KE-bpKQ";
const youtube = { id, published: "2027-02-14" };

const cards = {
  practice: (item: Practice) => <PracticeCard practice={item} position="1/7" first={false} />,
  lesson: (item: Lesson) => <Entries of={[lessonEntry(item)]} />,
};
const html = (card: React.ReactNode) => renderToStaticMarkup(card);
const playButtons = (text: string) =>
  [...text.matchAll(/<button[^>]*data-play="([^"]*)"/g)].map(([, to]) => to);

describe("with a video", () => {
  it.each([html(cards.practice({ ...practice, youtube })), html(cards.lesson({ ...lesson, youtube }))])(
    "plays it from the card and its button, and links to it without script",
    (text) => {
      expect(playButtons(text)).toEqual([id, id]);
      expect(text).toMatch(/<h3[^>]*><button/);
      expect(text).toContain(
        `<noscript><a href="https://www.youtube.com/watch?v=${id}" target="_blank" rel="noopener">`,
      );
      expect(text).not.toMatch(/<iframe|Do it now|Read it,/);
    },
  );
});

describe("without a video", () => {
  it.each([html(cards.practice(practice)), html(cards.lesson(lesson))])(
    "links the card to the written version; only a small button mentions the video and its length",
    (text) => {
      expect(playButtons(text)).toEqual([""]);
      expect(text).toMatch(/<button[^>]*>Video, 5 min </);
      expect(text).not.toMatch(/<h3[^>]*><button|<noscript>|Play /);
    },
  );

  it("leads to doing the practice, or to reading the lesson, and says how long that takes", () => {
    const done = html(cards.practice(practice));
    expect(done).toMatch(/href="\/practise#count-breaths"[^>]*>Do it now, 5 min/);
    const read = html(cards.lesson(lesson));
    expect(read).toMatch(/href="\/short-lessons#why-count"[^>]*>Read it, 1 min/);
  });
});

it("counts the minutes of reading from the words", () => {
  const long = { ...lesson.written, tryThis: "word ".repeat(440).trim() };
  expect(readingMinutes({ ...lesson, written: long })).toBe(3);
});
