import { Fragment } from "react";
import { business } from "#content/business";
import { course as facts, shouldIDoThis } from "#content/common";
import { faqs } from "#content/faqs";
import { course as page } from "#content/pages/course";
import { enrol } from "#content/pages/enrol";
import { course, timeZone } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { dayAt } from "../../../domain/calendar-day.ts";
import { formatDate, formatFullDate } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { FoldedSlip, ShouldIDoThis } from "../../components/before-booking.tsx";
import { CourseBooking, CourseTimes, HalfPrice, NextStart } from "../../components/course-facts.tsx";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { WhoIsTeaching } from "../../components/who-is-teaching/who-is-teaching.tsx";
import { Price } from "../../for-a-while/prices.tsx";
import { Entries, type Fact, Facts, Ledger, Slip } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter, Close, Hero, Plate, Quotes } from "../../kit/sections.tsx";
import { ScheduleClock, When } from "../../schedule/schedule-clock.tsx";
import { scheduledTerms } from "../../schedule/scheduled-terms.ts";
import { terms } from "../../schedule/terms.ts";
import { JsonLd, pageMeta } from "../../seo/page-meta.tsx";
import { faqPage, onlineCourse } from "../../seo/structured-data.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";
import { Terms } from "./terms.tsx";
import { TwoPathsComparison } from "./two-paths-comparison.tsx";
import { WeekByWeek } from "./week-by-week.tsx";

const { hero, whyPeopleGiveUp, whatIsMissing, gains, whatItAsks, students } = page;
const { answers, source, asOf } = business.claims;

export const meta = () =>
  pageMeta({
    ...page.meta,
    path: paths.course,
    ogImage: "/og-course.jpg",
    ogImageAlt: page.sharePicture,
  });

export default function CoursePage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="course-heading"
          heading={<Prose of={hero.heading} />}
          long
          lead={hero.lead}
          layout="over"
          print="eight"
          alt={hero.picture}
          className={styles.hero}
        >
          <Facts
            className={styles.program}
            of={[
              [facts.starts, <NextStart key="starts" />],
              [facts.price, <Price key="price" of="course" />],
              [facts.when, <CourseTimes key="times" />],
              [facts.where, facts.place],
            ]}
          />
          <CourseBooking
            tone="dark"
            last={
              <a className="nowrap" href="#students">
                {students.heading}
              </a>
            }
          >
            {answers && source && asOf && (
              <span>
                {fillSlots(hero.rating, {
                  "claims.answers": answers,
                  "claims.source": source,
                  "claims.asOf": asOf,
                })}
              </span>
            )}
            <a className="nowrap" href="#should-i-do-this">
              {shouldIDoThis.heading}
            </a>
            {terms.length > 0 && <a href={`${paths.enrol}#terms`}>{enrol.hero.sessions}</a>}
          </CourseBooking>
        </Hero>
        <FreeIntroCall />
        <Chapter
          id="giving-up-heading"
          heading={whyPeopleGiveUp.heading}
          layout="side"
          tone="night"
          className={styles.footprints}
        >
          <Ledger
            of={whyPeopleGiveUp.reasons.map(({ said, answer }) => ({ name: said, text: answer }))}
            beside
            large
          />
          <Print name="footprints" alt={whyPeopleGiveUp.picture} />
        </Chapter>
        <Chapter id="missing-heading" heading={whatIsMissing.heading}>
          <Plate
            print="missing-plate"
            alt={whatIsMissing.picture}
            side="left"
            edge="framed"
            className={styles.missing}
          >
            <Entries of={whatIsMissing.missing} numbered />
          </Plate>
        </Chapter>
        <Chapter id="gains-heading" heading={gains.heading} lead={gains.lead} tone="blush">
          <Entries of={six} columns={3} large look="cards" className={styles.gains} />
        </Chapter>
        <Quotes id="group-heading" heading={page.testimonials.heading} of={testimonials.course} look="lead" />
        <WeekByWeek />
        <Chapter id="what-it-asks" heading={whatItAsks.heading} layout="side" className={styles.facts}>
          <Facts of={asks} />
        </Chapter>
        <TwoPathsComparison />
        <ShouldIDoThis />
        <Terms />
        <Students />
        <WhoIsTeaching portrait />
        {faqs.course.length > 0 && (
          <Chapter
            id="questions-heading"
            heading={page.faq.heading}
            layout="side"
            className={styles.questions}
          >
            <FaqAccordion name="course-faqs" faqs={faqs.course} />
            <p>
              <Prose of={page.faq.present} />
            </p>
            {faqPage(faqs.course).map((data) => (
              <JsonLd key="faq" data={data} />
            ))}
          </Chapter>
        )}
        <Close
          id="enrol-heading"
          heading={enrol.hero.heading}
          lead={enrol.hero.lead}
          tone="night"
          print="moored"
          alt={page.closingCall.picture}
          className={`on-screen ${styles.close}`}
          action={<CourseBooking tone="onNight" />}
        />
      </ScheduleClock>
      {/* Not in the head: the first screen must fit the first round trip. */}
      <JsonLd data={onlineCourse(page.meta.description)} />
      <Letterhead className="wrap" />
    </main>
  );
}

