import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { isPublic } from "../../../core/publish/hosts/host.ts";
import { readyQuery, useSession } from "../../api/content.ts";
import { publicationQuery } from "../../api/publication.ts";
import { SavedState } from "../../shell/saved-state.tsx";
import { Screen } from "../../shell/screen.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { clockTime, countWords, upperFirst } from "../../ui/words.ts";
import { FirstSteps } from "./first-steps.tsx";
import styles from "./ready.module.css";
import {
  countDue,
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
  const { open, setOpen, setAnswered, withOpen } = useOpenRow();

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

  const shown = withOpen(groupTasks(data.tasks), data.lookedAt);
  const due = countDue(shown);
  const worthKnowing = shown.find(({ key }) => key === "rest")?.rows.length ?? 0;
  // What was answered here counts as done before the list is made again.
  const total = data.done + countDue(groupTasks(data.tasks));
  const done = total - due;

  const openNext = (isAnswered: boolean) => {
    const rows = shown.flatMap(({ rows }) => rows);
    const after = rows.slice(rows.findIndex(({ key }) => key === open?.row.key) + 1);
    const next: Row | undefined = after.find(isTypedInPlace);
    if (open && isAnswered) setAnswered(open.row);
    setOpen(next, shown);
    if (!next) document.querySelector<HTMLElement>("#main h1")?.focus();
  };

  return (
    <Screen
      title={title}
      heading={headingFor(due, isPublic)}
      lead={
        due > 0 ? (
          <Lead done={done} total={total} isPublic={isPublic} />
        ) : (
          <AllDone worthKnowing={worthKnowing} />
        )
      }
      where="Publishing"
      // Whether words are saved matters more, while one types.
      status={open ? <SavedState /> : `Looked through at ${clockTime(data.lookedAt, timeZone)}`}
    >
      {due > 0 ? (
        <Meter done={done} total={total} />
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
      <Groups
        groups={shown}
        openKey={open?.row.key}
        onOpen={(row) => setOpen(row, shown)}
        onNext={openNext}
      />
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

type GroupsProps = {
  readonly groups: readonly Group[];
  readonly openKey: string | undefined;
  readonly onOpen: (row: Row | undefined) => void;
  readonly onNext: (isAnswered: boolean) => void;
};

/** The first facts; then everything else that is made up, by who knows it; then what is worth knowing. */
function Groups({ groups, ...props }: GroupsProps) {
  const invented = groups.filter(({ knower }) => knower !== undefined);
  const section = (group: Group | undefined) =>
    group && (
      <section className={styles.group} aria-labelledby={`group-${group.key}`}>
        <header>
          <h2 id={`group-${group.key}`}>{group.heading}</h2>
          <span className={classNames(ui.soft, ui.small)}>{leftIn(group)}</span>
        </header>
        <Rows group={group} {...props} />
      </section>
    );
  return (
    <div className={classNames(ui.stack, styles.groups)}>
      {section(groups.find(({ key }) => key === "first"))}
      {invented.length > 0 && (
        <section className={styles.group} aria-labelledby="invented">
          <header>
            <h2 id="invented">The rest of the made-up words</h2>
            <span className={classNames(ui.soft, ui.small)}>{countDue(invented)} left</span>
          </header>
          {[true, false].map((isOwn) => (
            <div key={String(isOwn)} className={styles.known}>
              <h3>{isOwn ? "You know these" : "Other people know these"}</h3>
              {invented
                .filter(({ knower }) => (knower === "owner") === isOwn)
                .map((group) => (
                  <FoldedGroup key={group.key} group={group} {...props} />
                ))}
            </div>
          ))}
        </section>
      )}
      {section(groups.find(({ key }) => key === "rest"))}
    </div>
  );
}

type GroupProps = Omit<GroupsProps, "groups"> & { readonly group: Group };

/** A group below its name, which folds it; open while one of its rows is. */
function FoldedGroup(props: GroupProps) {
  const { group, openKey } = props;
  const [isOpen, setOpen] = useState(!group.isFolded);
  const hasOpenRow = group.rows.some(({ key }) => key === openKey);
  return (
    <details
      className={styles.folded}
      open={isOpen || hasOpenRow}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {group.heading}
        <span className={classNames(ui.soft, ui.small)}>{leftIn(group)}</span>
      </summary>
      {(isOpen || hasOpenRow) && <Rows {...props} />}
    </details>
  );
}

function Rows({ group: { key, rows }, openKey, onOpen, onNext }: GroupProps) {
  const { shortName } = useSession().business;
  return (
    <>
      <ul>
        {rows.map((row) =>
          row.tasks[0].field?.name === "testimonials" ? (
            <KindWordsRow key={row.key} row={row} />
          ) : (
            <TaskRow
              key={row.key}
              row={row}
              where={key.startsWith("owner ") ? undefined : whereOf(row)}
              isOpen={row.key === openKey}
              onOpen={() => onOpen(row)}
              onNext={onNext}
              onClose={() => onOpen(undefined)}
            />
          ),
        )}
      </ul>
      {key === "centre" && (
        <p className={ui.row}>
          <a href={emailToCentre(rows, shortName)}>
            Write the centre an email with{" "}
            {rows.length === 1 ? "the question" : `all ${countWords(rows.length)} questions`}
          </a>
        </p>
      )}
    </>
  );
}

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
  /** When rows were answered. The list has them until it is made again. */
  const [answered, setAnsweredRows] = useState<ReadonlyMap<string, number>>(new Map());

  const setAnswered = ({ key }: Row) => setAnsweredRows(new Map(answered).set(key, Date.now()));

  const setOpen = (row: Row | undefined, groups: readonly Group[]) => {
    const groupIndex = groups.findIndex(({ rows }) => row && rows.includes(row));
    const group = groups[groupIndex];
    setOpenRow(row && group && { row, group, groupIndex });
  };

  const withOpen = (all: readonly Group[], lookedAt: number): readonly Group[] => {
    const groups = all
      .map((group) => ({
        ...group,
        rows: group.rows.filter(({ key }) => (answered.get(key) ?? 0) <= lookedAt),
      }))
      .filter(({ rows }) => rows.length > 0);
    if (!open) return groups;
    const { row, group, groupIndex } = open;
    const known = groups.find(({ key }) => key === group.key);
    if (!known) return groups.toSpliced(groupIndex, 0, { ...group, rows: [{ ...row, isDone: true }] });
    const rest = known.rows.filter(({ key }) => key !== row.key);
    const isDone = rest.length === known.rows.length;
    // Rows above it may be done by now.
    const above = group.rows.slice(0, group.rows.indexOf(row)).map(({ key }) => key);
    const index = rest.findLastIndex(({ key }) => above.includes(key)) + 1;
    const rows = rest.toSpliced(index, 0, { ...row, isDone });
    return groups.map((one) => (one === known ? { ...one, rows } : one));
  };

  return { open, setOpen, setAnswered, withOpen };
}
