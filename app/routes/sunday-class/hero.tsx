import pool from "#art/pool.svg";
import poolDark from "#art/pool-dark.svg";
import poolWide from "#art/pool-wide.svg";
import poolWideDark from "#art/pool-wide-dark.svg";
import { business } from "#content/business";
import { hero as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { PrintPicture } from "../../art/print-picture.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { paths } from "../../paths.ts";
import { formatClockRange } from "../../schedule/format-date.ts";
import { When } from "../../schedule/schedule-clock.tsx";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import { JoinThisSunday } from "./join-this-sunday.tsx";

const times = <span className="nowrap">{formatClockRange(sundayClass.startTime, sundayClass.endTime)}</span>;

export function Hero() {
  return (
    <SplitHero
      headingId="class-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={pool}
          wideDark={poolDark}
          mid={poolWide}
          midDark={poolWideDark}
          tall={poolWide}
          tallDark={poolWideDark}
          width={1000}
          height={1080}
          alt={words.picture}
          priority
        />
      }
    >
      <h1 id="class-heading">
        <Prose of={words.heading} slots={{ "class.times": times }} />
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <div className={styles.join}>
        <p className={styles.date}>
          <Prose of={words.date} />
        </p>
        <ClosureNotice className={styles.closure} />
        <div className={styles.buttons}>
          <ButtonLink to={paths.bookClass} size="large">
            <JoinThisSunday />
          </ButtonLink>
          <ExternalButtonLink href={business.centre.timetable} size="large" tone="quiet">
            {words.timetable}
          </ExternalButtonLink>
        </div>
        <p className={styles.state}>
          <Prose of={words.booking} />{" "}
          <When condition="sunday:open">
            <Prose of={words.open} />
          </When>
          <When condition="sunday:closed">
            <Prose of={words.closed} />
          </When>
        </p>
      </div>
    </SplitHero>
  );
}
