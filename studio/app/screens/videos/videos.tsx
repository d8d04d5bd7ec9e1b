import { useState } from "react";
import { youtubeId } from "../../../../content-model/schema/video.ts";
import { paths } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { keyOf } from "../../../engine/content/change.ts";
import { isFields } from "../../../engine/content/entries.ts";
import { api, read } from "../../api/client.ts";
import { assertSaved, edit, useDraft, useFile, useSession } from "../../api/content.ts";
import { forgetAnswered } from "../../draft/autosave-registry.ts";
import { save } from "../../draft/save-status.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { AnyField, Part, PartFields } from "../../forms/group-fields.tsx";
import { NewEntry, useOpenEntry } from "../../forms/list-field.tsx";
import { PhotographField } from "../../photographs/photograph-field.tsx";
import { StoredPicture } from "../../photographs/stored-picture.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { RegisterMark, State } from "../../ui/marks.tsx";
import { attempt, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./videos.module.css";
import { onYouTubeWords } from "./words.ts";

const lists = [
  { name: "practices", title: "Guided practices", page: paths.guidedPractices },
  { name: "lessons", title: "Short lessons", page: paths.lessons },
] as const;

/** Every practice and lesson, and the video that it has. */
export const Component = () => (
  <Screen
    title="Videos"
    where="The site"
    lead="Every practice and lesson, with its words. Until one has a video, its pages lead to the written version."
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
  const { whyReadOnly } = useFile("lessons");
  const { target, open, close } = useOpenEntry({ name: "lessons", path: [] });
  if (whyReadOnly) return null;
  if (!target) {
    return (
      <p>
        <Button onClick={open}>Add a video</Button>
      </p>
    );
  }
  return (
    <div className={ui.tightStack}>
      <p className={ui.hint}>
        It comes last among the short lessons. For a practice or lesson that’s listed below, add it there.
      </p>
      <NewEntry target={target} heading="A new video" onClose={close} />
    </div>
  );
}

type List = (typeof lists)[number];

/** What is shown above the words. */
const ofVideo = ["youtube", "thumbnail"];
const shownAbove = (name: List["name"], slug: string) =>
  new Set(ofVideo.map((key) => keyOf(name, [slug, key])));

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
        {entries.map(({ slug, title, minutes, youtube, thumbnail }) => (
          <Video
            key={String(slug)}
            list={list}
            slug={String(slug)}
            title={String(title)}
            minutes={String(minutes)}
            youtube={youtube}
            thumbnail={typeof thumbnail === "string" ? thumbnail : undefined}
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
  /** The URL of its own picture. */
  readonly thumbnail: string | undefined;
  /** Visitors see a video there. */
  readonly isSeen: boolean;
};

function Video({ list: { name, page }, slug, title, minutes, youtube, thumbnail, isSeen }: VideoProps) {
  const { previewPages } = useSession();
  const path = [slug, "youtube"];
  const file = useFile(name).whyReadOnly;
  const readOnly = useDraft()?.whyReadOnly ?? file;
  const { link = "", published = "" } = isFields(youtube) ? youtube : {};
  const id = youtubeId(String(link));
  const day = String(published);
  const today = new Date().toLocaleDateString("sv", { timeZone: useSession().business.timeZone });
  // The form changes its fields only once the video is taken off or put back.
  const [round, setRound] = useState(0);

  const write = async (value: unknown, base: unknown) => {
    const result = await save(() =>
      edit(name, () => read(api.content.field.$post({ json: { name, path, value, base } }))),
    );
    forgetAnswered(`${name} ${slug}`);
    setRound((count) => count + 1);
    assertSaved(result);
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
          {title}{" "}
          <span className={classNames(ui.soft, ui.small, "nowrap")}>
            {minutes} {minutes === "1" ? "minute" : "minutes"}
          </span>
        </summary>
        <div className={classNames(ui.tightStack, ui.unfolded)}>
          <PartFields key={round} name={name} path={path} />
          {id !== undefined && (
            <>
              <p>
                <a href={`${previewPages}${page}#${slug}`} target="_blank" rel="noreferrer">
                  See it play on its page<span className={ui.visuallyHidden}>: {title}</span>
                </a>
              </p>
              {!readOnly && (
                <p>
                  <Button variant="link" onClick={() => attempt(takeOff)}>
                    Take this video off<span className={ui.visuallyHidden}>: {title}</span>
                  </Button>
                </p>
              )}
            </>
          )}
          {!readOnly && <Thumbnail list={name} slug={slug} url={thumbnail} />}
          <Part name={name} path={[slug]} title="Its words" except={shownAbove(name, slug)}>
            {fieldSchema(name, [slug])
              .fields.filter((key) => !ofVideo.includes(key))
              .map((key) => (
                <AnyField key={key} name={name} path={[slug, key]} />
              ))}
          </Part>
        </div>
      </details>
      <p className={ui.row}>
        {id === undefined ? (
          <State kind="none">No video yet</State>
        ) : (
          <State kind="none" className={styles.onYouTube}>
            {onYouTubeWords(day, today)}
          </State>
        )}
        {(id !== undefined) !== isSeen && (
          <span className={classNames(ui.small, ui.soft, "nowrap")}>
            <RegisterMark out />
            &ensp;not published
          </span>
        )}
      </p>
    </li>
  );
}

type ThumbnailProps = {
  readonly list: List["name"];
  readonly slug: string;
  readonly url: string | undefined;
};

/** The owner's picture of a video, in the place of its print. */
function Thumbnail({ list, slug, url }: ThumbnailProps) {
  const versions = useDraft()?.pictures;
  const file = `public${url}`;
  const route = api.photographs.videos[":list"][":slug"];
  const param = { list, slug };
  return (
    <>
      {!url && <p className={ui.hint}>Its picture is a print. A photograph of yours can take its place.</p>}
      <PhotographField
        shown={url && <StoredPicture file={file} state="draft" version={versions?.[file] ?? ""} alt="" />}
        file={url && file}
        without="A print takes its place."
        put={(body) => save(() => read(route.$put({ param }, { init: { body } })))}
        remove={() => save(() => read(route.$delete({ param })))}
      />
    </>
  );
}
