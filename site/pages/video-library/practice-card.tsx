import { videoLibrary } from "#content/pages/video-library";
import type { Practice } from "../../../content-model/schema/videos.ts";
import { PracticePrint } from "../../components/video/practice-print.tsx";
import { doneAt, writtenAt } from "../../components/video/videos.ts";
import styles from "./page.module.css";
import { ItemLink, ReadLink, Ways } from "./ways.tsx";

type PracticeCardProps = {
  readonly practice: Practice;
  /** Position and total, such as `3/7`. */
  readonly position: string;
  readonly first: boolean;
};

/** A practice. The whole card plays its video, or, without a video, leads to its text. */
export function PracticeCard({ practice, position, first }: PracticeCardProps) {
  const { slug, youtube, description, minutes } = practice;
  return (
    <li className={styles.card} id={slug}>
      <PracticePrint
        practice={practice}
        position={position}
        readAt={writtenAt(practice)}
        saysLength={Boolean(youtube)}
        priority={first}
      />
      <h3>
        <ItemLink item={practice} />
      </h3>
      <p className="soft small">{description}</p>
      {youtube ? (
        <ReadLink item={practice} />
      ) : (
        <Ways
          item={practice}
          to={doneAt(practice)}
          label={videoLibrary.ways.practise}
          minutes={minutes}
          tone={first ? "gold" : "quiet"}
        />
      )}
    </li>
  );
}
