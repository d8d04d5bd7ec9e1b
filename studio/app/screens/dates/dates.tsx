import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { z } from "zod";
import type { FieldPath } from "../../../../content-model/compiler/field-at.ts";
import { fieldName } from "../../../../content-model/compiler/problem.ts";
import { type Closure, type Schedule, scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { addDays, dayAt } from "../../../../domain/calendar-day.ts";
import type { SundayElsewhere } from "../../../../domain/for-a-while.ts";
import { formatDate, formatTime } from "../../../../domain/format-date.ts";
import { paths } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { closureOn } from "../../../business/dates/closures.ts";
import { type Sunday, sundaysOfPanel, timeOn, yearOfSundays } from "../../../business/dates/sundays.ts";
import { termCards } from "../../../business/dates/term-cards.ts";
import { fieldNamed } from "../../../engine/content/change.ts";
import { deskQuery, useDraft, useFile, useSession } from "../../api/content.ts";
import { useField } from "../../draft/use-field.ts";
import { ConflictNote } from "../../forms/conflict-note.tsx";
import { textOf } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { ForAWhile, ForAWhileAtAGlance } from "./for-a-while.tsx";
import { SundayGrid } from "./sunday-grid.tsx";
import { SundayPanel } from "./sunday-panel.tsx";
import { TermList } from "./term-list.tsx";
import { useForAWhile } from "./use-for-a-while.ts";
import { nameSundays } from "./words-of-dates.ts";

export function Component() {
  const { data, live, whyReadOnly } = useFile("schedule");
  const isReadOnly = (useDraft()?.whyReadOnly ?? whyReadOnly) !== undefined;
  const drafted = scheduleSchema.safeParse(data);
  const published = scheduleSchema.safeParse(live);
  return (
    <Screen
      title="Dates"
      where="The site"
      lead="The Sundays of twelve months: select one to close it, to pause the class, or to say where it is. A notice, a later price or time away: below, under For a while."
    >
      <ReadOnlyNote names={["schedule"]} />
      {drafted.success ? (
        // If nothing was ever published, nothing differs from that.
        <Terms draft={drafted.data} live={published.data ?? drafted.data} isReadOnly={isReadOnly} />
      ) : (
        // Only a text editor can have made it.
        <Note kind="bad" title="The file with the dates has an error">
          <p>content/schedule.yaml: {problemOf(drafted.error)}</p>
          <p>
            Visitors see the dates that were published last. Nothing can be changed here until it is fixed.
          </p>
        </Note>
      )}
    </Screen>
  );
}

const problemOf = ({ issues: [first] }: z.ZodError) =>
  `${fieldName((first?.path ?? []) as FieldPath)} ${first?.message}`;

const closures = fieldNamed("schedule", "closures");

type DatesProps = { readonly draft: Schedule; readonly live: Schedule; readonly isReadOnly: boolean };

function Terms({ draft: inFile, live, isReadOnly }: DatesProps) {
  const now = useNow();
  const field = useField(closures);
  const { value, message, type } = field;
  // The closures as typed, which the file may not have yet.
  const draft = { ...inFile, closures: (value ?? []) as Closure[] };
  const { drafted, published } = useForAWhile();
  const { data: desk } = useQuery(deskQuery);
  const months = yearOfSundays(draft, live, now, {
    elsewhere: drafted?.sundays ?? [],
    liveElsewhere: published?.sundays ?? [],
    holidays: desk?.holidays ?? [],
  });
  const sundays = months.flatMap((month) => month.sundays);
  // The desk's question about a Sunday leads to it.
  const [search] = useSearchParams();
  const [day, setDay] = useState(search.get("sunday") ?? undefined);
  const chosen = sundays.find((sunday) => sunday.day === day && !sunday.isOver);
  const isPhone = useIsPhone();
  const shown = chosen ? sundaysOfPanel(chosen, sundays, draft) : sundays;
  const closed = chosen && isNewlyClosed(chosen) ? chosen : shown.find(isNewlyClosed);
  const consequences = <Consequences sundays={shown} />;
  const grid = useRef<HTMLTableElement>(null);

  // The panel is gone then: while it is a sheet, nothing behind it can have the focus.
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (day === undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${left.current}"]`)?.focus();
    left.current = day;
  }, [day]);

  return (
    <div className={ui.stack}>
      {/* As wide as the grid below it. */}
      <div className={ui.columns}>
        <TermList
          draft={draft}
          cards={termCards(draft, live, now)}
          today={dayAt(now, draft.timeZone)}
          isReadOnly={isReadOnly}
        />
        <ForAWhileAtAGlance />
      </div>
      <ConflictNote field={field} asText={(all) => textOf(closures.name, closures.path, all)} />
      {/* On a phone they would be overlooked below the grid. */}
      {isPhone && !chosen && closed && <div className={ui.stack}>{consequences}</div>}
      <div className={ui.columns}>
        <SundayGrid ref={grid} months={months} chosen={chosen?.day} onChoose={setDay} />
        <aside className={ui.stack} aria-label="The chosen Sunday">
          {chosen ? (
            <SundayPanel
              key={chosen.day}
              sunday={chosen}
              sundays={sundays}
              draft={draft}
              live={live}
              changeClosures={type}
              message={message}
              isReadOnly={isReadOnly}
              onClose={() => setDay(undefined)}
            >
              {isPhone && consequences}
            </SundayPanel>
          ) : (
            <p className={classNames(ui.soft, ui.onlyDesk)}>
              Select a Sunday to see what’s on, or to close it.
            </p>
          )}
          {!isPhone && consequences}
          {closed && (
            <ClassPage
              saved={inFile}
              moved={drafted?.sundays ?? []}
              day={closed.day}
              newlyClosed={sundays.filter(isNewlyClosed).map(({ day }) => day)}
              firstToCome={sundays.find(({ isOver }) => !isOver)?.day ?? closed.day}
            />
          )}
        </aside>
      </div>
      <ForAWhile />
    </div>
  );
}

