import table from "#art/kitchen-table.svg";
import tableDark from "#art/kitchen-table-dark.svg";
import { course } from "../../../content/schedule.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatDate, formatTime } from "../../schedule/format-date.ts";
import { termId, terms } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

/** Books the next term. */
export function Hero() {
  return (
    <SplitHero
      headingId="enrol-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={table}
          wideDark={tableDark}
          width={1000}
          height={900}
          alt="A laptop on a kitchen table with nine faces on a call, a red cup, and a calendar on the wall with eight Sundays stamped"
          priority
        />
      }
    >
      <h1 id="enrol-heading">Save yourself a seat</h1>
      <p>
        You’ve read enough. Choose the {course.sessions} {course.weekday}s that suit your year, at{" "}
        {formatTime(course.startTime)} in Melbourne, from wherever you keep your kettle.
      </p>
      <div className={styles.next}>
        <ForNextTerm>
          {(term, announced) => (
            <>
              <ExternalButtonLink href={term.booking.value} size="large">
                Book Spot - {term.name}
              </ExternalButtonLink>
              <p>
                {announced ? (
                  <>
                    The next to start, on {course.weekday} {formatDate(term.startDate)}.{" "}
                    <a href={`#${termId(term)}-dates`}>Its {course.sessions} sessions</a>
                  </>
                ) : (
                  "Its next dates are to be announced; the booking page will have them first."
                )}
              </p>
            </>
          )}
        </ForNextTerm>
        {terms.length > 0 && <a href="#terms">See all the dates</a>}
      </div>
    </SplitHero>
  );
}
