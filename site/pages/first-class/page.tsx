import { Fragment } from "react";
import { business } from "#content/business";
import { classFacts } from "#content/common";
import {
  closingCall,
  gettingThere,
  hero,
  minuteByMinute,
  whatToBring,
  meta as words,
  worries,
} from "#content/pages/first-class";
import { sundayClass } from "#content/schedule";
import { minutesBetween } from "../../../domain/calendar-day.ts";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink } from "../../components/before-booking.tsx";
import { ClassFacts, ClosureNotice, HolidayNotice, TimeInClass } from "../../components/class-facts.tsx";
import { hearingFacts } from "../../components/hearing-facts.ts";
import { ClassTimes, ElsewhereNotice } from "../../components/next-class.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import band from "../../kit/band.module.css";
import { Ledger, Lines } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { sundaysElsewhere } from "../../schedule/elsewhere.ts";
import { ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./page.module.css";

const classMinutes = minutesBetween(sundayClass.startTime, sundayClass.endTime);

export const meta = () => pageMeta({ ...words, ...shareImages.sundayClass, path: paths.firstClass });

/** The clock stands above the hero only if that has something for it: it would keep the first section waiting. */
const Above = sundaysElsewhere.length > 0 ? ScheduleClock : Fragment;
const Below = sundaysElsewhere.length > 0 ? Fragment : ScheduleClock;

export default function FirstClassPage() {
  return (
    <main id="main">
      <Above>
        <Hero
          id="first-class-heading"
          heading={hero.heading}
          lead={hero.lead}
          layout="above"
          print="shoe-shelf"
          alt={hero.picture}
          className={styles.hero}
        >
          <ClassFacts columns first={[classFacts.time, <ClassTimes key="times" />]} />
          <ElsewhereNotice />
        </Hero>
        <Chapter id="minutes-heading" heading={minuteByMinute.heading} layout="side" tone="shade">
          <Timetable />
        </Chapter>
        <Chapter id="bring-heading" heading={whatToBring.heading} layout="side">
          <div className={styles.lists}>
            <div>
              <h3>{whatToBring.bringHeading}</h3>
              <Lines of={whatToBring.bring} />
            </div>
            <div>
              <h3>{whatToBring.leaveHeading}</h3>
              <Lines of={whatToBring.leave} className={styles.leave} />
            </div>
          </div>
        </Chapter>
        <Chapter
          id="getting-heading"
          {...(hearing.length === 0 && { anchor: hearingId })}
          heading={gettingThere.heading}
          layout="side"
          lead={gettingThere.address}
          aside={
            <>
              <p>
                <Prose of={gettingThere.notListed} />
              </p>
              <Print name="front-doors" alt={gettingThere.picture} className={styles.doors} />
            </>
          }
        >
          <Ledger of={[...gettingThere.facts, ...hearing]} columns={2} />
        </Chapter>
        <Chapter id="worries-heading" heading={worries.heading} layout="side" tone="blush">
          <Ledger
            of={worries.worries.map(({ id, worry, answer }) => ({ id, name: worry, text: answer }))}
            large
          />
        </Chapter>
        <Below>
          <NextClass />
        </Below>
      </Above>
    </main>
  );
}

/** The accessibility page leads to it. */
const hearingId = "hearing";
const { seat, sheet } = sundayClass.hearing;
/** What the owner has said for people who are hard of hearing. */
const hearing = hearingFacts
  ? [
      {
        id: hearingId,
        name: gettingThere.hearing,
        text: hearingFacts,
        more: (seat || sheet) && (
          <>
            {" "}
            <Prose of={gettingThere.askForSeat} />
          </>
        ),
      },
    ]
  : [];

/** The class from arriving to leaving, along a line that is thick while it lasts. */
function Timetable() {
  return (
    <ol className={styles.timetable}>
      {minuteByMinute.moments.map(({ minute, what }) => (
        <li key={minute} className={classNames(minute >= 0 && minute < classMinutes && styles.during)}>
          <span className={`figures ${styles.time}`}>
            <TimeInClass minute={minute} />
          </span>
          <span>
            <Prose of={what} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The next class, and whether its booking is open. */
function NextClass() {
  return (
    <Close
      id="next-heading"
      heading={closingCall.heading}
      tone="gold"
      print="poolside"
      className={band.people}
      action={
        <>
          <ExternalButtonLink href={business.centre.timetable} size="large" tone="dark">
            {closingCall.button}
          </ExternalButtonLink>
          <MoneyLink />
          <Prose of={closingCall.more} />
        </>
      }
    >
      <p>
        <Prose of={closingCall.when} />{" "}
        <When condition="sunday:open">
          <Prose of={closingCall.open} />
        </When>
        <When condition="sunday:closed">
          <Prose of={closingCall.closed} />
        </When>
      </p>
      <ElsewhereNotice />
      <ClosureNotice />
      <HolidayNotice className="small" />
    </Close>
  );
}
