import { terms as common } from "#content/common";
import { course as page } from "#content/pages/course";
import { course } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Term } from "../../../content-model/schema/schedule.ts";
import { formatDate, formatFullDate } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { termId } from "../../../domain/terms.ts";
import { BookTerm, seasonPrints, WhatItBooks } from "../../components/course-facts.tsx";
import { CourseDatesBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { termCalendarPath } from "../../schedule/calendar/calendar-paths.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { OwnTimes, termListId, When, WhenCurrent } from "../../schedule/schedule-clock.tsx";
import termOrder from "../../schedule/term-order.inline.ts?inline-script";
import { endDateOf, terms } from "../../schedule/terms.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./terms.module.css";

const words = page.terms;

/** `crop` shows the subject of the print where the card is narrow. */
const seasons = {
  "Term 1": { ...words.summer, crop: styles.summer },
  "Term 2": { ...words.autumn, crop: styles.autumn },
  "Term 3": { ...words.winter, crop: styles.winter },
  "Term 4": { ...words.spring, crop: styles.spring },
} as const;

const weeks = Array.from({ length: course.sessions }, (_, index) => index + 1);

/** The current or next term of each name: the next to start first, ended ones last. Without terms, the form for dates. */
export function Terms() {
  if (terms.length === 0) {
    return (
      <div id="terms" className="wrap">
        <CourseDatesBlock />
      </div>
    );
  }
  return (
    <Chapter id="terms-heading" anchor="terms" heading={words.heading} tone="shade">
      <CourseDatesBlock />
      <ul id={termListId} className={styles.cards}>
        {terms.map((term) => (
          <TermCard key={termId(term)} term={term} />
        ))}
      </ul>
      <InlineScript code={termOrder} />
      <p className={styles.more}>
        <a href={paths.enrol}>{words.sessions}</a>
      </p>
    </Chapter>
  );
}

/** A term: its dates, its progress and its booking button. */
function TermCard({ term }: { readonly term: Term }) {
  const { name, startDate } = term;
  const id = termId(term);
  const endDate = endDateOf(term);
  const season = seasons[name];
  return (
    <WhenCurrent as="li" term={term} className={classNames(styles.card, season.crop)}>
      <When condition={`next:${id}`} as="p" className={`badge ${styles.flag}`}>
        {words.startsNext}
      </When>
      <Print name={seasonPrints[name]} alt="" />
      <div className={styles.words}>
        <h3>
          <span className="nowrap">{name}</span> <em>{season.name}</em>
        </h3>
        <p>
          <Prose
            of={words.dates}
            slots={{
              "term.start": <time dateTime={startDate}>{formatDate(startDate)}</time>,
              "term.end": <time dateTime={endDate}>{formatFullDate(endDate)}</time>,
            }}
          />
        </p>
        <p className="small soft">
          {words.time}
          <OwnTimes of={term} className={styles.local} />
        </p>
        <p className="small soft">{words.length}</p>
        <div className={`cluster small ${styles.state}`}>
          <TermProgress id={id} />
          <p>
            <When condition={`upcoming:${id}`}>{common.upcoming}</When>
            <When condition={`in progress:${id}`} className={styles.inProgress}>
              <Prose of={common.inProgress} slots={{ "term.week": <ClockText subject={`week:${id}`} /> }} />
            </When>
            <When condition={`completed:${id}`} className={styles.stamp}>
              {common.completed}
            </When>
          </p>
        </div>
        <WhatItBooks term={term} className="small soft" />
        <noscript>
          <p className="small soft">{fillSlots(common.withoutScripts, { "term.name": name })}</p>
        </noscript>
      </div>
      <div className={`cluster ${styles.actions}`}>
        <BookTerm term={term} size="small" tone="quiet" className={styles.book} />
        {/* Not once it has begun: the button above then books the next one of its name. */}
        <When condition={`upcoming:${id}`} withoutScript>
          <a href={termCalendarPath(term)} className={styles.calendar}>
            {words.calendar}
            <span className="visually-hidden"> {fillSlots(words.calendarOf, { "term.name": name })}</span>
          </a>
        </When>
      </div>
    </WhenCurrent>
  );
}

/** A bar for each week of a term, filled up to the current week. Decorative: the text beside it says the same. */
function TermProgress({ id }: { readonly id: string }) {
  return (
    <span className={`with-script ${styles.weeks}`} aria-hidden="true">
      {weeks.map((week) => (
        <i key={week}>
          <When condition={`week:${id}:${week}`} as="b">
            {null}
          </When>
        </i>
      ))}
    </span>
  );
}
