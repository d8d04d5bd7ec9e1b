import { useRef, useState } from "react";
import type { Place } from "../../api/places.ts";
import { Button } from "../../ui/button.tsx";
import { Details } from "../../ui/details.tsx";
import { PlaceList } from "./place-list.tsx";
import { byReader, someOfEachKind, wordsOfUnread } from "./words.ts";

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
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:not(.hd)")?.focus());
  };
  return (
    <>
      {listed.length > 0 && (
        <div ref={list}>
          <PlaceList places={listed} />
        </div>
      )}
      {listed.length < read.length && (
        <p className="aside-line">
          <Button look="link" onClick={showAll}>
            {read.length - listed.length} more places
          </Button>
        </p>
      )}
      {unread.length > 0 && (
        <Details summary={wordsOfUnread({ read, unread })}>
          <PlaceList places={unread} />
        </Details>
      )}
    </>
  );
}
