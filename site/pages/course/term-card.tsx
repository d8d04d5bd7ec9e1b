import seasonAutumn from "#art/season-autumn.svg";
import seasonSpring from "#art/season-spring.svg";
import seasonSummer from "#art/season-summer.svg";
import seasonWinter from "#art/season-winter.svg";
import { common } from "#content/common";
import { course as page } from "#content/pages/course";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Term } from "../../../content-model/schema/schedule.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { termId } from "../../../domain/terms.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { termCalendarPath } from "../../schedule/calendar/calendar-paths.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/scheduled-terms.ts";
import { endDateOf } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./term-card.module.css";
import { TermProgress } from "./term-progress.tsx";

const words = page.terms;

/** `crop` shows the subject of the print where the card is narrow. */
const seasons: Readonly<
  Record<Term["name"], { name: string; picture: string; print: string; crop: string | undefined }>
> = {
  "Term 1": { ...words.summer, print: seasonSummer, crop: styles.summer },
  "Term 2": { ...words.autumn, print: seasonAutumn, crop: styles.autumn },
  "Term 3": { ...words.winter, print: seasonWinter, crop: styles.winter },
  "Term 4": { ...words.spring, print: seasonSpring, crop: styles.spring },
};

/** A term: its dates, its progress and its booking button. */
export function TermCard({ term }: { term: Term }) {
  const { name, startDate, booking } = term;
  const id = termId(term);
  const endDate = endDateOf(term);
  const season = seasons[name];
  const [firstSession] = sessionsOf(term);
  return (
    <When as="li" condition={`current:${id}`} withoutScript className={classNames(styles.card, season.crop)}>
      <When condition={`next:${id}`} as="p" className={styles.flag}>
        {words.startsNext}
      </When>
      <img src={season.print} alt={season.picture} width={400} height={330} loading="lazy" />
      <div className={styles.words}>
        <h3>
          <span className="nowrap">{name}</span> <span className={styles.season}>{season.name}</span>
        </h3>
        <p className={styles.dates}>
          <Prose
            of={words.dates}
            slots={{
              "term.start": <time dateTime={startDate}>{formatDate(startDate)}</time>,
              "term.end": <time dateTime={endDate}>{formatDate(endDate, { year: true })}</time>,
            }}
          />
        </p>
        <p className={styles.time}>
          {common.terms.time}
          {firstSession && <ClockText subject={`local:${firstSession.startsAt}`} className={styles.local} />}
        </p>
        <div className={styles.state}>
          <TermProgress id={id} />
          <p>
            <When condition={`upcoming:${id}`}>{common.terms.upcoming}</When>
            <When condition={`in progress:${id}`} className={styles.inProgress}>
              <Prose
                of={common.terms.inProgress}
                slots={{ "term.week": <ClockText subject={`week:${id}`} /> }}
              />
            </When>
            <When condition={`completed:${id}`}>{common.terms.completed}</When>
          </p>
        </div>
        <When condition={`in progress:${id}`} as="p" className={styles.note}>
          <Prose of={words.inProgress} slots={{ "term.name": name }} />
        </When>
        <When condition={`completed:${id}`} as="p" className={styles.note}>
          {fillSlots(words.completed, { "term.name": name })}
        </When>
        <noscript>
          <p className={styles.note}>{fillSlots(common.terms.withoutScripts, { "term.name": name })}</p>
        </noscript>
        <div className={styles.actions}>
          <ExternalButtonLink href={booking} size="small" tone="quiet" className={styles.book}>
            {fillSlots(common.terms.book, { "term.name": name })}
          </ExternalButtonLink>
          <a href={termCalendarPath(term)} className={styles.calendar}>
            {words.calendar}
            <span className="visually-hidden"> {fillSlots(words.calendarOf, { "term.name": name })}</span>
          </a>
        </div>
      </div>
    </When>
  );
}
