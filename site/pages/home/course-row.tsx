import { home } from "#content/pages/home";
import { course } from "#content/schedule";
import { formatDate } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { BookNextTerm } from "../../components/course-facts/book-next-term.tsx";
import { EmailDates } from "../../components/course-facts/email-dates.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { sessionsOf } from "../../schedule/scheduled-terms.ts";
import { terms } from "../../schedule/terms.ts";
import styles from "./board.module.css";
import { BoardDate, BoardRow } from "./board-row.tsx";

const words = home.board.course;

/** The course with its next intake, and the way to hear of its dates while none lies ahead. */
export function CourseRow() {
  return (
    <BoardRow
      words={words}
      to={paths.course}
      when={<When />}
      ownTime={<OwnTime />}
      more={<EmailDates around={styles.emailDates} />}
      price={course.price}
    >
      <BookNextTerm size="small" tone="paper" />
    </BoardRow>
  );
}

function When() {
  const unannounced = <i>{words.unannounced.when}</i>;
  if (terms.length === 0) return <div className={styles.when}>{unannounced}</div>;
  return (
    <>
      <ForNextTerm className={styles.when}>
        {({ startDate }, announced) => (announced ? <FirstDay date={startDate} /> : unannounced)}
      </ForNextTerm>
      <noscript>
        <div className={styles.when}>
          <i>{words.withoutScripts.when}</i>
        </div>
      </noscript>
    </>
  );
}

function FirstDay({ date }: { date: string }) {
  const [day, month] = formatDate(date).split(" ");
  return <BoardDate weekday={course.weekday} day={day} month={month} />;
}

/** Terms come round in the same season, so while no dates are known the last term of that name tells the time. */
function OwnTime() {
  return (
    <ForNextTerm className={styles.ownTime}>
      {(term) => <ClockText subject={`local:${sessionsOf(term)[0]?.startsAt}`} />}
    </ForNextTerm>
  );
}
