import { guidedPractices } from "#content/pages/guided-practices";
import { practices } from "#content/practices";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/before-booking.tsx";
import { Panicking } from "../../components/panicking/panicking.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { Lines } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import styles from "./page.module.css";
import { Practice } from "./practice.tsx";
import practiceLinks from "./practice-links.inline.ts?inline-script";
import timer from "./timer.inline.ts?inline-script";

const { hero, practiceIndex, withOthers } = guidedPractices;
const someCanBePlayed = practices.some(({ youtube }) => youtube);

export const meta = () =>
  pageMeta({
    ...guidedPractices.meta,
    path: paths.guidedPractices,
  });

export default function GuidedPracticesPage() {
  return (
    <main id="main">
      <Hero
        id="practices-heading"
        heading={hero.heading}
        long
        lead={hero.lead}
        layout="beside"
        print="kettle"
        alt={hero.picture}
        className={styles.hero}
      >
        <p className="soft">
          <Prose of={hero.how} />
        </p>
        <Panicking />
      </Hero>
      {someCanBePlayed && <VideoPlayer readAt={paths.guidedPractices} />}
      <InlineScript code={timer} />
      <InlineScript code={practiceLinks} />
      {practices.length > 0 && (
        <Chapter id="pick-heading" heading={practiceIndex.heading} tone="shade" className={styles.index}>
          <Lines of={practices.map(linkTo)} />
          <p className={`small soft ${styles.credit}`}>
            <Prose of={practiceIndex.credit} />
          </p>
        </Chapter>
      )}
      <div className={`wrap ${styles.practices}`}>
        {practices.map((practice, index) => (
          <Practice
            key={practice.slug}
            practice={practice}
            position={`${index + 1}/${practices.length}`}
            open={index === 0}
          />
        ))}
      </div>
      <ShouldIDoThis />
      <Close
        id="others-heading"
        heading={withOthers.heading}
        lead={withOthers.text}
        tone="gold"
        print="company"
        alt={withOthers.picture}
        className={`on-screen ${styles.close}`}
        button={{ to: paths.sundayClass, tone: "dark", words: withOthers.button }}
      />
    </main>
  );
}

/** Leads to a practice by the moment that it suits. */
const linkTo = (practice: (typeof practices)[number]) => (
  <a key={practice.slug} href={`#${practice.slug}`}>
    <Thumbnail item={practice} kind="practice" className={styles.picture} />
    <span className={styles.when}>{practice.goodFor}</span>
    <span className={styles.title}>{practice.title}</span>
  </a>
);
