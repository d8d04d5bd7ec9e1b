import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Closure, Schedule, Term } from "../../../../content-model/schema/schedule.ts";
import { checkTerms } from "../../../../domain/check-terms.ts";
import { formatDate, formatTime } from "../../../../domain/format-date.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { moveOf, type Sunday } from "../../../business/dates/sundays.ts";
import { useField } from "../../draft/use-field.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { useIsPhone } from "../../ui/use-media.ts";
import { ClassChoice } from "./class-choice.tsx";
import styles from "./sunday-panel.module.css";
import { sundayInFull } from "./words-of-dates.ts";

type SundayPanelProps = {
  readonly sunday: Sunday;
  /** Every Sunday that is shown. */
  readonly sundays: readonly Sunday[];
  readonly draft: Schedule;
  readonly live: Schedule;
  readonly changeClosures: (closures: readonly Closure[]) => void;
  /** Why the last change wasn't written. */
  readonly message: string | undefined;
  readonly isReadOnly: boolean;
  /** Returns the focus to the Sunday. */
  readonly onClose: () => void;
  /** What stands below on a phone. */
  readonly children: ReactNode;
};

/** What is on at one Sunday: beside the year, and on a phone a sheet over it. Takes the focus when it opens. */
export function SundayPanel({ onClose, children, ...props }: SundayPanelProps) {
  const isPhone = useIsPhone();
  const { sunday } = props;
  if (!isPhone) {
    return (
      <Beside heading={sundayInFull(sunday.day)} onClose={onClose}>
        <Contents {...props} />
      </Beside>
    );
  }
  return (
    <Dialog isOpen title={sundayInFull(sunday.day)} onClose={onClose}>
      <Contents {...props} />
      {children}
      <div className={styles.done}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

type BesideProps = { readonly heading: string; readonly onClose: () => void; readonly children: ReactNode };

function Beside({ heading, onClose, children }: BesideProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={classNames(ui.sheet, ui.padded)} aria-label={heading} onKeyDown={onKeyDown}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Contents(props: Omit<SundayPanelProps, "onClose" | "children">) {
  const { message, isReadOnly } = props;
  const contents = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = contents.current;
    (inputs?.querySelector<HTMLElement>("input:checked") ?? inputs?.querySelector("input"))?.focus();
  }, []);
  return (
    <fieldset className={classNames(ui.tightStack, styles.contents)} ref={contents} disabled={isReadOnly}>
      <legend className={ui.visuallyHidden}>This Sunday</legend>
      <ClassChoice {...props} />
      <Wrong>{message}</Wrong>
      <CourseSession {...props} />
    </fieldset>
  );
}

type CourseSessionProps = { readonly sunday: Sunday; readonly draft: Schedule };

/** The course's session on a Sunday, and what moves it. */
function CourseSession({ sunday, draft }: CourseSessionProps) {
  const { day, isOff, session, skippedBy } = sunday;
  const term = session?.term ?? skippedBy;
  if (!term) return null;
  const move = moveOf(draft, day);
  const time = formatTime(draft.course.startTime);
  return (
    <section className={styles.session} aria-label="The course">
      {session && (
        <p>
          <b>
            The course, week {session.week} of {session.of}
          </b>
          <span className={ui.hint}>
            {term.name}, online, {time}
          </span>
        </p>
      )}
      {session?.week === 1 && (
        <p className={ui.hint}>The term starts with it. To move it, change the term’s first Sunday above.</p>
      )}
      {/* One button for both: it keeps the focus. */}
      {(move || skippedBy) && (
        <Skips
          draft={draft}
          term={term}
          skips={move ? move.skips : term.skips.filter((skip) => skip !== day)}
          label={
            !move
              ? "Hold it on this Sunday after all"
              : isOff
                ? "Move this session, too"
                : "Move this session"
          }
        >
          {move
            ? `Week ${move.week} moves to ${formatDate(move.to)}, and the term ends a week later, on ${formatDate(move.lastDay)}.`
            : `${term.name} has no session on this Sunday: the rest moves a week later.`}
        </Skips>
      )}
    </section>
  );
}

type SkipsProps = {
  readonly draft: Schedule;
  readonly term: Term;
  readonly skips: readonly string[];
  readonly label: string;
  readonly children: ReactNode;
};

/** What other Sundays a term leaves out would mean, and a button for it. */
function Skips({ draft, term, skips, label, children }: SkipsProps) {
  const name = `${term.name} ${term.startDate.slice(0, 4)}`;
  const field = useField({ name: "schedule", path: ["terms", name, "skips"] });
  const terms = draft.terms.map((other) => (other === term ? { ...term, skips } : other));
  const [wrong] = checkTerms({ ...draft, terms });
  if (wrong) return <p className={ui.hint}>It can’t be moved. {wrong.message}</p>;
  return (
    <>
      <p className={ui.hint}>{children}</p>
      <p>
        <Button
          isBusy={field.state === "typed"}
          onClick={() => field.type(skips.length > 0 ? skips : undefined)}
        >
          {label}
        </Button>
      </p>
      <Wrong>{field.message}</Wrong>
    </>
  );
}
