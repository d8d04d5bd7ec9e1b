import { common } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import type { VideoItem } from "../../../content-model/schema/video.ts";
import { classNames } from "../../ui/class-names.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import styles from "./video.module.css";
import { videoLength } from "./videos.ts";

/** The attributes from which `player.inline.ts` plays a video. */
export const playData = ({ youtube, title }: VideoItem, readAt: string) => ({
  "data-play": youtube?.id ?? "",
  "data-title": title,
  "data-read": readAt,
});

type PlayButtonProps = {
  readonly item: VideoItem;
  /** URL of the written version. */
  readonly readAt: string;
  readonly className?: string | undefined;
};

/** Plays a video that is on YouTube. */
export function PlayButton({ item, readAt, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames("on-screen with-script", styles.play, className)}
      aria-label={fillSlots(common.videos.play, { "video.title": item.title })}
      {...playData(item, readAt)}
    />
  );
}

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
    <div className={styles.paper}>
      <Thumbnail item={practice} kind="practice" priority={priority} />
      {practice.youtube && <PlayButton item={practice} readAt={readAt} className={styles.corner} />}
      <p className="figures">
        <span>{position}</span> {saysLength && <span>{videoLength(practice.minutes)}</span>}
      </p>
    </div>
  );
}

/** A link to the video, for browsers without script. */
export function WatchLink({ item }: { item: VideoItem }) {
  return (
    item.youtube && (
      <noscript>
        <ExternalLink href={`https://www.youtube.com/watch?v=${item.youtube.id}`}>
          {fillSlots(common.videos.watch, { "video.title": item.title })}
        </ExternalLink>
      </noscript>
    )
  );
}
