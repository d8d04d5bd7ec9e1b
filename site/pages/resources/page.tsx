import { articles } from "#content/articles";
import { lessons } from "#content/lessons";
import { resources } from "#content/pages/resources";
import { practices } from "#content/practices";
import { paths } from "../../../domain/pages.ts";
import { articleEntry } from "../../articles/article-entry.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength, writtenAt } from "../../components/video/videos.ts";
import band from "../../kit/band.module.css";
import { Entries } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import styles from "./page.module.css";
import { selectBySlug } from "./select-by-slug.ts";

const { hero, guidedPractices, shortLessons, blogTeasers, closingCall } = resources;

const shown = {
  practices: selectBySlug(practices, guidedPractices.shown),
  lessons: selectBySlug(lessons, shortLessons.shown),
  articles: selectBySlug(articles, blogTeasers.shown),
};

export const meta = () =>
  pageMeta({
    ...resources.meta,
    path: paths.resources,
  });

export default function ResourcesPage() {
  return (
    <main id="main">
      <Hero
        id="resources-heading"
        heading={hero.heading}
        lead={hero.lead}
        layout="below"
        print="street-library"
        alt={hero.picture}
        className={styles.hero}
      >
        {practices.length > 0 && (
          <a href="#practices" className={buttonClass({ size: "large" })}>
            {hero.button}
          </a>
        )}
      </Hero>
      {shown.practices.length > 0 && <Shelf />}
      {shown.lessons.length > 0 && (
        <Chapter id="lessons-heading" heading={shortLessons.heading} layout="side">
          <Entries
            of={shown.lessons.map((lesson) => ({
              mark: <Thumbnail item={lesson} kind="lesson" />,
              name: (
                <a className="covers" href={writtenAt(lesson)}>
                  {lesson.title}
                </a>
              ),
              text: lesson.description,
              more: lesson.youtube && <p className="figures">{videoLength(lesson.minutes)}</p>,
            }))}
            className={styles.lessons}
          />
        </Chapter>
      )}
      {shown.articles.length > 0 && (
        <Chapter id="reading-heading" heading={blogTeasers.heading} tone="blush">
          <Entries
            of={shown.articles.map((article) => articleEntry(article, "wide"))}
            ordered
            layout="above"
            className={styles.articles}
          />
          <p>
            <Prose of={blogTeasers.all} slots={{ "articles.count": articles.length }} />
          </p>
        </Chapter>
      )}
      <Close
        id="librarian-heading"
        heading={closingCall.heading}
        tone="paper"
        print="sheds-noon"
        className={`on-screen ${band.scene}`}
        button={{ to: paths.contact, words: closingCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}

/** Guided practices, as books that show their covers. */
function Shelf() {
  return (
    <Chapter id="practices-heading" anchor="practices" heading={guidedPractices.heading} tone="shade">
      <Entries
        of={shown.practices.map((practice) => ({
          mark: (
            <span className={styles.cover}>
              <Thumbnail item={practice} kind="practice" />
            </span>
          ),
          name: (
            <a className="covers" href={writtenAt(practice)}>
              {practice.title}
            </a>
          ),
          more: (
            <>
              <em>{practice.goodFor}</em>
              <p className="figures">{videoLength(practice.minutes)}</p>
            </>
          ),
        }))}
        layout="above"
        className={styles.shelf}
      />
      <p>
        <Prose of={guidedPractices.all} />
      </p>
    </Chapter>
  );
}
