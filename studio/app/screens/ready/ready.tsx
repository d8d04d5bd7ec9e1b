import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { isPublic } from "../../../core/publish/hosts/host.ts";
import { readyQuery, useSession } from "../../api/content.ts";
import { publicationQuery } from "../../api/publication.ts";
import { SavedState } from "../../shell/saved-state.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { clockTime, countWords, upperFirst } from "../../ui/words.ts";
import { FirstSteps } from "./first-steps.tsx";
import styles from "./ready.module.css";
import {
  countTasks,
  emailToCentre,
  type Group,
  groupTasks,
  isTypedInPlace,
  leftIn,
  type Row,
  things,
} from "./rows.ts";
import { KindWordsRow, TaskRow } from "./task-row.tsx";

/** What keeps the site from going live, done in the list where it can be. */
export function Component() {
  const { data, error } = useQuery(readyQuery);
  const { timeZone } = useSession().business;
  const isPublic = useIsPublic();
  const title = isPublic ? "All well?" : "Ready to go live?";
  const { open, setOpen, withOpen } = useOpenRow();

  if (!data) {
    return (
      <Screen title={title} where="Publishing">
        {error ? (
          <Note kind="bad" isAlert>
            <p>{error.message}</p>
          </Note>
        ) : (
          <Loading label="Looking through everything" lines={12} />
        )}
      </Screen>
    );
  }

  const due = data.tasks.filter(({ isDue }) => isDue).length;
  const worthKnowing = data.tasks.length - due;
  const total = data.done + due;
  const shown = withOpen(groupTasks(data.tasks));

  const openNext = () => {
    const rows = shown.flatMap(({ rows }) => rows);
    const after = rows.slice(rows.findIndex(({ key }) => key === open?.row.key) + 1);
    const next: Row | undefined = after.find(isTypedInPlace);
    setOpen(next, shown);
    if (!next) document.querySelector<HTMLElement>("#main h1")?.focus();
  };

  return (
    <Screen
      title={title}
      heading={headingFor(due, isPublic)}
      lead={
        due > 0 ? (
          <Lead done={data.done} total={total} isPublic={isPublic} />
        ) : (
          <AllDone worthKnowing={worthKnowing} />
        )
      }
      where="Publishing"
      // Whether words are saved matters more, while one types.
      status={open ? <SavedState /> : `Looked through at ${clockTime(data.lookedAt, timeZone)}`}
    >
      {due > 0 ? (
        <Meter done={data.done} total={total} />
      ) : (
        !isPublic && (
          <p className={styles.goLive}>
            <ButtonLink to="/changes" look="gold">
              Look and publish
            </ButtonLink>
          </p>
        )
      )}
      <FirstSteps />
      <div className={classNames(ui.stack, styles.groups)}>
        {shown.map((group) => (
          <GroupSection
            key={group.key}
            group={group}
            openKey={open?.row.key}
            onOpen={(row) => setOpen(row, shown)}
            onNext={openNext}
          />
        ))}
      </div>
    </Screen>
  );
}

function headingFor(due: number, isPublic: boolean): string {
  if (due === 0) return isPublic ? "All is well" : "Ready to go live";
  return `${isPublic ? "Not quite" : "Not yet"}: ${things(due)} ${due === 1 ? "is" : "are"} left`;
}

type LeadProps = { readonly done: number; readonly total: number; readonly isPublic: boolean };

const Lead = ({ done, total, isPublic }: LeadProps) => (
  <>
    Nearly all are words that we made up, so that there’d be something to look at. You’ve done {done} of{" "}
    {total}.{!isPublic && " The site can’t go live while one is left."}
  </>
);

const AllDone = ({ worthKnowing }: { readonly worthKnowing: number }) => (
  <>
    Nothing made up is left.
    {worthKnowing > 0 &&
      ` ${upperFirst(countWords(worthKnowing))} ${worthKnowing === 1 ? "thing is" : "things are"} worth knowing.`}
  </>
);

/** How many rows of a group are listed at first. */
const first = 4;

type GroupSectionProps = {
  readonly group: Group;
  readonly openKey: string | undefined;
  readonly onOpen: (row: Row | undefined) => void;
  readonly onNext: () => void;
};

