import { business } from "#content/business";
import { closingCall as words } from "#content/pages/first-class";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";

/** The next class and whether booking is open. */
export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="next-heading">{words.heading}</h2>
          <p>
            <Prose of={words.when} />{" "}
            <When condition="sunday:open">
              <Prose of={words.open} />
            </When>
            <When condition="sunday:closed">
              <Prose of={words.closed} />
            </When>
          </p>
          <ClosureNotice />
        </div>
        <div className={styles.actions}>
          <ExternalButtonLink href={business.centre.timetable} size="large" tone="dark">
            {words.button}
          </ExternalButtonLink>
          <MoneyLink />
          <Prose of={words.more} />
        </div>
      </div>
    </section>
  );
}
