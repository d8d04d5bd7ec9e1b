import { business } from "#content/business";
import { classFacts } from "#content/common";
import { hero as words } from "#content/pages/book-class";
import { sundayClass } from "#content/schedule";
import { formatTimeRange } from "../../../domain/format-date.ts";
import { Print } from "../../art/print.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { ClassFacts } from "../../components/class-facts/class-facts.tsx";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

/** The next class as a locker ticket: its facts, whether booking is open, and the link to the centre. */
export function Hero() {
  return (
    <SplitHero
      headingId="book-heading"
      className={styles.hero}
      picture={<Print name="lockers" alt={words.picture} priority />}
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
        <ClassFacts
          className={styles.facts}
          first={[classFacts.time, formatTimeRange(sundayClass.startTime, sundayClass.endTime)]}
        />
        <ClosureNotice className={styles.closure} />
        <ExternalButtonLink href={business.centre.timetable} size="large">
          {words.button}
        </ExternalButtonLink>
        <p className={styles.state}>
          <When condition="sunday:open">
            <Prose of={words.open} />
          </When>
          <When condition="sunday:closed" withoutScript>
            <Prose of={words.closed} />
          </When>{" "}
          <Prose of={words.timetable} />
        </p>
        <MoneyLink />
      </div>
    </SplitHero>
  );
}
