import { lessons } from "#content/lessons";
import { shortLessons } from "#content/pages/short-lessons";
import type { Lesson as LessonItem } from "../../../content-model/schema/lessons.ts";
import { paths } from "../../../domain/pages.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PlayButton, WatchLink } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import band from "../../kit/band.module.css";
import { Lines, Slip } from "../../kit/parts.tsx";
import { Close, Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { classNames } from "../../ui/class-names.ts";
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
        {lessons.length > 0 && (
          <Lines
            numbered
            of={lessons.map(({ slug, title, description }) => (
              <div key={slug}>
                <a href={`#${slug}`}>{title}</a>
                <p className="soft small">{description}</p>
              </div>
            ))}
          />
        )}
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
        print="pair"
        className={`on-screen ${band.scene}`}
        button={{ to: paths.guidedPractices, tone: "onNight", words: closingCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

type LessonProps = {
  readonly lesson: LessonItem;
  readonly number: number;
  /** Puts the picture on the left. */
  readonly turned: boolean;
};

/** A lesson to read, with its video if there is one. */
function Lesson({ lesson, number, turned }: LessonProps) {
  const { slug, youtube, title, written } = lesson;
  return (
    <section
      className={classNames(styles.lesson, turned && styles.turned)}
      id={slug}
      aria-labelledby={`${slug}-heading`}
    >
      <div className={`wrap pair ${styles.spread}`}>
        <div>
          <p className={styles.number} aria-hidden="true">
            {number}
          </p>
          <h2 id={`${slug}-heading`}>{title}</h2>
          <p className={styles.moment}>
            <Prose of={written.moment} />
          </p>
          <WatchLink item={lesson} />
        </div>
        <div className={styles.plate}>
          <Thumbnail item={lesson} kind="lesson" />
          {youtube && <PlayButton item={lesson} readAt={`#${slug}`} className={styles.play} />}
        </div>
        <div className={styles.parts}>
          {written.parts.map(({ heading, text }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>
                <Prose of={text} />
              </p>
            </div>
          ))}
        </div>
        <Slip look="note" className={styles.try}>
          <h3>{shortLessons.lesson.tryThis}</h3>
          <p>
            <Prose of={written.tryThis} />
          </p>
        </Slip>
      </div>
    </section>
  );
}
