import { lessons } from "#content/lessons";
import { shortLessons } from "#content/pages/short-lessons";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { Close, Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Lesson } from "./lesson.tsx";
import styles from "./page.module.css";

const { contents, closingCall } = shortLessons;
const someCanBePlayed = lessons.some(({ youtube }) => youtube);

export const meta = () =>
  pageMeta({
    ...shortLessons.meta,
    path: paths.lessons,
  });

export default function ShortLessonsPage() {
  return (
    <main id="main">
      <Hero
        id="lessons-heading"
        heading={contents.heading}
        lead={contents.lead}
        layout="plain"
        className={styles.hero}
      >
        <p className="soft">
          <Prose of={contents.videos} />
        </p>
        {lessons.length > 0 && <Contents />}
      </Hero>
      {someCanBePlayed && <VideoPlayer readAt={paths.lessons} />}
      {lessons.map((lesson, index) => (
        <Lesson key={lesson.slug} lesson={lesson} number={index + 1} turned={index % 2 === 1} />
      ))}
      <Close
        id="now-heading"
        heading={closingCall.heading}
        lead={closingCall.text}
        tone="night"
        action={
          <ButtonLink to={paths.guidedPractices} tone="onNight">
            {closingCall.button}
          </ButtonLink>
        }
      />
    </main>
  );
}

function Contents() {
  return (
    <ol className={styles.contents}>
      {lessons.map(({ slug, title, description }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
