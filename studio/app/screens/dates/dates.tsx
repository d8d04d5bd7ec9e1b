import { useEffect, useOptimistic, useRef, useState, useTransition } from "react";
import type { z } from "zod";
import type { FieldPath } from "../../../../content-model/compiler/field-path.ts";
import { fieldName } from "../../../../content-model/compiler/problem.ts";
import { type Closure, type Schedule, scheduleSchema } from "../../../../content-model/schema/schedule.ts";
import { addDays, dayAt } from "../../../../domain/calendar-day.ts";
import { formatDate, formatTime } from "../../../../domain/format-date.ts";
import { paths } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { closureEdits, closureOn, type ListEdit } from "../../../core/dates/closures.ts";
import { timeOn, yearOfSundays } from "../../../core/dates/sundays.ts";
import { termCards } from "../../../core/dates/term-cards.ts";
import { createQueue } from "../../../core/queue.ts";
import { fileQuery, useContent, useFile, useSession } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { send } from "../../draft/save.ts";
import { useEntry } from "../../draft/use-field.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { Consequences, isNewlyClosed } from "./consequences.tsx";
import { SundayGrid } from "./sunday-grid.tsx";
import { SundayPanel } from "./sunday-panel.tsx";
import { TermList } from "./term-list.tsx";

export function Component() {
  const { data, live, whyReadOnly } = useFile("schedule");
  const isReadOnly = (useContent()?.whyReadOnly ?? whyReadOnly) !== undefined;
  const drafted = scheduleSchema.safeParse(data);
  const published = scheduleSchema.safeParse(live);
  return (
    <Screen
      title="Dates"
      where="The site"
      lead="Every Sunday from now on. Select one to close it, or to pause the class for a while."
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

type DatesProps = { readonly draft: Schedule; readonly live: Schedule; readonly isReadOnly: boolean };

function Terms({ draft: inFile, live, isReadOnly }: DatesProps) {
  const now = useNow();
  const { closures, changeClosures, message } = useClosures(inFile);
  const draft = { ...inFile, closures };
  const months = yearOfSundays(draft, live, now);
  const sundays = months.flatMap((month) => month.sundays);
  const [day, setDay] = useState<string>();
  const chosen = sundays.find((sunday) => sunday.day === day && !sunday.isOver);
  const closed = sundays.find(isNewlyClosed);
  const isPhone = useIsPhone();
  const consequences = <Consequences sundays={sundays} />;
  const grid = useRef<HTMLTableElement>(null);

  // The panel is gone then: while it is a sheet, nothing behind it can have the focus.
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (day === undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${left.current}"]`)?.focus();
    left.current = day;
  }, [day]);

  return (
    <div className={ui.stack}>
      <TermList
        draft={draft}
        cards={termCards(draft, live, now)}
        today={dayAt(now, draft.timeZone)}
        isReadOnly={isReadOnly}
      />
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
              changeClosures={changeClosures}
              message={message}
              isReadOnly={isReadOnly}
              onClose={() => setDay(undefined)}
            >
              {isPhone && isNewlyClosed(chosen) && consequences}
            </SundayPanel>
          ) : (
            <p className={classNames(ui.soft, ui.onlyDesk)}>
              Select a Sunday to see what’s on, or to close it.
            </p>
          )}
          {!isPhone && consequences}
          {closed && <ClassPage saved={inFile} day={closed.day} />}
        </aside>
      </div>
    </div>
  );
}

type ChangeClosures = (closures: readonly Closure[]) => Closure[];

/** Each change begins with what the last one left. */
const inOrder = createQueue();

/** Returns the closures as they are being changed, what changes them, and why the last change wasn't written. */
function useClosures({ closures }: Pick<Schedule, "closures">) {
  const [shown, show] = useOptimistic(closures);
  const [, startTransition] = useTransition();
  const [message, setMessage] = useState<string>();
  const entries = useEntry({ name: "schedule", path: ["closures"] });

  const write = async (edit: ListEdit): Promise<void> => {
    if (edit.kind === "add") return entries.add(edit.value, edit.temporaryName, edit.index);
    if (edit.kind === "remove") return entries.remove(edit.entryName);
    const target = { name: "schedule", path: edit.path } as const;
    const answer = await send(target, { value: edit.value, base: edit.base });
    if (answer.state !== "saved") throw new Error(answer.message);
  };

  async function writeAll(change: ChangeClosures): Promise<void> {
    const { data } = await queryClient.ensureQueryData(fileQuery("schedule"));
    const inFile = scheduleSchema.parse(data).closures;
    for (const edit of closureEdits(inFile, change(inFile))) await write(edit);
  }

  const changeClosures = (change: ChangeClosures) =>
    startTransition(async () => {
      show(change(shown));
      const wrong = await inOrder(() => writeAll(change)).catch((error: Error) => error);
      startTransition(() => setMessage(wrong?.message));
    });

  return { closures: shown, changeClosures, message };
}

type ClassPageProps = {
  /** As it is in its file: the preview shows nothing else. */
  readonly saved: Schedule;
  /** The Sunday that is off. */
  readonly day: string;
};

/** From when to when the class page says that a Sunday is off, and a link to it as it is then. Empty until the Sunday is saved. */
function ClassPage({ saved, day }: ClassPageProps) {
  const { previewOrigin } = useSession();
  const { timeZone, sundayClass } = saved;
  const now = useNow();
  if (!isOff(saved, day)) return null;
  const from = firstOff(saved, day);
  const back = firstOn(saved, day);
  const at = timeOn(day, "00:01", timeZone);
  const url = `${previewOrigin}${paths.sundayClass}?at=${at}`;
  const start = formatTime(sundayClass.startTime);
  const begins = { day: addDays(from, -7), at: timeOn(addDays(from, -7), sundayClass.startTime, timeZone) };
  return (
    <p className={ui.small}>
      {begins.at > now
        ? `From Sunday ${formatDate(begins.day)} at ${start}, the site says that there’s no class. It stops by itself on ${formatDate(addDays(back, -7))} at ${start}.`
        : `The site says that there’s no class as soon as you publish. It stops by itself on Sunday ${formatDate(addDays(back, -7))} at ${start}.`}{" "}
      <a href={url} target="_blank" rel="noreferrer">
        See how it’ll look on {formatDate(day)}
      </a>
    </p>
  );
}

const isOff = ({ closures }: Schedule, day: string) => closureOn(closures, day) !== undefined;

const firstOff = (saved: Schedule, day: string): string =>
  isOff(saved, addDays(day, -7)) ? firstOff(saved, addDays(day, -7)) : day;

const firstOn = (saved: Schedule, day: string): string =>
  isOff(saved, day) ? firstOn(saved, addDays(day, 7)) : day;
