import type { Practice } from "../../../content-model/schema/videos.ts";
import { PlayButton } from "./play-button.tsx";
import styles from "./practice-print.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { videoLength } from "./videos.ts";

type PracticePrintProps = {
  readonly practice: Practice;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  /** URL of the written version. */
  readonly readAt: string;
  /** Whether its sheet says how long it takes, because nothing beside it does. */
  readonly saysLength: boolean;
  /** Loads the picture eagerly. */
  readonly priority?: boolean;
};

/** The print of a practice on its sheet, with its number, its length, and the button that plays its video if there is one. */
export function PracticePrint({
  practice,
  position,
  readAt,
  saysLength,
  priority = false,
}: PracticePrintProps) {
  return (
    <div className={styles.sheet}>
      <Thumbnail item={practice} kind="practice" priority={priority} />
      {practice.youtube && <PlayButton item={practice} readAt={readAt} className={styles.play} />}
      <p className="figures">
        <span>{position}</span> {saysLength && <span>{videoLength(practice.minutes)}</span>}
      </p>
    </div>
  );
}
