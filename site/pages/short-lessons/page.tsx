import { lessons } from "#content/lessons";
import { shortLessons } from "#content/pages/short-lessons";
import { paths } from "../../../domain/pages.ts";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Contents } from "./contents.tsx";
import { Lesson } from "./lesson.tsx";

const someCanBePlayed = lessons.some(({ youtube }) => youtube);

export const meta = () =>
  pageMeta({
    ...shortLessons.meta,
    path: paths.lessons,
  });

export default function ShortLessonsPage() {
  return (
    <main id="main">
      <Contents />
      {someCanBePlayed && <VideoPlayer readAt={paths.lessons} />}
      {lessons.map((lesson, index) => (
        <Lesson key={lesson.slug} lesson={lesson} number={index + 1} turned={index % 2 === 1} />
      ))}
      <ClosingCall />
    </main>
  );
}