const six = (
  [
    [gains.focus, "spot-focus"],
    [gains.relief, "spot-relief"],
    [gains.fulfilment, "spot-fulfilment"],
    [gains.insight, "spot-insight"],
    [gains.mastery, "spot-mastery"],
    [gains.connection, "spot-connection"],
  ] as const
).map(([gain, print]) => ({ ...gain, mark: <Print name={print} alt="" /> }));

/** Hours, discussion, and what the owner has settled in `schedule.yaml`, or a general sentence until then. */
const asks: readonly Fact[] = [
  ...[
    ...whatItAsks.facts,
    ...(["whoCanJoin", "ifTooFew", "ifICancel", "ifDistressed"] as const).map((field) => ({
      name: whatItAsks[field].name,
      text: course[field] ?? whatItAsks[field].otherwise,
    })),
  ].map(({ name, text }): Fact => [name, <Prose key={name} of={text} />]),
  [facts.price, course.halfPricePlaces !== undefined && <HalfPrice key="half-price" />],
  [facts.refund, <Prose key="refund" of={facts.refundTerms} />],
];

/** For those in the course: link, recordings and until when, missing, moving, cancelling. */
function Students() {
  const recordings = (
    <Fragment key="recordings">
      <Prose of={students.recordings.text} />
      {scheduledTerms.map(({ id, name, sessions }, index) => {
        const deleted = (sessions.at(-1)?.endsAt ?? 0) + course.recordingsKeptWeeks * 7 * 86_400_000;
        const next = scheduledTerms[index + 1]?.sessions[0]?.startsAt;
        const slots = {
          "term.name": name,
          "recordings.until": formatFullDate(dayAt(deleted, timeZone)),
        };
        return (
          <Fragment key={id}>
            <When condition={`week:${id}:1`}>
              <When condition={`until:${deleted}`}> {fillSlots(students.recordings.until, slots)}</When>
            </When>
            <When condition={`until:${next ?? Number.MAX_SAFE_INTEGER}`}>
              <When condition={`since:${deleted}`}> {fillSlots(students.recordings.deleted, slots)}</When>
            </When>
          </Fragment>
        );
      })}
      <noscript> {students.recordings.withoutScripts}</noscript>
    </Fragment>
  );
  const { link, missed, move, cancel } = students;
  return (
    <FoldedSlip id="students" heading={students.heading}>
      <Facts
        className={styles.facts}
        of={[
          [link.name, <Prose key="link" of={link.text} />],
          [students.recordings.name, recordings],
          [missed.name, <Prose key="missed" of={missed.text} />],
          [move.name, <UntilSession key="move" of={move} session={course.moveUpToSession} />],
          [cancel.name, <UntilSession key="cancel" of={cancel} session={course.refundUpToSession} />],
        ]}
      />
    </FoldedSlip>
  );
}

type UntilSessionProps = {
  /** What those in the course may do, and what holds afterwards. */
  readonly of: typeof students.move;
  /** They may until this session begins, counted from 1. */
  readonly session: number;
};

/** What those in the course may do until a session begins, its day in the term that is next or runs, and what holds afterwards. */
function UntilSession({ of: words, session }: UntilSessionProps) {
  return (
    <>
      <Prose of={words.text} />
      {scheduledTerms.map(({ id, name, sessions }) => {
        const startsAt = sessions[session - 1]?.startsAt;
        if (startsAt === undefined) return null;
        const day = formatDate(dayAt(startsAt, timeZone));
        const begins = fillSlots(students.begins, { "term.name": name, "session.day": day });
        return (
          <Fragment key={id}>
            <When condition={`next:${id}`}> {begins}</When>
            <When condition={`in progress:${id}`}>
              {" "}
              <When condition={`until:${startsAt}`}>{begins}</When>
              <When condition={`since:${startsAt}`}>
                <Prose of={words.begun} slots={{ "term.name": name }} />
              </When>
            </When>
          </Fragment>
        );
      })}
    </>
  );
}

const freeIntroCall = page.freeIntroCall;

/** A coupon: what it is for, and its stub with the length and the button. */
function FreeIntroCall() {
  return (
    <section className={styles.call} aria-labelledby="call-heading">
      <div className="wrap">
        <Slip look="ticket" className={`pair ${styles.coupon}`}>
          <div>
            <h2 id="call-heading">{freeIntroCall.heading}</h2>
          </div>
          <div className={`small ${styles.stub}`}>
            <p>{freeIntroCall.name}</p>
            <p className={styles.length}>{freeIntroCall.length}</p>
            <p>{freeIntroCall.terms}</p>
            <ExternalButtonLink href={business.bookings.introCall} size="small" tone="quiet">
              {freeIntroCall.button}
            </ExternalButtonLink>
          </div>
        </Slip>
      </div>
    </section>
  );
}
