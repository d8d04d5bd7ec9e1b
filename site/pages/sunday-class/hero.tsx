import { classFacts } from "#content/common";
import { hero as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { formatClockRange } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { Print } from "../../art/print.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { ClassFacts } from "../../components/class-facts/class-facts.tsx";
import { MoneyLink } from "../../components/money-link/money-link.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import { JoinThisSunday } from "./join-this-sunday.tsx";

const times = <span className="nowrap">{formatClockRange(sundayClass.startTime, sundayClass.endTime)}</span>;

/** The facts of the class between lane ropes, and the way to its booking page. */
export function Hero() {
  return (
    <SplitHero
      headingId="class-heading"
      className={styles.hero}
      picture={<Print name="pool" alt={words.picture} priority />}
    >
      <h1 id="class-heading">
        <span className={styles.topic}>{words.topic}</span>{" "}
        <Prose of={words.heading} slots={{ "class.times": times }} />
      </h1>
      <ClassFacts
        className={styles.lanes}
        first={[
          classFacts.next,
          <b key="date">
            <Prose of={words.date} />
          </b>,
        ]}
      />
      <div className={styles.join}>
        <ClosureNotice className={styles.closure} />
        <ButtonLink to={paths.bookClass} size="large">
          <JoinThisSunday />
        </ButtonLink>
        <p className={styles.state}>
          <When condition="sunday:open">
            <Prose of={words.open} />
          </When>
          <When condition="sunday:closed" withoutScript>
            <Prose of={words.closed} />
          </When>{" "}
          <Prose of={words.booking} />
        </p>
        <MoneyLink />
      </div>
    </SplitHero>
  );
}
