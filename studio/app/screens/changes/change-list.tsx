import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { frontMatterOf } from "../../../engine/articles/names.ts";
import { type Change, isPicture, partsOf, unseen } from "../../../engine/content/change.ts";
import { isFields } from "../../../engine/content/entries.ts";
import type { Invalid } from "../../../engine/draft/publishable.ts";
import { articleQuery } from "../../api/articles.ts";
import { useDraft } from "../../api/content.ts";
import { throwAway } from "../../draft/throw-away.ts";
import { kindOf } from "../../kinds.ts";
import { urlOfPrint } from "../../photographs/prints.ts";
import { StoredPicture } from "../../photographs/stored-picture.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lowerFirst } from "../../ui/format.ts";
import { RegisterMark } from "../../ui/marks.tsx";
import { closeToasts, showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { useUnsaidWords } from "../dates/use-unsaid-words.ts";
import { ChangeWords } from "../publishing/change-words.tsx";
import styles from "./change-list.module.css";
import { captionsOf, screenAtField, shorten } from "./words.ts";

type ChangeEntryProps = {
  readonly change: Change;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** One change, where it was made, and what can be done with it. */
export function ChangeEntry({ change, isLeftOut, onLeaveOut }: ChangeEntryProps) {
  const id = useId();
  const unsaid = useUnsaidWords(change);
  return (
    <article className={classNames(styles.change, isLeftOut && styles.leftOut)} aria-labelledby={id}>
      <RegisterMark out className={styles.mark} />
      <div>
        <h2 id={id}>
          <ChangeWords change={change} />
        </h2>
        {unsaid && <p className={styles.from}>{unsaid}</p>}
        <WhatComesAlong change={change} />
        <ChangedWhere change={change} isLeftOut={isLeftOut} />
        {isLeftOut && (
          <p className={styles.from}>
            Left out on this device. It stays in your draft, and visitors{" "}
            {change.before === undefined || change.before === unseen ? "don’t see it." : "see it as it was."}
          </p>
        )}
        <p className={ui.row}>
          <Button variant="link" aria-describedby={id} onClick={() => onLeaveOut(!isLeftOut)}>
            {isLeftOut ? "Include it again" : "Leave this one out"}
          </Button>
          <ThrowAway name={change.id} describedBy={id} />
        </p>
      </div>
    </article>
  );
}

/** Something typed that isn't right yet: neither it nor what the field had before is published. */
export function InvalidEntry({ invalid: { key, change, message } }: { readonly invalid: Invalid }) {
  const id = useId();
  const screen = screenAtField(change);
  return (
    <article className={styles.change} aria-labelledby={id}>
      <RegisterMark out className={styles.mark} />
      <div>
        <h2 id={id}>
          {change.label}: {change.after === undefined ? "nothing" : `“${shorten(change.after)}”`}
        </h2>
        <p className={styles.from}>Needs you: {message}</p>
        <p className={ui.row}>
          {screen && (
            <ButtonLink to={screen.path} aria-describedby={id}>
              To {lowerFirst(screen.label)}
            </ButtonLink>
          )}
          <ThrowAway name={key} describedBy={id} />
        </p>
      </div>
    </article>
  );
}

type ThrowAwayProps = {
  /** What the studio knows it by: the id of a change, or what is typed. */
  readonly name: string;
  readonly describedBy: string;
};

/** Throws a change away. The way back is on the screen at once. */
function ThrowAway({ name, describedBy }: ThrowAwayProps) {
  const throwing = useMutation({
    mutationFn: async () => {
      await throwAway(name);
      closeToasts();
    },
    onError: (error) => showToast(error.message),
  });
  return (
    <Button
      variant="link"
      aria-describedby={describedBy}
      isBusy={throwing.isPending}
      onClick={() => throwing.mutate()}
    >
      Throw this change away
    </Button>
  );
}

/** What else is part of a change: what comes along, or is left out with it. */
function WhatComesAlong({ change }: { readonly change: Change }) {
  const { file, parts = [] } = change;
  const hasPicture = parts.some((part) => isPicture(part.file) && part.file !== file);
  const along = [...(hasPicture ? ["its picture"] : []), ...(kindOf(change)?.comesAlong?.(change) ?? [])];
  return along.length > 0 && <p className={styles.from}>With it: {along.join(", ")}.</p>;
}

/** Where it was changed, and its pictures before and after. */
function ChangedWhere({ change, isLeftOut }: Pick<ChangeEntryProps, "change" | "isLeftOut">) {
  const { file } = change;
  const captions = captionsOf(change, isLeftOut);
  const versions = useDraft()?.pictures;
  const screen = screenAtField(change);
  const pictures = partsOf(change).filter((part) => isPicture(part.file));
  return (
    <>
      <p className={styles.from}>
        {screen ? (
          <>
            In <Link to={screen.path}>{screen.label}</Link>
          </>
        ) : (
          "Whoever helps you changes it: the studio has no screen for it."
        )}
      </p>
      {file.endsWith(".mdx") && (
        <ChangedPrint
          id={change.id}
          captions={captions}
          photograph={pictures.find((picture) => !picture.file.startsWith("public/"))}
        />
      )}
      {pictures.map((picture) => (
        <ChangedPicture
          key={picture.file}
          picture={picture}
          version={versions?.[picture.file]}
          captions={captions}
          shown={
            !file.endsWith(".mdx")
              ? whole("")
              : picture.file.startsWith("public/")
                ? whole(" in the article’s text")
                : aboveArticle
          }
        />
      ))}
    </>
  );
}

type Captions = ReturnType<typeof captionsOf>;

type ChangedPrintProps = {
  /** The article's change. */
  readonly id: string;
  readonly captions: Captions;
  /** The photograph above it that came, went or became another one. */
  readonly photograph: Pick<Change, "before" | "after"> | undefined;
};

/** The print above an article as visitors see it, and as they will, if that differs. */
function ChangedPrint({ id, captions, photograph }: ChangedPrintProps) {
  const slug = id.replace(/^articles\//, "");
  const { data } = useQuery(articleQuery(slug));
  if (!data) return undefined;
  const printOf = (text: string | null) => {
    const { picture } = frontMatterOf(text ?? "");
    const { print = slug } = isFields(picture) ? picture : {};
    return text === null ? undefined : urlOfPrint(`article-${print}`);
  };
  const stays = data.photograph !== null;
  const [before, after] = [
    (photograph ? photograph.before : stays) ? undefined : printOf(data.live),
    (photograph ? photograph.after : stays) ? undefined : printOf(data.text),
  ];
  if (before === after) return undefined;
  const states = [
    { url: before, what: captions.now },
    { url: after, what: captions.later },
  ];
  return (
    <div className={ui.row}>
      {states.map(
        ({ url, what }) =>
          url &&
          what && (
            <figure key={what} className={styles.from}>
              <img className={styles.print} src={url} alt="" />
              <figcaption>{what} above the article</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}

type ChangedPictureProps = {
  readonly picture: Pick<Change, "file" | "before" | "after">;
  readonly version: string | undefined;
  readonly captions: Captions;
  readonly shown: readonly Shown[];
};

/** A picture as it stands in one place: how the site cuts it out there, and how the caption ends. */
type Shown = { readonly crop?: "wide" | "tall"; readonly where: string };

const whole = (where: string): readonly Shown[] => [{ where }];

const aboveArticle: readonly Shown[] = [
  { crop: "wide", where: " above the article, on a computer" },
  { crop: "tall", where: " above the article, on a phone" },
];

/** A picture as visitors see it, and as they will. */
const ChangedPicture = ({
  picture: { file, before, after },
  version,
  captions,
  shown,
}: ChangedPictureProps) => {
  const states = [
    { state: "live", id: before, what: captions.now },
    { state: "draft", id: after && (version ?? after), what: captions.later },
  ] as const;
  return (
    <div className={ui.row}>
      {states.flatMap(({ state, id, what }) =>
        id === undefined || what === undefined
          ? []
          : shown.map(({ crop, where }) => (
              <figure key={`${state} ${where}`} className={styles.from}>
                <StoredPicture file={file} state={state} version={id} crop={crop} alt="" />
                <figcaption>{what + where}</figcaption>
              </figure>
            )),
      )}
    </div>
  );
};
