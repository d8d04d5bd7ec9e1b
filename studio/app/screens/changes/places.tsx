import { useRef, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type Place, useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { After, Before } from "../../ui/marks.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./places.module.css";
import { byReader, namesOf, someOfEachKind, wordsOfUnread } from "./words.ts";

/** How many places are listed at first. */
const listedAtFirst = 6;

/** Places: those that people read, some of each kind at first, and folded away what only programs read. */
export function Places({ places }: { readonly places: readonly Place[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { read, unread } = byReader(places);
  const isLong = read.length > listedAtFirst + 2;
  const listed = isLong && !showsAll ? someOfEachKind(read, listedAtFirst) : read;
  const showAll = () => {
    setShowsAll(true);
    // The button is gone, and places have come between those that were listed.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:not([aria-hidden])")?.focus());
  };
  return (
    <>
      {listed.length > 0 && (
        <div ref={list}>
          <PlaceList places={listed} />
        </div>
      )}
      {listed.length < read.length && (
        <p className={styles.more}>
          <Button look="link" onClick={showAll}>
            {read.length - listed.length} more places
          </Button>
        </p>
      )}
      {unread.length > 0 && (
        <div className={styles.unread}>
          <Details summary={wordsOfUnread({ read, unread })}>
            <PlaceList places={unread} />
          </Details>
        </div>
      )}
    </>
  );
}

type PlaceListProps = { readonly places: readonly Place[] };

/** Places, each as visitors see it now and as they will. */
const PlaceList = ({ places }: PlaceListProps) => (
  <ul className={styles.places}>
    <li className={styles.head} aria-hidden="true">
      <span />
      <span>Visitors see now</span>
      <span>They will see</span>
      <span />
    </li>
    {places.map((place) => (
      <PlaceRow key={place.id} place={place} />
    ))}
  </ul>
);

function PlaceRow({ place }: { readonly place: Place }) {
  const { previewOrigin } = useSession();
  const isSeen = place.before !== undefined || place.after !== undefined;
  const { name, where } = namesOf(place);
  const none =
    place.kind === "link" ? ["no link yet", "no link any more"] : ["not there yet", "no longer there"];
  return (
    <li tabIndex={-1}>
      <span className={styles.where}>
        <b>{name}</b>
        {where && <small>{where}</small>}
        {place.follows && <small>follows from it</small>}
        {place.when && <small>{place.when}</small>}
      </span>
      <span className={styles.value}>
        {isSeen && <Value label="Before" parts={place.before} mark={Before} none={none[0]} />}
      </span>
      <span className={styles.value}>
        {isSeen && <Value label="After" parts={place.after} mark={After} none={none[1]} />}
      </span>
      {place.show !== undefined && (
        <a
          className={classNames(styles.show, ui.small)}
          href={previewOrigin + place.show}
          target="_blank"
          // A link to words needs a window without an opener.
          rel="noopener noreferrer"
          aria-label={`Show: ${name}${where ? `, ${where}` : ""}`}
        >
          Show
        </a>
      )}
    </li>
  );
}

type ValueProps = {
  readonly label: string;
  readonly parts: Place["before"];
  readonly mark: typeof Before;
  /** Stands where there is no text. */
  readonly none: string | undefined;
};

const Value = ({ label, parts, mark, none }: ValueProps) => (
  <>
    <span className={styles.label}>{label}</span>
    {parts && parts.length > 0 ? (
      <span>
        <Parts parts={parts} mark={mark} />
      </span>
    ) : (
      <span className={ui.soft}>{none}</span>
    )}
  </>
);

type PartsProps = {
  readonly parts: NonNullable<Place["before"]>;
  readonly mark: typeof Before | typeof After;
};

/** A text, with the words marked that differ. */
export function Parts({ parts, mark: Mark }: PartsProps) {
  let position = 0;
  return parts.map(({ text, changed }) => {
    position += text.length;
    return changed ? <Mark key={position}>{text}</Mark> : <span key={position}>{text}</span>;
  });
}
