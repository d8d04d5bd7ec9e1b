import { lessons } from "#content/lessons";
import { videoLibrary } from "#content/pages/video-library";
import { practices } from "#content/practices";
import { paths } from "../../../domain/pages.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { videoItems } from "../../components/video/videos.ts";
import band from "../../kit/band.module.css";
import { Entries, Slip } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { videoObjects } from "../../seo/video-object.ts";
import { lessonEntry, PracticeCard } from "./entries.tsx";
import styles from "./page.module.css";

const { hero, today, guidedPractices, closingCall, lessons: lessonWords } = videoLibrary;
const filmed = videoItems.filter(({ youtube }) => youtube).length;

export const meta = () =>
  pageMeta({
    ...videoLibrary.meta,
    path: paths.videos,
    structuredData: videoObjects(videoItems, paths.videos),
  });

export default function VideoLibraryPage() {
  return (
    <main id="main">
      <Hero
        id="library-heading"
        heading={hero.heading}
        long
        lead={filmed === 0 ? today.noVideos : hero.lead}
        layout="beside"
        tone="shade"
        print="propped-phone"
        alt={hero.picture}
        className={styles.hero}
      >
        {/* What the library has today, until every item has its video. */}
        {filmed > 0 && filmed < videoItems.length && (
          <Slip look="note">
            <p>
              <Prose of={today.someVideos} />
            </p>
          </Slip>
        )}
      </Hero>
      <VideoPlayer readAt={paths.guidedPractices} />
      {practices.length > 0 && (
        <Chapter id="practices-heading" heading={guidedPractices.heading}>
          <ol className={styles.prints}>
            {practices.map((practice, index) => (
              <PracticeCard
                key={practice.slug}
                practice={practice}
                position={`${index + 1}/${practices.length}`}
                first={index === 0}
              />
            ))}
            <li className={styles.label}>
              <Paragraphs of={guidedPractices.written} />
            </li>
          </ol>
        </Chapter>
      )}
      {lessons.length > 0 && (
        <Chapter id="lessons-heading" heading={lessonWords.heading} layout="side" tone="night">
          <Entries of={lessons.map(lessonEntry)} ordered className={styles.lessons} />
        </Chapter>
      )}
      <NewsletterBlock />
      <Close
        id="after-heading"
        heading={closingCall.heading}
        tone="gold"
        print="four"
        className={`on-screen ${band.scene} ${styles.close}`}
        button={{ to: paths.course, tone: "dark", words: closingCall.button }}
      />
      <Letterhead className="wrap" />
    </main>
  );
}
