import type { Place } from "../../api/places.ts";
import { useSession } from "../../api/session.ts";
import { After, Before } from "../../ui/before-after.tsx";
import { Parts } from "./parts.tsx";
import { namesOf } from "./words.ts";

type PlaceListProps = { readonly places: readonly Place[] };

/** Places, each as visitors see it now and as they will. */
export const PlaceList = ({ places }: PlaceListProps) => (
  <ul className="ba">
    <li className="hd" aria-hidden="true">
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
  return (
    <li tabIndex={-1}>
      <span className="where">
        <b>{name}</b>
        {where && <small>{where}</small>}
        {place.follows && <small>follows from it</small>}
        {place.when && <small>{place.when}</small>}
      </span>
      <span className="b">
        {isSeen && <Value label="Before" parts={place.before} mark={Before} none="not there yet" />}
      </span>
      <span className="a">
        {isSeen && <Value label="After" parts={place.after} mark={After} none="no longer there" />}
      </span>
      {place.show !== undefined && (
        <a
          className="see small"
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
  readonly none: string;
};

const Value = ({ label, parts, mark, none }: ValueProps) => (
  <>
    <span className="lbl">{label}</span>
    {parts && parts.length > 0 ? (
      <span>
        <Parts parts={parts} mark={mark} />
      </span>
    ) : (
      <span className="soft">{none}</span>
    )}
  </>
);