/** Things that are left to do, the first ones listed. */
function GroupSection({ group, openKey, onOpen, onNext }: GroupSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const { shortName } = useSession().business;
  const { key, heading, rows } = group;
  const openAt = rows.findIndex((row) => row.key === openKey);
  const shown = isWhole ? rows.length : Math.max(first, openAt + 1);
  const more = rows.length - shown;
  const count = countTasks(rows);
  return (
    <section className={styles.group} aria-labelledby={`group-${key}`}>
      <header>
        <h2 id={`group-${key}`} tabIndex={-1}>
          {heading}
        </h2>
        <span className={classNames(ui.soft, ui.small)}>
          {key === "rest" ? count : key === "centre" ? `${count} left, one email` : leftOf(key, rows)}
        </span>
      </header>
      <ul>
        {rows
          .slice(0, shown)
          .map((row) =>
            row.tasks[0].field?.name === "testimonials" ? (
              <KindWordsRow key={row.key} row={row} />
            ) : (
              <TaskRow
                key={row.key}
                row={row}
                where={whereOf(row)}
                isOpen={row.key === openKey}
                onOpen={() => onOpen(row)}
                onNext={onNext}
                onClose={() => onOpen(undefined)}
              />
            ),
          )}
      </ul>
      <p className={ui.row}>
        {more > 0 && (
          <Button look="link" onClick={() => setWhole(true)}>
            {more} more<span className={ui.visuallyHidden}> of “{heading}”</span>
          </Button>
        )}
        {key === "centre" && (
          <a href={emailToCentre(rows, shortName)}>
            Write the centre an email with{" "}
            {count === 1 ? "the question" : `all ${countWords(count)} questions`}
          </a>
        )}
      </p>
    </section>
  );
}

/** How long it takes isn't estimated where it depends on other people. */
const leftOf = (key: string, rows: readonly Row[]) =>
  key === "people" || key === "others" ? `${countTasks(rows)} left` : leftIn(rows);

/** Returns the file that a row is about; undefined for facts of the business, which stand on many pages. */
function whereOf({ tasks }: Row): string | undefined {
  const [{ field, fileTitle }] = tasks;
  if (tasks.some((task) => task.fileTitle !== fileTitle)) return undefined;
  return !field || field.name === "business" || field.name === "testimonials" ? undefined : fileTitle;
}

/** More cells than this are too narrow to tell apart on a phone. */
const mostCells = 61;

/** How much is done, as a row of cells. */
function Meter({ done, total }: { readonly done: number; readonly total: number }) {
  const cells = Math.min(total, mostCells);
  const filled = done === 0 ? 0 : Math.max(1, Math.floor((done / total) * cells));
  return (
    <div
      className={styles.meter}
      role="img"
      aria-label={`${done} of ${total} done`}
      style={{ gridTemplateColumns: `repeat(${cells}, 1fr)` }}
    >
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
        <i key={index} className={index < filled ? styles.done : undefined} />
      ))}
    </div>
  );
}

/** Returns whether visitors can see the site already; false while that isn't known. */
function useIsPublic(): boolean {
  const { data } = useQuery(publicationQuery);
  const { since, host } = data?.live ?? {};
  return since !== undefined && host !== undefined && isPublic(host.url);
}

/** The row that is open, and where it was when it was opened. */
type Open = { readonly row: Row; readonly group: Group; readonly groupIndex: number };

/** Returns which row is open. It stays in its place while one types in it, though what is typed ends its task. */
function useOpenRow() {
  const [open, setOpenRow] = useState<Open>();

  const setOpen = (row: Row | undefined, groups: readonly Group[]) => {
    const groupIndex = groups.findIndex(({ rows }) => row && rows.includes(row));
    const group = groups[groupIndex];
    setOpenRow(row && group && { row, group, groupIndex });
  };

  const withOpen = (groups: readonly Group[]): readonly Group[] => {
    if (!open) return groups;
    const { row, group, groupIndex } = open;
    const known = groups.find(({ key }) => key === group.key);
    if (!known) return groups.toSpliced(groupIndex, 0, { ...group, rows: [{ ...row, isDone: true }] });
    const others = known.rows.filter(({ key }) => key !== row.key);
    const isDone = others.length === known.rows.length;
    const rows = others.toSpliced(group.rows.indexOf(row), 0, { ...row, isDone });
    return groups.map((one) => (one === known ? { ...one, rows } : one));
  };

  return { open, setOpen, withOpen };
}
