import { useEffect, useRef, useState } from "react";
import type { Schedule } from "../../../../content-model/schema/schedule.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import type { KnownTerm, TermCard } from "../../../core/dates/term-cards.ts";
import { useFile } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
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

type Open = { readonly card: TermCard; readonly isNew: boolean };

/** The four terms that matter now. */
export function TermList({ draft, cards, today, isReadOnly }: TermListProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  // The button that opened the form goes when the card gets its term, or loses it: then or a little later.
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<string>();
  const isIn = cards.some(({ entryName, known }) => entryName === last && known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one when isIn changes
  useEffect(() => {
    if (open || !last || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-term="${last}"] button`)?.focus();
  }, [open, last, isIn]);
  const show = (next: Open) => {
    setOpen(next);
    setLast(next.card.entryName);
  };
  return (
    <>
      <ol className={styles.terms} aria-label="The four terms" ref={list}>
        {cards.map((card) => (
          <li key={card.entryName} data-term={card.entryName}>
            {card.known ? (
              <Known
                card={card}
                known={card.known}
                today={today}
                isReadOnly={isReadOnly}
                onChange={() => show({ card, isNew: false })}
              />
            ) : (
              <Unknown
                card={card}
                today={today}
                isReadOnly={isReadOnly}
                onPress={() => show({ card, isNew: true })}
              />
            )}
          </li>
        ))}
      </ol>
      {open?.isNew && <NewTerm card={open.card} draft={draft} today={today} onClose={close} />}
      {open && !open.isNew && <ChangeTerm card={open.card} draft={draft} onClose={close} />}
    </>
  );
}

const titleOf = ({ name, year }: TermCard) => `${name}, ${year}`;

type KnownProps = {
  readonly card: TermCard;
  readonly known: KnownTerm;
  readonly today: string;
  readonly isReadOnly: boolean;
  readonly onChange: () => void;
};

function Known({ card, known, today, isReadOnly, onChange }: KnownProps) {
  const { term, lastDay, difference } = known;
  return (
    <div className={difference ? ui.changed : undefined}>
      <h2>{titleOf(card)}</h2>
      <p className={classNames(ui.figures, styles.when)}>{shortRange(term.startDate, lastDay)}</p>
      <p className={styles.standing}>
        <State className={styles.state} kind={difference ? "draft" : known.week ? "fine" : "none"}>
          {difference === "new"
            ? "New, not published"
            : difference === "changed"
              ? "Changed, not published"
              : whenWords(known, today)}
        </State>
      </p>
      {!isReadOnly && (
        <p className={styles.change}>
          <Button look="link" onClick={onChange} aria-label={`Change ${titleOf(card)}`}>
            Change
          </Button>
        </p>
      )}
    </div>
  );
}

/** “Running, week 8 on Sunday”, “Begins in 10 weeks” */
function whenWords({ week, sessions, term }: KnownTerm, today: string): string {
  const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (week) {
    const next = sessions[week - 1] ?? term.startDate;
    const days = daysTo(next);
    return `Running, week ${week} ${days <= 0 ? "today" : days < 7 ? "on Sunday" : `on ${shortDate(next)}`}`;
  }
  const weeks = Math.ceil(daysTo(term.startDate) / 7);
  return weeks <= 1 ? "Begins on Sunday" : `Begins in ${weeks} weeks`;
}

type UnknownProps = {
  readonly card: TermCard;
  readonly today: string;
  readonly isReadOnly: boolean;
  readonly onPress: () => void;
};

function Unknown({ card, today, isReadOnly, onPress }: UnknownProps) {
  const { suggestion } = card;
  const { kept } = useFile("schedule");
  const isBegun = kept.some(({ key }) => key === `schedule terms.${card.entryName}`);
  return (
    <>
      <h2>{titleOf(card)}</h2>
      <p className={classNames(ui.soft, styles.when)}>{isBegun ? "Begun, not in yet" : "No date yet"}</p>
      {!isReadOnly && (
        <p className={styles.suggestion}>
          <Button small onClick={onPress} aria-haspopup="dialog">
            <span className={ui.visuallyHidden}>{titleOf(card)}: </span>
            {isBegun
              ? "Go on with it"
              : suggestion
                ? `${shortRange(suggestion.startDate, suggestion.lastDay)}?`
                : "Put in its dates"}
          </Button>
        </p>
      )}
      {suggestion && !isBegun && (
        <p className={classNames(ui.hint, ui.tiny, styles.like)}>
          The same weekends as {yearInWords(suggestion.like, Number(today.slice(0, 4)))}
        </p>
      )}
    </>
  );
}

function yearInWords(year: number, thisYear: number): string {
  if (year === thisYear) return "this year";
  return year === thisYear - 1 ? "last year" : `in ${year}`;
}
