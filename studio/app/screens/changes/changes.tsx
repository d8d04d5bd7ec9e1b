import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { Change } from "../../../engine/content/change.ts";
import { isFields } from "../../../engine/content/entries.ts";
import { detailOf } from "../../api/client.ts";
import { draftQuery, useComparison, useSession } from "../../api/content.ts";
import { publicationQuery } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { Screen } from "../../shell/screen.tsx";
import { onTheirWayWords, useUnpublished } from "../../shell/use-unpublished.ts";
import { Button } from "../../ui/button.tsx";
import { countWords, upperFirst } from "../../ui/format.ts";
import { ExactWords, Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { ThrownAway } from "../history/thrown-away.tsx";
import { PublishPanel } from "../publishing/publish-panel.tsx";
import { ChangeEntry, InvalidEntry } from "./change-list.tsx";
import styles from "./changes.module.css";
import { BeforeAndAfter, summaryOf } from "./differences.tsx";
import { NothingToPublish } from "./nothing-to-publish.tsx";
import { leftOutWords } from "./words.ts";

/** The draft's changes, to leave out or throw away, and what visitors will read once the rest is published. */
export function Component() {
  const { data: draft } = useQuery({ ...draftQuery, ...essential });
  const { data: last } = useQuery(publicationQuery);
  const { previewPages } = useSession();
  const { count, isPublishing, onTheirWay } = useUnpublished();
  const [openedAt] = useState(Date.now);
  const changes = draft?.changes ?? [];
  const { leftOut, leaveOut, leaveOutOnly } = useLeftOut(draft?.changes);
  const chosen = changes.filter(({ id }) => !leftOut.includes(id));
  const undone = useUndone(changes);
  const { comparison, error, tryAgain } = useComparison(chosen.map(({ id }) => id));

  if (!draft || !last) {
    return (
      <Screen title="What will change" where="Before you publish">
        <Loading label="Comparing with what visitors see" lines={12} />
      </Screen>
    );
  }
  const { invalid } = draft;
  if (changes.length + invalid.length === 0)
    return <NothingToPublish {...last.live} thrownAwaySince={openedAt} />;

  return (
    <Screen
      title="What will change"
      where="Before you publish"
      heading={isPublishing ? onTheirWayWords(count, onTheirWay) : headingOf(chosen.length, changes.length)}
      lead={
        chosen.length > 0 &&
        !error && (
          <span role="status">
            {!comparison
              ? "Comparing the pages as they are and as they’ll be. That can take half a minute."
              : comparison.problem === undefined && summaryOf(comparison)}
          </span>
        )
      }
    >
      <div className={ui.columns}>
        <div className={ui.stack}>
          <ThrownAway since={openedAt} />
          {undone.length > 0 && undone.length < chosen.length && (
            <Note title="What you’ve just put back is among other changes">
              <p>
                <Button
                  variant="link"
                  onClick={() =>
                    leaveOutOnly(changes.map(({ id }) => id).filter((id) => !undone.includes(id)))
                  }
                >
                  Leave the others out
                </Button>{" "}
                They stay in your draft: “Publish” then publishes only what you’ve put back.
              </p>
            </Note>
          )}
          {/* It may have been days ago, and stands far down the list. */}
          {leftOut.length > 0 && (
            <p>
              Left out on this device: {leftOutWords(changes.filter(({ id }) => leftOut.includes(id)))}.{" "}
              <Button variant="link" onClick={() => leaveOutOnly([])}>
                Include {leftOut.length === 1 ? "it" : "them"}
              </Button>
            </p>
          )}
          <div className={ui.sheet}>
            {invalid.map((one) => (
              <InvalidEntry key={one.key} invalid={one} />
            ))}
            {changes.map((change) => (
              <ChangeEntry
                key={change.id}
                change={change}
                isLeftOut={leftOut.includes(change.id)}
                onLeaveOut={(isOut) => leaveOut(change.id, isOut)}
              />
            ))}
          </div>
          {error && (
            <Note kind="bad" title="The pages couldn’t be compared" isAlert>
              <p>{error.message} Your changes are kept.</p>
              <p>
                <Button onClick={tryAgain}>Try again</Button>
              </p>
              <ExactWords>{detailOf(error)}</ExactWords>
            </Note>
          )}
          {comparison?.problem !== undefined && (
            <Note kind="bad" title="This can’t be shown yet">
              <p>{comparison.problem}</p>
              <p>Visitors still see the site as it was, and your changes are kept.</p>
            </Note>
          )}
          {chosen.length > 0 &&
            !error &&
            (comparison ? (
              <BeforeAndAfter comparison={comparison} />
            ) : (
              <Loading label="Comparing every page" lines={8} />
            ))}
        </div>
        <aside
          className={classNames(ui.stack, styles.publish, changes.length > 0 && styles.withButton)}
          aria-label="Publish"
        >
          {changes.length > 0 && <PublishPanel chosen={chosen.map(({ id }) => id)} />}
          <p className={ui.small}>
            <a href={previewPages} target="_blank" rel="noreferrer">
              Walk through the new site
            </a>{" "}
            before it’s published, every page of it.
            {chosen.length < changes.length && " What you left out is shown there as well."}
          </p>
        </aside>
      </div>
    </Screen>
  );
}

function headingOf(chosen: number, all: number): string {
  if (all === 0) return "Nothing can be published yet";
  if (chosen === 0) return "Nothing chosen";
  if (chosen < all) return `${upperFirst(countWords(chosen))} of ${countWords(all)} changes`;
  return `${upperFirst(countWords(all))} ${all === 1 ? "change" : "changes"}, not published yet`;
}

/** Returns the ids of the changes of an undo that has just led here. */
function useUndone(changes: readonly Change[]): readonly string[] {
  const { state } = useLocation();
  const ids: unknown = isFields(state) ? state.undone : undefined;
  return Array.isArray(ids) ? changes.map(({ id }) => id).filter((id) => ids.includes(id)) : [];
}

const leftOutKey = "left out";

/** Returns which changes the next publication leaves out, once they are known. This browser keeps it. */
function useLeftOut(changes: readonly Change[] | undefined) {
  const [stored, store] = useState<readonly string[]>(() =>
    JSON.parse(localStorage.getItem(leftOutKey) ?? "[]"),
  );
  useEffect(() => localStorage.setItem(leftOutKey, JSON.stringify(stored)), [stored]);
  // Forgets the ids of changes that are gone: a later change of the same field starts ticked.
  const leftOut = changes ? stored.filter((id) => changes.some((change) => change.id === id)) : stored;
  if (leftOut.length < stored.length) store(leftOut);
  const leaveOut = (id: string, isOut: boolean) => {
    const others = leftOut.filter((one) => one !== id);
    store(isOut ? [...others, id] : others);
  };
  return { leftOut, leaveOut, leaveOutOnly: store };
}
