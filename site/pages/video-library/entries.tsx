import type { ReactNode } from "react";
import { videoLibrary } from "#content/pages/video-library";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Lesson } from "../../../content-model/schema/lessons.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import { plainText } from "../../../content-model/schema/prose.ts";
import type { VideoItem } from "../../../content-model/schema/video.ts";
import { wordsPerMinute } from "../../../domain/format-text.ts";
import { PlayButton, PracticePrint, playData, WatchLink } from "../../components/video/play-button.tsx";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { doneAt, videoLength, writtenAt } from "../../components/video/videos.ts";
import type { Entry } from "../../kit/parts.tsx";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

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

/** Returns the row of a lesson. All of it plays the video, or, without a video, leads to the written version. */
export function lessonEntry(lesson: Lesson): Entry {
  const readAt = writtenAt(lesson);
  return {
    id: lesson.slug,
    mark: (
      <div className={styles.picture}>
        <Thumbnail item={lesson} kind="lesson" />
        {lesson.youtube && <PlayButton item={lesson} readAt={readAt} className={styles.play} />}
      </div>
    ),
    name: <ItemLink item={lesson} />,
    text: lesson.description,
    more: lesson.youtube ? (
      <ReadLink item={lesson}>
        <span className="figures">{videoLength(lesson.minutes)}</span>
      </ReadLink>
    ) : (
      <Ways
        item={lesson}
        to={readAt}
        label={videoLibrary.ways.read}
        minutes={readingMinutes(lesson)}
        tone="onNight"
      />
    ),
  };
}

/** Returns how long a lesson takes to read, in minutes. */
export function readingMinutes({ written }: Lesson): number {
  const texts = [written.moment, ...written.parts.map(({ text }) => text), written.tryThis];
  const words = texts.flatMap((text) => plainText(text).split(/\s+/)).length;
  return Math.ceil(words / wordsPerMinute);
}

type WaysProps = {
  readonly item: VideoItem;
  /** URL of the main way. */
  readonly to: string;
  /** The label of the main way, with a slot for the minutes. */
  readonly label: string;
  readonly minutes: number;
  readonly tone: ButtonLook["tone"];
};

/** The ways into an item without a video: do or read it now, or ask for the video, which then alerts that it is coming. */
function Ways({ item, to, label, minutes, tone }: WaysProps) {
  return (
    <p className={`actions ${styles.ways}`}>
      <a href={to} className={buttonClass({ size: "small", tone })}>
        {fillSlots(label, { "video.minutes": minutes })} <Which item={item} />
      </a>
      <button
        type="button"
        className={`on-screen with-script ${styles.video}`}
        {...playData(item, writtenAt(item))}
      >
        {fillSlots(videoLibrary.ways.video, { "video.minutes": item.minutes })} <Which item={item} />
      </button>
    </p>
  );
}

/** Links to the written version of a video, and without script to the video itself. */
function ReadLink({ item, children }: { item: VideoItem; children?: ReactNode }) {
  return (
    <p className={`actions ${styles.ways}`}>
      <a href={writtenAt(item)}>
        {videoLibrary.ways.readInstead} <Which item={item} />
      </a>
      <WatchLink item={item} />
      {children}
    </p>
  );
}

/** The title of an item, which covers its card: it plays the video, or without one leads to the written version. */
function ItemLink({ item }: { item: VideoItem }) {
  const readAt = writtenAt(item);
  const className = `covers ${styles.title}`;
  return item.youtube ? (
    <button type="button" className={className} {...playData(item, readAt)}>
      {item.title}
    </button>
  ) : (
    <a href={readAt} className={className}>
      {item.title}
    </a>
  );
}

/** Tells screen readers what a link or button belongs to. */
function Which({ item }: { item: VideoItem }) {
  return (
    <span className="visually-hidden">
      {fillSlots(videoLibrary.ways.which, { "video.title": item.title })}
    </span>
  );
}
