import type { ReactNode } from "react";
import { business } from "#content/business";
import { shouldIDoThis } from "#content/common";
import { home } from "#content/pages/home";
import { course, sundayClass } from "#content/schedule";
import { liveTexts } from "../../../content-model/schema/fill-slots.ts";
import type { Home } from "../../../content-model/schema/pages/home.ts";
import { formatDate, formatTimeRange } from "../../../domain/format-date.ts";
import { paths, type SitePath } from "../../../domain/pages.ts";
import { BookingOpens, Perhaps } from "../../components/class-facts.tsx";
import { BookNextTerm, EmailDates } from "../../components/course-facts.tsx";
import { EverySundayElsewhere, OfNextClass } from "../../components/next-class.tsx";
import { Face } from "../../components/portrait/face.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Price } from "../../for-a-while/prices.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ForNextTerm, OwnTimes, ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { terms } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./board.module.css";
import { LakeLine } from "./lake/lake-line.tsx";

const words = home.board;

/**
 * The three offers, cut into the near bank of the picture above: when, where, how much, and the button. The teacher's
 * sentence follows them.
 */
export function Board() {
  return (
    <Chapter id="board-heading" heading={words.heading} layout="hidden" tone="night" className={styles.board}>
      <Print name="bank" alt="" className={styles.bank} priority />
      <LakeLine />
      <ScheduleClock>
        <ul>
          <ClassRow />
          <CourseRow />
          <CoachingRow />
        </ul>
        {/* Once for all three: each offer's own page has it, too. */}
        <p className={`small ${styles.should}`}>
          <a href={`${paths.faq}#should-i-do-this`}>{shouldIDoThis.heading}</a>
        </p>
      </ScheduleClock>
      <div className={styles.statement}>
        <p>
          <Prose of={home.intro.statement} />
        </p>
        <Face />
      </div>
    </Chapter>
  );
}

function ClassRow() {
  const when = (
    <BoardDate
      weekday={
        <>
          <Perhaps />
          <ClockText subject="sunday:weekday" fallback={liveTexts["sundayClass.nextDay"]} />
        </>
      }
      day={<ClockText subject="sunday:date" />}
      month={<ClockText subject="sunday:month" />}
    />
  );
  return (
    <BoardRow
      words={words.sundayClass}
      time={
        <OfNextClass
          elsewhere={({ startTime, endTime }) => <strong>{formatTimeRange(startTime, endTime)}</strong>}
        >
          <Prose of={words.sundayClass.time} />
        </OfNextClass>
      }
      place={
        <OfNextClass elsewhere={(sunday) => sunday.place ?? words.sundayClass.place}>
          {words.sundayClass.place}
        </OfNextClass>
      }
      to={paths.sundayClass}
      when={<p className={styles.when}>{when}</p>}
      note={
        <>
          <BookingOpens />
          <EverySundayElsewhere />
        </>
      }
      price={sundayClass.price !== undefined && <Price of="Sunday class" />}
    >
      <ExternalButtonLink href={business.centre.timetable} size="small" tone="paper">
        {words.sundayClass.button}
      </ExternalButtonLink>
    </BoardRow>
  );
}

function CoachingRow() {
  return (
    <BoardRow
      words={words.coaching}
      to={paths.personalCoaching}
      when={
        <p className={styles.when}>
          <i>{words.coaching.when}</i>
        </p>
      }
      price={<Price of="coaching" />}
    >
      <ExternalButtonLink href={business.bookings.personalCoaching} size="small" tone="paper">
        {words.coaching.button}
      </ExternalButtonLink>
    </BoardRow>
  );
}

const courseWords = home.board.course;

/** The course with its next intake, and the way to hear of its dates while none lies ahead. */
function CourseRow() {
  return (
    <BoardRow
      words={courseWords}
      to={paths.course}
      when={<FirstDayOrSeason />}
      ownTime={<OwnTime />}
      more={<EmailDates around={styles.emailDates} />}
      price={<Price of="course" />}
    >
      <BookNextTerm size="small" tone="paper" />
    </BoardRow>
  );
}

function FirstDayOrSeason() {
  const unannounced = <i>{courseWords.unannounced.when}</i>;
  if (terms.length === 0) return <div className={styles.when}>{unannounced}</div>;
  return (
    <>
      <ForNextTerm className={styles.when}>
        {({ startDate }, announced) => (announced ? <FirstDay date={startDate} /> : unannounced)}
      </ForNextTerm>
      <noscript>
        <div className={styles.when}>
          <i>{courseWords.withoutScripts.when}</i>
        </div>
      </noscript>
    </>
  );
}

function FirstDay({ date }: { date: string }) {
  const [day, month] = formatDate(date).split(" ");
  return <BoardDate weekday={course.weekday} day={day} month={month} />;
}

function OwnTime() {
  return (
    <ForNextTerm className={styles.ownTime}>
      {(term, announced) => <OwnTimes of={announced ? term : undefined} />}
    </ForNextTerm>
  );
}

type BoardRowProps = {
  readonly words: Pick<Home["board"]["coaching"], "name" | "time" | "place" | "unit">;
  /** The page of the offer. */
  readonly to: SitePath;
  /** An element of the class `when`. */
  readonly when: ReactNode;
  /** By default, those of its words. */
  readonly time?: ReactNode;
  readonly place?: ReactNode;
  /** The visitor's own time, which follows the time. */
  readonly ownTime?: ReactNode;
  /** Follows the place. */
  readonly note?: ReactNode;
  /** Follows the button. */
  readonly more?: ReactNode;
  /** If it is known. */
  readonly price: ReactNode;
  /** The button. */
  readonly children: ReactNode;
};

/** A row of the board. */
function BoardRow({ words, to, when, time, place, ownTime, note, more, price, children }: BoardRowProps) {
  return (
    <li className={`small soft ${styles.row}`}>
      <div>{when}</div>
      <div className={styles.what}>
        <h3>
          <a href={to}>{words.name}</a>
        </h3>
        <div>
          <div>
            {time ?? <Prose of={words.time} />}
            {ownTime}
          </div>
          <div>{place ?? words.place}</div>
          {note}
        </div>
      </div>
      <div className={`cluster ${styles.end}`}>
        {price && (
          <div className={styles.cost}>
            <p>{price}</p>
            <p>{words.unit}</p>
          </div>
        )}
        <div className={styles.button}>{children}</div>
        {more}
      </div>
    </li>
  );
}

type BoardDateProps = {
  readonly weekday: ReactNode;
  readonly day: ReactNode;
  readonly month: ReactNode;
};

/** A date with a large number. */
function BoardDate({ weekday, day, month }: BoardDateProps) {
  return (
    <>
      <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
    </>
  );
}
