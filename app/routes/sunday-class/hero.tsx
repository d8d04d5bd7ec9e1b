import pool from "#art/pool.svg";
import poolDark from "#art/pool-dark.svg";
import poolWide from "#art/pool-wide.svg";
import poolWideDark from "#art/pool-wide-dark.svg";
import { sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { ClosureNotice } from "../../components/class-closures/closure-notice.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { paths } from "../../paths.ts";
import { formatClockRange } from "../../schedule/format-date.ts";
import { ClockText, When } from "../../schedule/schedule-clock.tsx";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { inWords } from "../../ui/in-words.ts";
import styles from "./hero.module.css";
import { JoinThisSunday } from "./join-this-sunday.tsx";

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
          alt="The pool before opening: lane ropes running to a window full of sunrise, and five chairs on the tiles"
          priority
        />
      }
    >
      <h1 id="class-heading">
        {sundayClass.weekday}s,{" "}
        <span className="nowrap">{formatClockRange(sundayClass.startTime, sundayClass.endTime)}</span>
      </h1>
      <p>
        The {sundayClass.minutes} minutes before the day gets hold of you: one technique, two goes at it, and
        room for questions. No experience needed. Come in your trackies.
      </p>
      <div className={styles.join}>
        <p className={styles.date}>
          <ClockText subject="sunday" fallback={`Every ${sundayClass.weekday}`} />
        </p>
        <ClosureNotice className={styles.closure} />
        <div className={styles.buttons}>
          <ButtonLink to={paths.bookClass} size="large">
            <JoinThisSunday />
          </ButtonLink>
          <ExternalButtonLink href={site.centre.timetable.value} size="large" tone="quiet">
            The centre’s timetable
          </ExternalButtonLink>
        </div>
        <p className={styles.state}>
          The centre opens its booking {inWords(sundayClass.bookingOpensDaysBefore)} days ahead.{" "}
          <When condition="sunday:open">For this class it’s open.</When>
          <When condition="sunday:closed">
            For this class that’s on <ClockText subject="sunday:opens" />.
          </When>
        </p>
      </div>
    </SplitHero>
  );
}
