import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lesson, Practice } from "../../../content-schema/videos.ts";
import { lesson, practice } from "../../components/video/test-videos.ts";
import { LessonRow } from "./lesson-row.tsx";
import { PracticeCard } from "./practice-card.tsx";

const id = "aqz-KE-bpKQ";

const cards = {
  practice: (item: Practice) => <PracticeCard practice={item} position="1/7" large={false} />,
  lesson: (item: Lesson) => <LessonRow lesson={item} />,
};
const html = (card: React.ReactNode) => renderToStaticMarkup(card);
const playButtons = (text: string) =>
  [...text.matchAll(/<button[^>]*data-play="([^"]*)"/g)].map(([, to]) => to);

describe("with a video", () => {
  it.each([html(cards.practice({ ...practice, id })), html(cards.lesson({ ...lesson, id }))])(
    "plays it from the card and its button, and links to it without script",
    (text) => {
      expect(playButtons(text)).toEqual([id, id]);
      expect(text).toMatch(/<h3><button/);
      expect(text).toContain(
        `<noscript><a href="https://www.youtube.com/watch?v=${id}" target="_blank" rel="noopener">`,
      );
      expect(text).not.toContain("<iframe");
    },
  );
});

describe("without a video", () => {
  it.each([html(cards.practice(practice)), html(cards.lesson(lesson))])(
    "links the card to the written version; only its button mentions a video",
    (text) => {
      expect(playButtons(text)).toEqual([""]);
      expect(text).not.toMatch(/<h3><button|<noscript>/);
    },
  );

  it("links to the page with the written version", () => {
    expect(html(cards.practice(practice))).toContain('href="/guided-practices#count-breaths"');
    expect(html(cards.lesson(lesson))).toContain('href="/short-lessons#why-count"');
  });
});
