import { business } from "#content/business";
import { home } from "#content/pages/home";
import { coaching, sundayClass } from "#content/schedule";
import { liveTexts } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { BookingOpens } from "../../components/class-facts/booking-opens.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Chapter } from "../../kit/chapter.tsx";
import { Print } from "../../kit/print.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./board.module.css";
import { BoardDate, BoardRow } from "./board-row.tsx";
import { CourseRow } from "./course-row.tsx";

const words = home.board;

/**
 * The three offers, cut into the near bank of the picture above: when, where, how much, and the button. The teacher's
 * sentence follows them.
 */
export function Board() {
  return (
    <Chapter id="board-heading" heading={words.heading} layout="hidden" tone="night" className={styles.board}>
      <Print name="bank" alt="" className={styles.bank} priority />
      <ScheduleClock>
        <ul>
          <ClassRow />
          <CourseRow />
          <CoachingRow />
        </ul>
      </ScheduleClock>
      <p className={styles.statement}>
        <Prose of={home.intro.statement} />
      </p>
    </Chapter>
  );
}

function ClassRow() {
  const when = (
    <BoardDate
      weekday={<ClockText subject="sunday:weekday" fallback={liveTexts["sundayClass.nextDay"]} />}
      day={<ClockText subject="sunday:date" />}
      month={<ClockText subject="sunday:month" />}
    />
  );
  return (
    <BoardRow
      words={words.sundayClass}
      to={paths.sundayClass}
      when={<p className={styles.when}>{when}</p>}
      price={sundayClass.price}
    >
      <ExternalButtonLink href={business.centre.timetable} size="small" tone="paper">
        {words.sundayClass.button}
      </ExternalButtonLink>
      <BookingOpens className={styles.opens} />
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
      price={coaching.price}
    >
      <ExternalButtonLink href={business.bookings.personalCoaching} size="small" tone="paper">
        {words.coaching.button}
      </ExternalButtonLink>
    </BoardRow>
  );
}
