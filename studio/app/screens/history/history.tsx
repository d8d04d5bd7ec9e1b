import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ContentName, contentFiles } from "../../../../content-model/schema/content-files.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { fieldOfKey } from "../../../engine/content/change.ts";
import type { State as SiteState } from "../../../engine/history/list-states.ts";
import type { Publication } from "../../../engine/publish/publication.ts";
import { draftQuery, useSession } from "../../api/content.ts";
import { historyQuery, publicationQuery } from "../../api/publication.ts";
import { essential } from "../../api/query-client.ts";
import { textOf } from "../../forms/field-schema.ts";
import { wordsOfUnsent } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { clockTime, dayOf } from "../../ui/format.ts";
import { RegisterMark } from "../../ui/marks.tsx";
import { Details, Loading, Note } from "../../ui/notes.tsx";
import { useNow, When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { ChangeWords } from "../publishing/change-words.tsx";
import { isOnlyHere, seenWords } from "../publishing/live-site.tsx";
import { StillToDoOutside } from "../publishing/to-do-outside.tsx";
import styles from "./history.module.css";
import { ThrownAway } from "./thrown-away.tsx";
import { UndoDialog } from "./undo-dialog.tsx";

/** How many more states are listed at a time. */
const page = 20;

/** How long after a publication the screen begins with it, in milliseconds. */
const justNow = 15 * 60_000;

/** What changed since the first publication, and the ways back. After a publication, it begins with what was seen of it. */
export function Component() {
  const [most, setMost] = useState(page);
  /** The commit to undo. */
  const [undone, setUndone] = useState<string>();
  const { data: read, isFetching, dataUpdatedAt } = useQuery({ ...historyQuery(most), ...essential });
  const { data: last } = useQuery(publicationQuery);
  const { timeZone } = useSession().business;
  const now = useNow();

  const published = last?.publication;
  const isJustLive = published?.outcome === "live" && now - (published.endedAt ?? 0) < justNow;
  const isHere = last?.live.host !== undefined && isOnlyHere(last.live.host);
  // What was read before a publication calls the state before it the one that is live.
  const isOlder = isFetching && dataUpdatedAt < (published?.endedAt ?? 0);
  const data = isJustLive && isOlder ? undefined : read;
  const states = data?.states ?? [];

  return (
    <Screen
      title={isJustLive ? (isHere ? "Published on this computer" : "It’s live") : "History and undo"}
      where="Looking back"
      {...(isJustLive && { lead: seenWords(published, timeZone) })}
    >
      {isJustLive && <WaysOn publication={published} onUndo={setUndone} />}
      <div className={ui.columns}>
        <section aria-labelledby="states">
          <h2 id="states" className={ui.listHeading}>
            What changed, the newest first
          </h2>
          {!data && <Loading label="Reading the history" lines={4} />}
          {data && states.length === 0 && (
            <p className={ui.soft}>
              Nothing has been published from the studio yet. Whatever you publish is kept here, and can be
              undone.
            </p>
          )}
          <ol className={styles.states}>
            {states.map((state) => (
              <StateItem key={state.commit} state={state} isHere={isHere} onUndo={setUndone} />
            ))}
          </ol>
          {data?.hasMore && (
            <p>
              <Button variant="link" onClick={() => setMost(most + page)}>
                Show older ones
              </Button>
            </p>
          )}
        </section>
        <aside className={ui.stack}>
          <StillToDoOutside />
          <Note title="Undo adds, and wipes nothing">
            <p>What you undo stays in this list, with the undo above it: you can undo the undo.</p>
          </Note>
          <ThrownAway />
          <SetAside />
        </aside>
      </div>
      {undone && <UndoDialog commit={undone} onClose={() => setUndone(undefined)} />}
    </Screen>
  );
}

type WaysOnProps = { readonly publication: Publication; readonly onUndo: (commit: string) => void };

/** What one does after a publication: look at it, or take it back. */
function WaysOn({ publication, onUndo }: WaysOnProps) {
  const { url, commit, changes, remark } = publication;
  return (
    <div className={classNames(ui.tightStack, styles.waysOn)}>
      <p className={ui.row}>
        <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
          {isOnlyHere(publication) ? "Open the site" : "Open the live site"}
        </a>
        {commit && changes.length > 0 && (
          <Button onClick={() => onUndo(commit)}>
            {changes.length === 1 ? "Undo this change" : "Undo these changes"}
          </Button>
        )}
      </p>
      {remark && (
        <Note title="One thing to know">
          <p>{remark}</p>
        </Note>
      )}
    </div>
  );
}

/** Values that another one replaced, by a decision or in another window. */
function SetAside() {
  const setAside = useQuery(draftQuery).data?.setAside ?? [];
  if (setAside.length === 0) return null;
  return (
    <Details summary={`Replaced by something else, and kept for a year: ${setAside.length}`}>
      <ul className={ui.tightStack}>
        {setAside.map(({ key, label, value, at }) => (
          <li key={`${at} ${key}`}>
            <Details
              summary={
                <>
                  {label}{" "}
                  <span className={classNames(ui.small, ui.soft)}>
                    <When time={at} />
                  </span>
                </>
              }
            >
              <pre>{wordsOf(key, value)}</pre>
            </Details>
          </li>
        ))}
      </ul>
    </Details>
  );
}

/** Returns a value as people read it. Its key is that of a change: `schedule course.price`. */
function wordsOf(key: string, value: unknown): string {
  const { name, path } = fieldOfKey(key);
  return Object.hasOwn(contentFiles, name) ? textOf(name as ContentName, path, value) : wordsOfUnsent(value);
}

/** How many changes of a state are listed. */
const mostListed = 5;

type StateItemProps = {
  readonly state: SiteState;
  /** Whether only this computer shows the site. */
  readonly isHere: boolean;
  readonly onUndo: (commit: string) => void;
};

/** One state of the site: when it was kept, what changed, and the ways back. */
function StateItem({ state, isHere, onUndo }: StateItemProps) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const { at, place, changes, subject, commit } = state;
  const listed = changes.slice(0, mostListed);
  return (
    <li>
      <When time={at} />
      <RegisterMark out={place === "ahead"} isEmpty={place === "past"} className={styles.mark} />
      <div>
        {place === "live" && <h3>{isHere ? "On this computer now" : "Live now"}</h3>}
        {place === "ahead" && <h3>Not published</h3>}
        <ul>
          {listed.map((change) => (
            <li key={change.id}>
              <ChangeWords change={change} />
            </li>
          ))}
          {changes.length > listed.length && <li>and {changes.length - listed.length} more</li>}
        </ul>
        {subject !== undefined && (
          <p className={classNames(ui.small, ui.soft)}>“{subject}”, not written in the studio</p>
        )}
      </div>
      <p className={styles.actions}>
        {changes.length > 0 && (
          <Button variant="link" onClick={() => onUndo(commit)}>
            {changes.length === 1 ? "Undo just this" : "Undo these"}
            <span className={ui.visuallyHidden}>
              , of {dayOf(at, now, timeZone)}, {clockTime(at, timeZone)}
            </span>
          </Button>
        )}
      </p>
    </li>
  );
}
