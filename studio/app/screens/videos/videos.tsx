import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { youtubeId } from "../../../../content-model/schema/videos.ts";
import { isDay } from "../../../../domain/calendar-day.ts";
import { formatDate } from "../../../../domain/format-date.ts";
import { paths } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { isFields } from "../../../core/content/entries.ts";
import { api, read } from "../../api/client.ts";
import { useContent, useFile } from "../../api/content.ts";
import { edit, keyOfTarget, leaveTypings, nameInList } from "../../draft/save.ts";
import { expectSaved, newEntry, useKeptEntries } from "../../draft/use-field.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { PartFields } from "../../forms/group-fields.tsx";
import { NewEntry } from "../../forms/list-field.tsx";
import { makeId } from "../../forms/make-id.ts";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { State } from "../../ui/marks.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { VideoPreview, videoQuery } from "./video-preview.tsx";
import styles from "./videos.module.css";

const lists = [
  { name: "practices", title: "Guided practices", page: paths.guidedPractices },
  { name: "lessons", title: "Short lessons", page: paths.lessons },
] as const;

/** Every practice and lesson, and the video that it has. */
export const Component = () => (
  <Screen
    title="Videos"
    where="The site"
    lead="Every practice and lesson. Until one has a video, its pages lead to the written version."
  >
    <ReadOnlyNote names={["practices", "lessons"]} />
    <div className={classNames(ui.stack, ui.form)}>
      <AddVideo />
      {lists.map((list) => (
        <Videos key={list.name} list={list} />
      ))}
    </div>
  </Screen>
);

/** Adds a video among the lessons. It is there once nothing is missing. */
function AddVideo() {
  const list = { name: "lessons", path: [] } as const;
  const { whyReadOnly, data } = useFile(list.name);
  const kept = useKeptEntries(list);
  const [opened, setOpened] = useState<string>();
  const temporaryName = opened ?? kept[0];
  if (whyReadOnly) return null;
  if (temporaryName === undefined) {
    return (
      <p>
        <Button onClick={() => setOpened(`${newEntry}${Date.now()}`)}>Add a video</Button>
      </p>
    );
  }
  const target = { ...list, entry: { temporaryName } };
  const slugs = Array.isArray(data) ? data.filter(isFields).map(({ slug }) => ({ id: slug })) : [];
  return (
    <div className={ui.tightStack}>
      <p className={ui.hint}>
        It comes last among the short lessons. For a practice or lesson that’s listed below, add it there.
      </p>
      <NewEntry
        target={target}
        heading="A new video"
        tidy={(typed) => withSlug(typed, slugs, nameInList(keyOfTarget(target)) !== undefined)}
        onClose={() => {
          leaveTypings(keyOfTarget(target));
          setOpened(undefined);
        }}
      />
    </div>
  );
}

/** Its part of the URL is made from its title, and stays once it is in the list. */
const withSlug = (typed: unknown, slugs: readonly unknown[], isAdded: boolean): unknown =>
  isFields(typed) && !isAdded ? { ...typed, slug: makeId(typed, slugs) } : typed;

type List = (typeof lists)[number];

function Videos({ list }: { readonly list: List }) {
  const { data, live } = useFile(list.name);
  const entries = Array.isArray(data) ? data.filter(isFields) : [];
  const seen = Array.isArray(live) ? live.filter(isFields) : [];
  const count = entries.filter(({ youtube }) => isFields(youtube)).length;
  return (
    <section>
      <h2 className={ui.listHeading}>
        {list.title}{" "}
        <span className={classNames(ui.soft, ui.small)}>
          {count} of {entries.length} with a video
        </span>
      </h2>
      <ul>
        {entries.map(({ slug, title, minutes, youtube }) => (
          <Video
            key={String(slug)}
            list={list}
            slug={String(slug)}
            title={String(title)}
            minutes={String(minutes)}
            youtube={youtube}
            isSeen={isFields(seen.find((one) => one.slug === slug)?.youtube)}
          />
        ))}
      </ul>
    </section>
  );
}

type VideoProps = {
  readonly list: List;
  readonly slug: string;
  readonly title: string;
  readonly minutes: string;
  readonly youtube: unknown;
  /** Visitors see a video there. */
  readonly isSeen: boolean;
};

function Video({ list: { name, page }, slug, title, minutes, youtube, isSeen }: VideoProps) {
  const path = [slug, "youtube"];
  const file = useFile(name).whyReadOnly;
  const readOnly = useContent()?.whyReadOnly ?? file;
  const { link = "", published = "" } = isFields(youtube) ? youtube : {};
  const id = youtubeId(String(link));
  const day = String(published);
  // The form changes its fields only once the video is taken off or put back.
  const [round, setRound] = useState(0);

  const write = async (value: unknown, base: unknown) => {
    const result = await edit(name, () =>
      read(api.content.field.$post({ json: { name, path, value, base } })),
    );
    leaveTypings(`${name} ${slug}`);
    setRound((count) => count + 1);
    expectSaved(result);
  };
  const takeOff = async () => {
    await write(undefined, youtube);
    showToast(
      isSeen
        ? `The video of “${title}” is taken off. Visitors see it until you publish.`
        : `The video of “${title}” is taken off.`,
      () => write(youtube, undefined),
    );
  };
  return (
    <li className={styles.video}>
      <details>
        <summary>
          {title} <span className={classNames(ui.soft, ui.small, ui.nowrap)}>{minutes} minutes</span>
        </summary>
        <div className={classNames(ui.tightStack, styles.fields)}>
          <PartFields key={round} name={name} path={path} />
          {id !== undefined && (
            <>
              <VideoPreview id={id} title={title} address={`${page}#${slug}`} saved={`${id} ${day}`} />
              {!readOnly && (
                <p>
                  <Button look="link" onClick={() => attempt(takeOff)}>
                    Take this video off<span className={ui.visuallyHidden}>: {title}</span>
                  </Button>
                </p>
              )}
            </>
          )}
        </div>
      </details>
      <p className={ui.row}>
        {id === undefined ? (
          <State kind="none">No video yet</State>
        ) : (
          <OnYouTube id={id} day={isDay(day) ? formatDate(day, { year: true }) : day} />
        )}
        {(id !== undefined) !== isSeen && (
          <span className={classNames(ui.small, ui.soft)}>not published</span>
        )}
      </p>
    </li>
  );
}

/** Since when a video is there: by YouTube's word, or only by hers. */
function OnYouTube({ id, day }: { readonly id: string; readonly day: string }) {
  const { data } = useQuery(videoQuery(id));
  if (data?.state === "found") return <State kind="fine">On YouTube since {day}</State>;
  if (data?.state === "private" || data?.state === "missing")
    return <State kind="bad">YouTube doesn’t show it: open it here to see why</State>;
  return <State kind="none">You say it’s been there since {day}</State>;
}
