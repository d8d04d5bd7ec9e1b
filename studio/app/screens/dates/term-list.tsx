import { useEffect, useRef, useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { TermCard } from "../../../business/dates/term-cards.ts";
import { fieldNamed, isIn, keyOf } from "../../../engine/content/change.ts";
import { useFile } from "../../api/content.ts";
import { forgetAnswered, keyOfTarget } from "../../draft/autosave-registry.ts";
import { type NewEntryTarget, nameInList } from "../../draft/send-entry.ts";
import { newEntry, useUnfinishedEntries } from "../../draft/use-entry.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/format.ts";
import { State } from "../../ui/marks.tsx";
import ui from "../../ui/ui.module.css";
import { ChangeTerm, NewTerm } from "./term-form.tsx";
import styles from "./term-list.module.css";
import { shortDate, shortRange } from "./words-of-dates.ts";

type TermListProps = {
  readonly draft: Schedule;
  readonly cards: readonly TermCard[];
  /** As year-month-day. */
  readonly today: string;
  readonly isReadOnly: boolean;
};

const list = fieldNamed("schedule", "terms");

/** The terms that aren't over, those that are begun and not in yet, and what adds one. */
export function TermList({ draft, cards, today, isReadOnly }: TermListProps) {
  const [opened, setOpened] = useState<string>();
  // As it is by now: another device may take a Sunday out of it meanwhile, or the whole term.
  const card = cards.find(({ entryName }) => entryName === opened);
  const [added, setAdded] = useState<NewEntryTarget>();
  const begun = useUnfinishedEntries(list);
  const open = (temporaryName: string) => setAdded({ ...list, entry: { temporaryName } });
  const closeAdded = () => {
    if (added && nameInList(keyOfTarget(added)) !== undefined) forgetAnswered(keyOfTarget(added));
    setAdded(undefined);
  };
  // The button that opened a form may be gone: the list takes the focus then.
  const terms = useRef<HTMLOListElement>(null);
  const isOpen = card !== undefined || added !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) terms.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <ol className={styles.terms} aria-label="Terms" ref={terms} tabIndex={-1}>
        {cards.map((one) => (
          <li key={one.entryName}>
            <Known
              card={one}
              today={today}
              isReadOnly={isReadOnly}
              onChange={() => setOpened(one.entryName)}
            />
          </li>
        ))}
        {begun.map(({ temporaryName }) => (
          <li key={temporaryName}>
            <h2>A new term</h2>
            <p className={classNames(ui.soft, styles.when)}>Started, not added yet</p>
            {!isReadOnly && (
              <p className={styles.add}>
                <Button onClick={() => open(temporaryName)} aria-haspopup="dialog">
                  Go on with it
                </Button>
              </p>
            )}
          </li>
        ))}
        {!isReadOnly && (
          <li>
            <p className={styles.add}>
              <Button onClick={() => open(newEntry + crypto.randomUUID())} aria-haspopup="dialog">
                Add a term
              </Button>
            </p>
          </li>
        )}
      </ol>
      {added && <NewTerm target={added} draft={draft} onClose={closeAdded} />}
      {card && <ChangeTerm card={card} draft={draft} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const titleOf = ({ term, year }: TermCard) => `${term.name}, ${year}`;

type KnownProps = {
  readonly card: TermCard;
  readonly today: string;
  readonly isReadOnly: boolean;
  readonly onChange: () => void;
};

function Known({ card, today, isReadOnly, onChange }: KnownProps) {
  const { term, lastDay, difference, week, entryName } = card;
  const { kept } = useFile(list.name);
  const isWrong = kept.some(({ key }) => isIn(key, keyOf(list.name, [...list.path, entryName])));
  return (
    <div className={difference || isWrong ? ui.changed : undefined}>
      <h2>{titleOf(card)}</h2>
      <p className={classNames(ui.figures, styles.when)}>{shortRange(term.startDate, lastDay)}</p>
      <p className={styles.standing}>
        <State
          className={styles.state}
          kind={isWrong ? "bad" : difference ? "draft" : week ? "fine" : "none"}
        >
          {isWrong
            ? "Needs you: something in it isn’t right yet"
            : difference === "new"
              ? "New, not published"
              : difference === "changed"
                ? "Changed, not published"
                : whenWords(card, today)}
        </State>
      </p>
      {!isReadOnly && (
        <p className={styles.change}>
          <Button variant="link" onClick={onChange} aria-label={`Change ${titleOf(card)}`}>
            Change
          </Button>
        </p>
      )}
    </div>
  );
}

/** “Running, week 8 on Sunday”, “Starts in 9 weeks” */
function whenWords({ week, sessions, term }: TermCard, today: string): string {
  const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (week) {
    const next = sessions[week - 1] ?? term.startDate;
    const days = daysTo(next);
    return `Running, week ${week} ${days <= 0 ? "today" : days < 7 ? "on Sunday" : `on ${shortDate(next)}`}`;
  }
  const days = daysTo(term.startDate);
  if (days <= 0) return "Starts today";
  return days < 7 ? "Starts on Sunday" : `Starts in ${counted(Math.round(days / 7), "week")}`;
}
