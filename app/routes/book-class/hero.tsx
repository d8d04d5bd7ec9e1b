import lockers from "#art/lockers.svg";
import lockersDark from "#art/lockers-dark.svg";
import lockersTall from "#art/lockers-tall.svg";
import lockersTallDark from "#art/lockers-tall-dark.svg";
import { business } from "#content/business";
import { hero as words } from "#content/pages/book-class";
import { PrintPicture } from "../../art/print-picture.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
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
          alt={words.picture}
          priority
        />
      }
    >
      <h1 id="book-heading">{words.heading}</h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <div className={styles.ticket}>
        <p className={styles.day}>
          <span>{words.next}</span>
          <ClockText subject="sunday" fallback={words.anyDay} />
        </p>
        <p className={styles.state}>
          <span>
            <Prose of={words.times} />
          </span>{" "}
          <span>
            <Prose of={words.booking} />
          </span>{" "}
          <When condition="sunday:open" className={styles.open}>
            <Prose of={words.open} />
          </When>
          <When condition="sunday:closed">
            <Prose of={words.closed} />
          </When>
        </p>
        <ClosureNotice className={styles.closure} />
        <When condition="sunday:open" as="div" withoutScript>
          <ExternalButtonLink href={business.centre.timetable} size="large">
            {words.openButton}
          </ExternalButtonLink>
        </When>
        <When condition="sunday:closed" as="div">
          <ExternalButtonLink href={business.centre.timetable} size="large" tone="quiet">
            {words.closedButton}
          </ExternalButtonLink>
        </When>
      </div>
    </SplitHero>
  );
}
