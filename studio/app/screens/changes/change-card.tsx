import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { DatedChange } from "../../../server/routes/content.ts";
import type { FoundPlaces, Place, Search } from "../../api/places.ts";
import { After, Before } from "../../ui/before-after.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { When } from "../../ui/when.tsx";
import { PlaceList } from "./place-list.tsx";
import { screenOf } from "./screen-of.ts";
import { someOfEachKind } from "./words.ts";

/** How many places are listed at first. */
const listedAtFirst = 8;

type ChangeCardProps = {
  readonly change: DatedChange;
  readonly found: FoundPlaces | undefined;
  readonly search: Search | undefined;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** One change, and every place that it touches. */
export function ChangeCard({ change, found, search, isLeftOut, onLeaveOut }: ChangeCardProps) {
  const id = useId();
  const isLooking = !found && search?.state !== "failed";
  return (
    <article className={isLeftOut ? "change left-out" : "change"} aria-labelledby={id}>
      <header>
        <RegisterMark out />
        <div>
          <h2 id={id}>
            {change.label}
            <Values change={change} />
          </h2>
          <ChangedWhere change={change} />
        </div>
        <Button look="link" small aria-describedby={id} onClick={() => onLeaveOut(!isLeftOut)}>
          {isLeftOut ? "Take it in again" : "Leave this one out"}
        </Button>
      </header>
      {isLeftOut && (
        <p className="aside-line">Left out. It stays in your draft, and visitors see it as it was.</p>
      )}
      {!isLeftOut && found?.problem && (
        <p className="aside-line">It can’t go live without the other changes: {found.problem}</p>
      )}
      {!isLeftOut && found?.places.some(isGonePage) && (
        <p className="aside-line">
          The address of the page will answer “not found”. Whoever helps you can let it lead to another page.
        </p>
      )}
      {!isLeftOut && found && <Places found={found} />}
      {!isLeftOut && isLooking && <Loading label="Looking through every page" lines={4} />}
    </article>
  );
}

/** Whether a page, not a file, has no place in the draft. */
const isGonePage = ({ kind, show }: Place) => kind === "title" && show === undefined;

/** What several changes do together, and none alone. */
export const PlacesOfSeveral = ({ found }: { readonly found: FoundPlaces }) => (
  <article className="change" aria-labelledby="together">
    <header>
      <RegisterMark out />
      <div>
        <h2 id="together">The changes together</h2>
        <p className="from">None of them does this alone.</p>
      </div>
    </header>
    <Places found={found} />
  </article>
);

/** The old and the new value, where they are short. */
function Values({ change: { before, after } }: { readonly change: DatedChange }) {
  const isShort = (text: string | undefined) => text === undefined || text.length <= 60;
  if (!isShort(before) || !isShort(after)) return null;
  if (!before && !after) return null;
  return (
    <>
      {": "}
      {before && (
        <>
          <Before>{before}</Before>{" "}
        </>
      )}
      {after && <After>{after}</After>}
      {!after && before && <span className="vh"> removed</span>}
    </>
  );
}

function ChangedWhere({ change }: { readonly change: DatedChange }) {
  const screen = screenOf(change);
  return (
    <p className="from">
      {change.changedAt === undefined ? (
        "Changed by hand in its file. It belongs to "
      ) : (
        <>
          Changed: <When time={change.changedAt} />, in{" "}
        </>
      )}
      <Link to={screen.path}>{screen.label}</Link>
    </p>
  );
}

function Places({ found }: { readonly found: FoundPlaces }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { places } = found;
  if (places.length === 0) {
    if (found.problem) return null;
    return <p className="aside-line">No page shows it. Visitors won’t notice a difference.</p>;
  }
  const isLong = places.length > listedAtFirst + 2;
  const listed = isLong && !showsAll ? someOfEachKind(places, listedAtFirst) : places;
  const showAll = () => {
    setShowsAll(true);
    // The button is gone, and places have come between those that were listed.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:not(.hd)")?.focus());
  };
  return (
    <>
      <PlaceList ref={list} places={listed} />
      {listed.length < places.length && (
        <p className="aside-line">
          <Button look="link" onClick={showAll}>
            {places.length - listed.length} more places
          </Button>
        </p>
      )}
    </>
  );
}
