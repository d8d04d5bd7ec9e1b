import type { Practice } from "../../../content-model/schema/videos.ts";
import { PlayButton } from "./play-button.tsx";
import styles from "./practice-print.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { videoLength } from "./video-length.ts";

type PracticePrintProps = {
  readonly practice: Practice;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  /** URL of the written version. */
  readonly readAt: string;
  /** Loads the picture eagerly. */
  readonly priority?: boolean;
};

/** The print of a practice on its sheet, with its number, its length, and the button that plays its video if there is one. */
export function PracticePrint({ practice, position, readAt, priority = false }: PracticePrintProps) {
  return (
    <div className={styles.sheet}>
      <Thumbnail item={practice} kind="practice" priority={priority} />
      {practice.youtube && <PlayButton item={practice} readAt={readAt} className={styles.play} />}
      <p className="figures">
        <span>{position}</span> <span>{videoLength(practice.minutes)}</span>
      </p>
    </div>
  );
}
