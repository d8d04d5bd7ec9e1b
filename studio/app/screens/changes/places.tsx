import { Fragment, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { type ListedPlace, PlaceList } from "./place-list.tsx";
import { sectionsOf, someOfEachKind } from "./words.ts";

/** How many places are listed at first. */
const listedAtFirst = 8;

/** Places in sections, some of each kind at first. */
export function Places({ places }: { readonly places: readonly ListedPlace[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isLong = places.length > listedAtFirst + 2;
  const listed = isLong && !showsAll ? someOfEachKind(places, listedAtFirst) : places;
  const showAll = () => {
    setShowsAll(true);
    // The button is gone, and places have come between those that were listed.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:not(.hd)")?.focus());
  };
  return (
    <>
      <div ref={list}>
        {sectionsOf(listed).map(({ heading, places }) => (
          <Fragment key={heading}>
            {heading && <h3>{heading}</h3>}
            <PlaceList places={places} />
          </Fragment>
        ))}
      </div>
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
