import { Suspense } from "react";
import { Link } from "react-router";
import { businessSchema } from "../../../../content-model/schema/business.ts";
import type { Change } from "../../../engine/content/change.ts";
import { useFile } from "../../api/content.ts";
import { anchorOf } from "../../forms/deep-link.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { Note } from "../../ui/notes.tsx";
import { SpeakingOf } from "../words/speaking-of.tsx";

/** What says where the class is. */
const where = ["name", "streetAddress"] as const;

/** What a place has of its own. `knownAs` goes with the sentences, which are listed. */
const ofPlace = ["timetable", "terms", "timetableName", "publicTransport", "map", "frontDesk"] as const;

type FactOfPlace = (typeof where | typeof ofPlace)[number];

/** Returns the place where visitors find the class, and the one of the draft; undefined while one can't be read. */
function useCentres() {
  const { data, live } = useFile("business");
  const [centre, former] = [data, live].map((business) => businessSchema.safeParse(business).data?.centre);
  return centre && former && { centre, former };
}

/** Once the class moves for good: which facts still are those of its former place, and the sentences that speak of it. */
export function FormerPlace() {
  const centres = useCentres();
  if (!centres) return null;
  const { centre, former } = centres;
  const isChanged = (key: FactOfPlace) => centre[key] !== former[key];
  if (!where.some(isChanged)) return null;
  return (
    <>
      <div role="status">
        <StillAsTheyWere keys={ofPlace.filter((key) => former[key] !== undefined && !isChanged(key))} />
      </div>
      <SpeakingOf centre={former} what="the place where the class was" />
    </>
  );
}

type FormerPlaceInProps = { readonly changes: readonly Change[] };

/** The same where the move is published: afterwards, nothing tells the facts of the former place from those of the new one. */
export const FormerPlaceIn = ({ changes }: FormerPlaceInProps) =>
  where.some(isIn(changes)) && (
    <Suspense>
      <NotIn changes={changes} />
    </Suspense>
  );

const isIn = (changes: readonly Change[]) => (key: FactOfPlace) =>
  changes.some(({ file, path }) => file === "content/business.yaml" && path.join(".") === `centre.${key}`);

function NotIn({ changes }: FormerPlaceInProps) {
  const centres = useCentres();
  if (!centres) return null;
  const isChanged = isIn(changes);
  return (
    <StillAsTheyWere keys={ofPlace.filter((key) => centres.former[key] !== undefined && !isChanged(key))} />
  );
}

const StillAsTheyWere = ({ keys }: { readonly keys: readonly FactOfPlace[] }) =>
  keys.length > 0 && (
    <Note title="Does the class move?">
      <p>Then change what is different at the new place. These still are as they were:</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <Link to={`/prices#${anchorOf(["centre", key])}`}>
              {fieldSchema("business", ["centre", key]).title}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
