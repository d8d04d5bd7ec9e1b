import { business } from "#content/business";
import { classFacts } from "#content/common";
import { faqs } from "#content/faqs";
import {
  closingCall,
  commonQuestions,
  event,
  hero,
  howToJoin,
  testimonials as overheard,
  whatToExpect,
  whoItIsFor,
  whyJoin,
  meta as words,
} from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { plainText } from "../../../content-model/schema/prose.ts";
import { formatClockRange, formatTime } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { MoneyLink, ShouldIDoThis, ShouldLink } from "../../components/before-booking.tsx";
import { ClassFacts, ClosureNotice } from "../../components/class-facts.tsx";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Ledger, Lines, Slip } from "../../kit/parts.tsx";
import { Chapter, Close, Hero, Quotes } from "../../kit/sections.tsx";
import { ClockText, ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { classEvent } from "../../seo/class-event.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { shareImages } from "../../seo/share-images.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { ClassTimeline } from "./class-timeline.tsx";
import { HowToJoin } from "./how-to-join.tsx";
import styles from "./page.module.css";

export const meta = () =>
  pageMeta({
    ...words,
    path: paths.sundayClass,
    ...shareImages.sundayClass,
    structuredData: [classEvent({ ...event, image: shareImages.sundayClass.ogImage })],
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
          className={styles.hero}
        >
          <ClassFacts
            className={styles.ropes}
            first={[classFacts.next, <Prose key="date" of={hero.date} />]}
          />
          <Join />
        </Hero>
        <Chapter id="why-heading" heading={whyJoin.heading} layout="side">
          <Ledger of={whyJoin.reasons} columns={2} />
        </Chapter>
        <Chapter id="expect-heading" heading={whatToExpect.heading}>
          <Ledger of={whatToExpect.facts} columns={4} />
          <ClassTimeline />
        </Chapter>
        <Chapter id="lane-heading" heading={whoItIsFor.heading} tone="night">
          <Ledger of={whoItIsFor.lanes} beside className={styles.lanes} />
        </Chapter>
        <Quotes
          id="overheard-heading"
          heading={overheard.heading}
          layout="hidden"
          look="staggered"
          of={testimonials.sundayClass}
        />
        <HowToJoin />
        <ShouldIDoThis />
        <CommonQuestions />
        <Close
          id="end-heading"
          heading={closingCall.heading}
          tone="gold"
          className={styles.end}
          action={
            <>
              <h3>{closingCall.alternativesHeading}</h3>
              <Lines of={closingCall.alternatives.map((way) => <Prose key={plainText(way)} of={way} />)} />
            </>
          }
        >
          <p>
            <ClockText subject="sunday" fallback={closingCall.anyDay} />
            {", "}
            <span className="nowrap">{formatTime(sundayClass.startTime)}</span>
          </p>
          <div className="actions">
            <ButtonLink to={paths.bookClass} size="large" tone="dark">
              {hero.button}
            </ButtonLink>
            <ExternalButtonLink href={business.centre.timetable} size="large" tone="paper">
              {howToJoin.timetable}
            </ExternalButtonLink>
          </div>
        </Close>
      </ScheduleClock>
    </main>
  );
}

/** The way to the booking page, and whether booking is open. */
function Join() {
  return (
    <div className={styles.join}>
      <ClosureNotice className={styles.closure} />
      <ButtonLink to={paths.bookClass} size="large">
        {hero.button}
      </ButtonLink>
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
      </p>
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
    </Slip>
  );
  if (faqs.sundayClass.length === 0) return <section className="wrap">{notice}</section>;
  return (
    <Chapter id="questions-heading" heading={commonQuestions.heading} layout="side">
      <FaqAccordion name="sunday-faqs" faqs={faqs.sundayClass} />
      {notice}
    </Chapter>
  );
}
