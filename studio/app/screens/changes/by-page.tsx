import { useId } from "react";
import { wordsOfClosure } from "../../../core/content/words-of-closure.ts";
import type { DatedChange } from "../../../server/routes/content.ts";
import type { Search } from "../../api/places.ts";
import { Choice } from "../../ui/choice.tsx";
import { Details } from "../../ui/details.tsx";
import { Loading } from "../../ui/loading.tsx";
import type { ListedPlace } from "./place-list.tsx";
import { Places } from "./places.tsx";
import type { LeftOut } from "./use-left-out.ts";

type ByPageProps = {
  readonly changes: readonly DatedChange[];
  readonly leftOut: LeftOut;
  readonly search: Search | undefined;
};

/** Many changes: a list to choose from, and their places by page. */
export function ByPage({ changes, leftOut, search }: ByPageProps) {
  const labels = new Map(changes.map(({ id, label }) => [id, label]));
  const chosen = (search?.found ?? []).filter(({ change }) => change !== undefined && !leftOut.has(change));
  const places = chosen.flatMap(({ change = "", places }) =>
    places.map((place) => ({ ...place, id: `${change} ${place.id}`, note: labels.get(change) })),
  );
  const pages = Map.groupBy(places, ({ everywhere, pageTitle }) => (everywhere ? "Every page" : pageTitle));
  return (
    <>
      <div className="change chosen">
        <Details summary={`All ${changes.length} changes: leave some of them out`}>
          {changes.map(({ id, label, before, after, isOrder }) => (
            <Choice
              key={id}
              type="checkbox"
              label={wordsOfClosure({ id, before, after }) ?? label}
              hint={[isOrder ? undefined : before, after].filter(Boolean).map(shorten).join(" → ")}
              checked={!leftOut.has(id)}
              onChange={({ target }) => leftOut.set(id, !target.checked)}
            />
          ))}
        </Details>
      </div>
      {[...pages].map(([title, onPage]) => (
        <PageCard key={title} title={title} places={onPage} />
      ))}
      {search?.state !== "done" && search?.state !== "failed" && (
        <Loading label="Looking through every page" lines={6} />
      )}
    </>
  );
}

function PageCard({ title, places }: { readonly title: string; readonly places: readonly ListedPlace[] }) {
  const id = useId();
  return (
    <article className="change" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <Places places={places} />
    </article>
  );
}

/** Returns the beginning of a long text. */
export const shorten = (text = "") =>
  text.length > 70 ? `${text.slice(0, 70).replace(/\s+\S*$/, "")} …` : text;