type ClassPageProps = {
  /** As it is in its file: the preview shows nothing else. */
  readonly saved: Schedule;
  /** The Sundays elsewhere: their class is held, though a closure names them. */
  readonly moved: readonly SundayElsewhere[];
  /** The Sunday that is off. */
  readonly day: string;
  /** Those of which visitors don't know yet. */
  readonly newlyClosed: readonly string[];
  readonly firstToCome: string;
};

/** From when to when the class page says that a Sunday is off, and a link to it as it is then. Empty until the Sunday is saved. */
function ClassPage({ saved, moved, day, newlyClosed, firstToCome }: ClassPageProps) {
  const { previewPages } = useSession();
  const { timeZone, sundayClass } = saved;
  const now = useNow();
  const isOff = (sunday: string) =>
    sunday >= firstToCome &&
    closureOn(saved.closures, sunday) !== undefined &&
    !moved.some(({ date }) => date === sunday);
  if (!isOff(day)) return null;
  const isNew = (sunday: string) => isOff(sunday) && newlyClosed.includes(sunday);
  const [from, last] = [endOf(isNew, day, -7), endOf(isOff, day, 7)];
  const url = `${previewPages}${paths.sundayClass}?at=${timeOn(day, "00:01", timeZone)}`;
  const start = formatTime(sundayClass.startTime);
  // The class page names the Sundays off among the next six.
  const named = addDays(from, -42);
  const isSoon = timeOn(named, sundayClass.startTime, timeZone) <= now;
  return (
    <p className={ui.small}>
      {isSoon ? "As soon as you publish," : `From Sunday ${formatDate(named)} at ${start}, six weeks before,`}{" "}
      the class page says that there’s no class {from === last ? "on" : "from"} {formatDate(from)}
      {isSoon ? ". " : "; the answers say so as soon as you publish. "}
      It stops by itself on Sunday {formatDate(last)} at {start}.{" "}
      <a href={url} target="_blank" rel="noreferrer">
        See how it’ll look on {formatDate(day)}
      </a>
    </p>
  );
}

/** Returns the last of the Sundays in a row that are off, from one of them on or back. */
const endOf = (isOff: (sunday: string) => boolean, day: string, step: 7 | -7): string =>
  isOff(addDays(day, step)) ? endOf(isOff, addDays(day, step), step) : day;

/** Whether a Sunday that is still to come was closed, and visitors don't know yet. */
const isNewlyClosed = ({ isOff, isClassNew, isOver }: Sunday): boolean => isOff && isClassNew && !isOver;

/** Whether the class of a Sunday that is still to come is elsewhere, and visitors don't know yet. */
const isNewlyMoved = ({ elsewhere, isClassNew, isOver }: Sunday): boolean =>
  elsewhere !== undefined && isClassNew && !isOver;

/** What Sundays that were closed or moved and aren't published ask of the owner. */
function Consequences({ sundays }: { readonly sundays: readonly Sunday[] }) {
  const changed = sundays.filter((sunday) => isNewlyClosed(sunday) || isNewlyMoved(sunday));
  if (changed.length === 0) return null;
  return (
    <Note title="Only you can do this one">
      <p>The centre takes the bookings. Tell them about {nameSundays(changed.map(({ day }) => day))}, too.</p>
      {changed.some(isNewlyClosed) && (
        <p>
          An answer under <Link to="/questions">Questions</Link> may say that the class is on every Sunday.
        </p>
      )}
    </Note>
  );
}
