import { useQuery } from "@tanstack/react-query";
import type { Change } from "../../../core/content/change.ts";
import { draftQuery } from "../../api/draft.ts";
import { type Search, useSearch } from "../../api/places.ts";
import { publicationQuery } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import { fileQuery } from "../../draft/use-file.ts";
import { Screen } from "../../shell/screen.tsx";
import { countWords } from "../../ui/count-words.ts";
import { upperFirst } from "../../ui/letter-case.ts";
import { Loading } from "../../ui/loading.tsx";
import { DoubtfulAnswers } from "../dates/doubtful-answers.tsx";
import { PublishPanel } from "../publishing/publish-panel.tsx";
import { ChangeCard, PlacesOfSeveral } from "./change-card.tsx";
import { HeldCard } from "./held-card.tsx";
import { NothingToPublish } from "./nothing-to-publish.tsx";
import { Failed, Progress } from "./progress.tsx";
import { useLeftOut } from "./use-left-out.ts";
import "./changes.css";

/** Every place that the draft's changes touch, before and after; where single ones are left out. */
export function Component() {
  const { data: draft } = useQuery({ ...draftQuery, ...essential });
  const { data: last } = useQuery(publicationQuery);
  // Answers that are no longer true stand above the changes: nothing may move once it is shown.
  const { isPending } = useQuery(fileQuery("faqs"));
  const search = useSearch();
  const { previewOrigin } = useSession();
  const leftOut = useLeftOut();

  if (!draft || !last || isPending) {
    return (
      <Screen title="What will change" where="Before you publish">
        <Loading label="Comparing with what visitors see" lines={12} />
      </Screen>
    );
  }
  const { changes, heldBack } = draft;
  if (changes.length + heldBack.length === 0) return <NothingToPublish {...last.live} />;

  const chosen = changes.filter(({ id }) => !leftOut.has(id));
  const foundOf = (id: string) => search?.found.find(({ change }) => change === id);
  const together = search?.found.find(({ change }) => change === undefined);

  return (
    <Screen
      title="What will change"
      where="Before you publish"
      heading={headingOf(chosen.length, changes.length)}
      lead={
        search &&
        changes.length > 0 && (
          <Progress search={search} total={changes.length} chosen={chosen.map(({ id }) => id)} />
        )
      }
    >
      <div className="cols">
        <div className="stack">
          {heldBack.map((held) => (
            <HeldCard key={held.key} held={held} />
          ))}
          {search?.state === "failed" && <Failed search={search} changes={changes} />}
          {chosen.some(closes) && <DoubtfulAnswers />}
          {changes.map((change) => (
            <ChangeCard
              key={change.id}
              change={change}
              found={foundOf(change.id)}
              search={search}
              isLeftOut={leftOut.has(change.id)}
              onLeaveOut={(isOut) => leftOut.set(change.id, isOut)}
            />
          ))}
          {together && <PlacesOfSeveral found={together} />}
        </div>
        <aside className="stack beside" aria-label="Publish">
          {changes.length > 0 && (
            <PublishPanel chosen={chosen.map(({ id }) => id)} page={pageWith(chosen, search)} />
          )}
          <p className="small">
            <a href={previewOrigin} target="_blank" rel="noreferrer">
              Walk through the new site
            </a>{" "}
            before it’s published, every page of it
            {chosen.length < changes.length && ", with what you left out"}.
          </p>
        </aside>
      </div>
    </Screen>
  );
}

/** Whether a change closes a Sunday: an answer may no longer be true. */
const closes = ({ id, after }: Change) => id.startsWith("schedule closures.") && after !== undefined;

/** Returns where visitors read a chosen change, as path and fragment; undefined if that isn't known. */
const pageWith = (chosen: readonly Change[], search: Search | undefined): string | undefined =>
  search?.found
    .filter(({ change }) => chosen.some(({ id }) => id === change))
    .flatMap(({ places }) => places)
    .find(({ kind, show }) => kind === "text" && show)
    // The live site shows what it shows today.
    ?.show?.replace(/\?[^#]*/, "");

function headingOf(chosen: number, all: number): string {
  if (all === 0) return "Nothing can be published yet";
  if (chosen === 0) return "Nothing chosen";
  if (chosen < all) return `${upperFirst(countWords(chosen))} of ${countWords(all)} changes`;
  return `${upperFirst(countWords(all))} ${all === 1 ? "change" : "changes"}, not published yet`;
}
