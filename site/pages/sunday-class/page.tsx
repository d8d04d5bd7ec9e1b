import { Fragment } from "react";
import { business } from "#content/business";
import { classFacts, closures } from "#content/common";
import { faqs } from "#content/faqs";
import { gettingThere, minuteByMinute } from "#content/pages/first-class";
import {
  closingCall,
  commonQuestions,
  event,
  hero,
  howToJoin,
  testimonials as overheard,
  classTimeline as timelineWords,
  whatToExpect,
  whoItIsFor,
  whyJoin,
  meta as words,
} from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { plainText } from "../../../content-model/schema/prose.ts";
import { minutesBetween } from "../../../domain/calendar-day.ts";
import { formatClockRange, formatTime } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink, PrintButton, ShouldIDoThis, ShouldLink } from "../../components/before-booking.tsx";
import {
  ClassFacts,
  ClosureNotice,
  HolidayNotice,
  NextClass,
  TimeInClass,
} from "../../components/class-facts.tsx";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { hearingFacts } from "../../components/hearing-facts.ts";
import { Letterhead } from "../../components/letterhead.tsx";
import { ElsewhereNotice, OfNextClass, SundaysAhead } from "../../components/next-class.tsx";
import { PrintedProse, Prose } from "../../components/prose/prose.tsx";
import chapter from "../../kit/chapter.module.css";
import { Entries, Ledger, Lines, Slip } from "../../kit/parts.tsx";
import { Chapter, Close, Hero, Quotes } from "../../kit/sections.tsx";
import { InlineScript, InlineStyle } from "../../rendering/inline.tsx";
import { calendarPaths } from "../../schedule/calendar/calendar-paths.ts";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { classEvent } from "../../seo/class-event.ts";
import { JsonLd, pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import "../../components/to-take-along.css";
import styles from "./page.module.css";
import printClass from "./print-class.inline.ts?inline-script";

export const meta = () =>
  pageMeta({
    ...words,
    path: paths.sundayClass,
    ...shareImages.sundayClass,
  });

const times = <span className="nowrap">{formatClockRange(sundayClass.startTime, sundayClass.endTime)}</span>;

export default function SundayClassPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="class-heading"
          kicker={hero.topic}
          heading={<Prose of={hero.heading} slots={{ "class.times": times }} />}
          layout="beside"
          tone="blush"
          print="pool"
          alt={hero.picture}
          className={`to-take-along ${styles.hero}`}
        >
          <ClassFacts
            className={styles.ropes}
            first={[
              classFacts.next,
              <Fragment key="next">
                <NextClass withoutScript={hero.date} />
                <ElsewhereNotice className={styles.holidays} />
                <SundaysAhead className={styles.holidays} />
                <HolidayNotice className={styles.holidays} />
              </Fragment>,
            ]}
          />
          <Join />
        </Hero>
        <Chapter id="why-heading" heading={whyJoin.heading} layout="side">
          <Ledger of={whyJoin.reasons} columns={2} />
        </Chapter>
        <Chapter id="expect-heading" heading={whatToExpect.heading} tone="shade" className={styles.onPaper}>
          <Ledger
            of={whatToExpect.facts.map(({ name, text }) => ({ name, more: <PrintedProse of={text} /> }))}
            columns={3}
            printsLines
            className={styles.expected}
          />
          <p className={styles.gettingIn}>
            {onTheWay.map(({ name, text }) => `${name}: ${plainText(text)}`).join(" ")}
          </p>
          {hearingFacts && <p className={styles.gettingIn}>{`${gettingThere.hearing}: ${hearingFacts}`}</p>}
          <ClassTimeline />
        </Chapter>
        <Chapter id="lane-heading" heading={whoItIsFor.heading} tone="night">
          <Ledger of={whoItIsFor.lanes} beside className={styles.lanes} />
        </Chapter>
        <Quotes
          id="overheard-heading"
          heading={overheard.heading}
          layout="hidden"
          look="abreast"
          of={testimonials.sundayClass}
        />
        <HowToJoin />
        <ShouldIDoThis />
        <CommonQuestions />
        <Close
          id="end-heading"
          heading={closingCall.heading}
          tone="gold"
          print="lane"
          className={styles.end}
          action={
            <>
              <h3>{closingCall.alternativesHeading}</h3>
              <Lines of={closingCall.alternatives.map((way) => <Prose key={plainText(way)} of={way} />)} />
            </>
          }
        >
          <p>
            <When condition="sunday:sure">
              <ClockText subject="sunday" />
            </When>
            <When condition="sunday:unsure" withoutScript>
              {closingCall.anyDay}
            </When>
            {", "}
            <span className="nowrap">
              <OfNextClass elsewhere={({ startTime }) => formatTime(startTime)}>
                {formatTime(sundayClass.startTime)}
              </OfNextClass>
            </span>
          </p>
          <When condition="sunday:unsure" as="p">
            <Prose of={closures.unsure} />
          </When>
          <div className="actions">
            <ButtonLink to={paths.bookClass} size="large" tone="dark">
              <JoinWords />
            </ButtonLink>
            <ExternalButtonLink href={business.centre.timetable} size="large" tone="paper">
              {howToJoin.timetable}
            </ExternalButtonLink>
          </div>
        </Close>
      </ScheduleClock>
      {/* Not in the head: the first screen must fit the first round trip. */}
      <JsonLd data={classEvent({ ...event, image: shareImages.sundayClass.ogImage })} />
    </main>
  );
}

