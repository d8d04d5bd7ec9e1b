import seasonAutumn from "#art/season-autumn.svg";
import seasonSpring from "#art/season-spring.svg";
import seasonSummer from "#art/season-summer.svg";
import seasonWinter from "#art/season-winter.svg";
import { course } from "#content/schedule";
import type { Term } from "../../../content-schema/schedule.ts";
import { termCalendarPath } from "../../schedule/calendar/calendar-paths.ts";
import { formatDate, formatTime } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { sessionsOf } from "../../schedule/sessions-of.ts";
import { endDateOf, termId } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./term-card.module.css";
import { TermProgress } from "./term-progress.tsx";

/** `crop` shows the subject of the print where the card is narrow. */
const seasons: Readonly<
  Record<Term["name"], { name: string; picture: string; alt: string; crop: string | undefined }>
> = {
  "Term 1": {
    name: "Summer",
    picture: seasonSummer,
    alt: "A dinghy on the lake under a high white sun",
    crop: styles.summer,
  },
  "Term 2": {
    name: "Autumn",
    picture: seasonAutumn,
    alt: "Elm leaves coming down by the water",
    crop: styles.autumn,
  },
  "Term 3": { name: "Winter", picture: seasonWinter, alt: "Bare poplars in fog", crop: styles.winter },
  "Term 4": {
    name: "Spring",
    picture: seasonSpring,
    alt: "A swan with three cygnets among new reeds",
    crop: styles.spring,
  },
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
      <img src={season.picture} alt={season.alt} width={400} height={330} loading="lazy" />
      <div className={styles.words}>
        <h3>
          <span className="nowrap">{name}</span> <span className={styles.season}>{season.name}</span>
        </h3>
        <p className={styles.dates}>
          <time dateTime={startDate}>{formatDate(startDate)}</time> to{" "}
          <time dateTime={endDate}>{formatDate(endDate, { year: true })}</time>
        </p>
        <p className={styles.time}>
          {formatTime(course.startTime)} Melbourne
          {firstSession && <ClockText subject={`local:${firstSession.startsAt}`} className={styles.local} />}
        </p>
        <div className={styles.state}>
          <TermProgress id={id} />
          <p>
            <When condition={`upcoming:${id}`}>Upcoming</When>
            <When condition={`in progress:${id}`} className={styles.inProgress}>
              In progress, week <ClockText subject={`week:${id}`} />
            </When>
            <When condition={`completed:${id}`}>Completed</When>
          </p>
        </div>
        <When condition={`in progress:${id}`} as="p" className={styles.note}>
          Under way, and people join at week one. Book for next time.
        </When>
        <When condition={`completed:${id}`} as="p" className={styles.note}>
          All eight have run. New dates are still to come.
        </When>
        <div className={styles.actions}>
          <ExternalButtonLink href={booking} size="small" tone="quiet">
            Book Spot - {name}
          </ExternalButtonLink>
          <a href={termCalendarPath(term)} className={styles.calendar}>
            Calendar file<span className="visually-hidden"> for {name}</span>
          </a>
        </div>
      </div>
    </When>
  );
}
