import { guidedPractices } from "#content/pages/guided-practices";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice as PracticeItem } from "../../../content-model/schema/videos.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { PlayButton } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { videoLength } from "../../components/video/video-length.ts";
import { WatchLink } from "../../components/video/watch-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./practice.module.css";
import { PracticeSteps } from "./practice-steps.tsx";
import { PracticeTimer } from "./practice-timer.tsx";

const words = guidedPractices.printPractice;

type PracticeProps = {
  readonly practice: PracticeItem;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  /** Puts the picture on the right. */
  readonly turned: boolean;
};

/** A practice to read and do. */
export function Practice({ practice, position, turned }: PracticeProps) {
  const { slug, youtube, title, minutes, written } = practice;
  return (
    <section
      className={classNames(styles.practice, turned && styles.turned)}
      id={slug}
      aria-labelledby={`${slug}-heading`}
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.print}>
          <div className={styles.stock}>
            <Thumbnail item={practice} kind="practice" />
            {youtube && <PlayButton item={practice} readAt={`#${slug}`} className={styles.play} />}
            <p className="figures">
              <span>{position}</span> <span>{videoLength(minutes)}</span>
            </p>
          </div>
          <WatchLink item={practice} />
        </div>
        <div>
          <h2 id={`${slug}-heading`}>{title}</h2>
          <p className={styles.moment}>
            <Prose of={written.moment} />
          </p>
          <PracticeTimer practice={practice} />
          <PracticeSteps steps={written.steps} minutes={minutes} />
          <div className={styles.takeAlong}>
            <h3>{written.takeAlong.heading}</h3>
            <p>
              <Prose of={written.takeAlong.text} />
            </p>
          </div>
          {/* Without scripts, printing by the browser's own menu then prints this practice alone. */}
          <a href={`#${slug}`} className={styles.printLink} data-print="">
            {words.link}
            <span className="visually-hidden"> {fillSlots(words.which, { "practice.title": title })}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