/** What “Parking, getting in, hearing” leads to, for a sheet of paper: the first of it, before hearing. */
const onTheWay = gettingThere.facts.slice(0, 3);

/** The words of the button to the booking: this Sunday, the day of the next class, or no day while that isn't sure. */
function JoinWords() {
  return (
    <>
      <When condition="sunday:this">{hero.button}</When>
      <When condition="sunday:another">
        <Prose of={hero.buttonOff} />
      </When>
      <When condition="sunday:unsure" withoutScript>
        {hero.buttonAnyDay}
      </When>
    </>
  );
}

/** The way to the booking page, and whether booking is open. */
function Join() {
  return (
    <div className={styles.join}>
      <ClosureNotice className={styles.closure} />
      <div className="actions">
        <ButtonLink to={paths.bookClass} size="large">
          <JoinWords />
        </ButtonLink>
        <ExternalButtonLink href={business.centre.timetable} size="large" tone="quiet">
          {howToJoin.timetable}
        </ExternalButtonLink>
      </div>
      <p className="small">
        <When condition="sunday:open">
          <Prose of={hero.open} />
        </When>
        <When condition="sunday:closed" withoutScript>
          <Prose of={hero.closed} />
        </When>{" "}
        <Prose of={hero.booking} />
      </p>
      <p className="cluster">
        <ShouldLink isHere />
        <MoneyLink />
        <PrintButton words={hero.print} />
      </p>
      <InlineScript code={printClass} />
    </div>
  );
}

/** Common questions, if there are any, and the disclaimer. */
function CommonQuestions() {
  const notice = (
    <Slip look="note" as="aside" label={commonQuestions.notice}>
      <p>
        <Prose of={commonQuestions.centre} />
      </p>
      <p>{business.healthNotice}</p>
      <p className="on-screen">
        <Prose of={commonQuestions.holidays} />
      </p>
    </Slip>
  );
  if (faqs.sundayClass.length === 0) return <section className={`wrap ${chapter.tight}`}>{notice}</section>;
  return (
    <Chapter id="questions-heading" heading={commonQuestions.heading} layout="side">
      <FaqAccordion name="sunday-faqs" faqs={faqs.sundayClass} />
      {notice}
    </Chapter>
  );
}

const labelled = minuteByMinute.moments.filter(({ label }) => label !== undefined);
const parts = labelled.map(({ minute, label }, index) => ({
  from: minute,
  label,
  length:
    (labelled[index + 1]?.minute ?? minutesBetween(sundayClass.startTime, sundayClass.endTime)) - minute,
}));

/** Each part is as long as its minutes, which CSS can't read from the list. */
const scale = [...new Set(parts.map(({ length }) => length))]
  .map((length) => `[data-minutes="${length}"]{--minutes:${length}}`)
  .join("");

/** The parts of the class, drawn to scale. */
function ClassTimeline() {
  if (parts.length === 0) return null;
  return (
    <ol className={styles.timeline} aria-label={timelineWords.label}>
      <InlineStyle css={`@layer page{${scale}}`} />
      {parts.map(({ from, label, length }) => (
        <li key={from} data-minutes={length}>
          <span className={`figures ${styles.time}`}>
            <TimeInClass minute={from} />
          </span>{" "}
          <span className={styles.label}>{label}</span>{" "}
          <span>
            {length} <abbr title={timelineWords.unitName}>{timelineWords.unit}</abbr>
          </span>
        </li>
      ))}
    </ol>
  );
}

const { format } = new Intl.DateTimeFormat("en-AU", { weekday: "short", timeZone: "UTC" });
/** From Monday, which 1 January 2024 was. */
const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format(Date.UTC(2024, 0, day)));
const last = days.length - 1;
const opens = last - sundayClass.bookingOpensDaysBefore;

/** The week in which booking opens, and the steps. */
function HowToJoin() {
  return (
    <Chapter
      id="join-heading"
      heading={howToJoin.heading}
      layout="side"
      tone="shade"
      className={styles.onPaper}
    >
      <ol className={styles.week} aria-label={howToJoin.week.label}>
        {days.map((day, index) => (
          <li key={day} className={classNames(index === opens && styles.opens, index === last && styles.day)}>
            {day}
            {index === opens && <span>{howToJoin.week.opens}</span>}
            {index === last && <span>{howToJoin.week.day}</span>}
          </li>
        ))}
      </ol>
      <Entries of={howToJoin.steps} numbered layout="beside" />
      <p className={`actions ${styles.then}`}>
        <ExternalButtonLink href={business.centre.timetable}>{howToJoin.timetable}</ExternalButtonLink>
        <a href={calendarPaths.sundayClass} download>
          {howToJoin.calendar}
        </a>
      </p>
      <Letterhead />
    </Chapter>
  );
}
