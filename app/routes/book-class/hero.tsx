import lockers from "#art/lockers.svg";
import lockersDark from "#art/lockers-dark.svg";
import lockersTall from "#art/lockers-tall.svg";
import lockersTallDark from "#art/lockers-tall-dark.svg";
import { sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { formatTimeRange } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

/** The next class: its day, whether booking is open, and the link to the centre. */
export function Hero() {
  return (
    <SplitHero
      headingId="book-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={lockers}
          wideDark={lockersDark}
          tall={lockersTall}
          tallDark={lockersTallDark}
          width={900}
          height={960}
          alt="A wall of lockers at a swimming centre. One stands open: a folded towel inside, its key hanging from the door"
          priority
        />
      }
    >
      <h1 id="book-heading">Book the Sunday class</h1>
      <p>
        Not here, as it turns out. The centre runs the class and takes the bookings; I only teach it. It’s one
        class at a time, and you never sign up for more than a morning.
      </p>
      <div className={styles.ticket}>
        <p className={styles.day}>
          <span>Next class</span>
          <ClockText subject="sunday" fallback={`${sundayClass.weekday}, every week`} />
        </p>
        <p className={styles.state}>
          <span>{formatTimeRange(sundayClass.startTime, sundayClass.endTime)}.</span>{" "}
          <span>Booking opens {sundayClass.bookingOpensDaysBefore} days before.</span>{" "}
          <When condition="sunday:open" className={styles.open}>
            It’s open now.
          </When>
          <When condition="sunday:closed">
            That’s <ClockText subject="sunday:opens" />.
          </When>
        </p>
        <ClosureNotice className={styles.closure} />
        <When condition="sunday:open" as="div" withoutScript>
          <ExternalButtonLink href={site.centre.timetable.value} size="large">
            Book with the centre
          </ExternalButtonLink>
        </When>
        <When condition="sunday:closed" as="div">
          <ExternalButtonLink href={site.centre.timetable.value} size="large" tone="quiet">
            See the centre’s timetable
          </ExternalButtonLink>
        </When>
      </div>
    </SplitHero>
  );
}
