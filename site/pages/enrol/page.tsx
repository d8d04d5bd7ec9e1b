import { course as facts, shouldIDoThis } from "#content/common";
import { enrol } from "#content/pages/enrol";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { emailDatesId } from "../../../domain/newsletter.ts";
import { paths } from "../../../domain/pages.ts";
import { termId } from "../../../domain/terms.ts";
import {
  BookNextTerm,
  bookingWithoutDates,
  CourseBooking,
  HalfPrice,
} from "../../components/course-facts.tsx";
import { Letterhead } from "../../components/letterhead.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PriceText } from "../../for-a-while/prices.tsx";
import chapter from "../../kit/chapter.module.css";
import { Entries, Facts, Ledger, Lines, Receipt } from "../../kit/parts.tsx";
import { Chapter, Close, Hero } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { ForNextTerm, ScheduleClock, termListId, When, WhenCurrent } from "../../schedule/schedule-clock.tsx";
import termOrder from "../../schedule/term-order.inline.ts?inline-script";
import { terms, unannouncedTerm } from "../../schedule/terms.ts";
import { JsonLd, pageMeta } from "../../seo/page-meta.tsx";
import { onlineCourse } from "../../seo/structured-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CalendarLeaf } from "./calendar-leaf.tsx";
import styles from "./page.module.css";
import { TermRow } from "./term-row.tsx";

const { hero, beforeYouPay, pricing, afterBooking, notSure } = enrol;

export const meta = () =>
  pageMeta({
    ...enrol.meta,
    path: paths.enrol,
    ogImage: "/og-enrol.jpg",
    ogImageAlt: enrol.sharePicture,
  });

export default function EnrolPage() {
  return (
    <main id="main">
      <ScheduleClock>
        <Hero
          id="enrol-heading"
          heading={hero.heading}
          long
          layout="beside"
          tone="shade"
          print="kitchen-table"
          alt={hero.picture}
          className={styles.hero}
        >
          <NextTerm />
        </Hero>
        <Chapter id="before-you-pay" heading={beforeYouPay.heading}>
          <Ledger of={beforeYouPay.answers} columns={3} printsLines className={styles.answers} />
        </Chapter>
        <Terms />
      </ScheduleClock>
      <section className={`${chapter.paper} ${chapter.tight}`} aria-labelledby="cost-heading">
        <Pricing />
      </section>
      <Chapter id="next-heading" heading={afterBooking.heading} layout="side" tone="blush">
        <Entries of={afterBooking.steps.map(({ when, text }) => ({ name: when, text }))} numbered />
      </Chapter>
      <Close
        id="not-sure-heading"
        heading={notSure.heading}
        lead={notSure.text}
        tone="night"
        print="evening-table"
        className="on-screen"
        button={{ to: paths.contact, tone: "onNight", words: notSure.button }}
      />
      {/* Not in the head: the first screen must fit the first round trip. */}
      <JsonLd data={onlineCourse(enrol.summary)} />
      <Letterhead className="wrap" />
    </main>
  );
}

/** The next term as a leaf off the wall calendar, and the button that books it. */
function NextTerm() {
  return (
    <>
      <p>
        <Prose of={hero.lead} />
        <ForNextTerm as="span">
          {({ name }, announced) =>
            announced && ` ${fillSlots(hero.next, { "term.name": name.replaceAll(" ", "\u00a0") })}`
          }
        </ForNextTerm>
      </p>
      <CalendarLeaf />
      <CourseBooking tone="gold">
        <a className="nowrap" href={`${paths.faq}#should-i-do-this`}>
          {shouldIDoThis.heading}
        </a>
        <ForNextTerm as="span">
          {(term, announced) =>
            announced ? (
              <a href={`#${termId(term)}-dates`}>{hero.sessions}</a>
            ) : (
              <a href="#terms">{hero.allDates}</a>
            )
          }
        </ForNextTerm>
      </CourseBooking>
    </>
  );
}

/** The way to hear of the next dates once the last term has started, and the current or next term of each name. */
function Terms() {
  if (terms.length === 0) return null;
  const { heading, lead, subscribe, unannounced } = enrol.terms;
  return (
    <Chapter id="terms-heading" anchor="terms" heading={heading} lead={lead} tone="shade">
      <div className={styles.terms}>
        {unannouncedTerm && (
          <When condition="next:none" as="div" className={styles.unannounced}>
            <h3>{unannounced.heading}</h3>
            <p>{bookingWithoutDates(unannouncedTerm.name)}</p>
            <div className="actions">
              <ButtonLink to={`${paths.course}#${emailDatesId}`}>{facts.emailDates}</ButtonLink>
              <BookNextTerm tone="quiet" />
            </div>
          </When>
        )}
        <div id={termListId}>
          {terms.map((term) => (
            <WhenCurrent key={termId(term)} as="div" term={term}>
              <TermRow term={term} />
            </WhenCurrent>
          ))}
        </div>
      </div>
      <InlineScript code={termOrder} />
      <p className="small">
        <Prose of={subscribe} />
      </p>
    </Chapter>
  );
}

/** What the price includes, as a receipt, and what the visitor needs. */
function Pricing() {
  return (
    <div className={`wrap ${styles.pricing}`}>
      <Receipt>
        <h2 id="cost-heading">{pricing.heading}</h2>
        <Facts of={pricing.included.map(({ item, text }) => [item, text] as const)} />
        <p className={`cluster ${styles.total}`}>
          <span>{pricing.total}</span>{" "}
          <b className="figures">
            <PriceText text={pricing.price} />
          </b>{" "}
          <span>{pricing.currency}</span>
        </p>
        <p className="soft small">
          <Prose of={pricing.finePrint} />
        </p>
        <p className="soft small">
          <HalfPrice />
        </p>
      </Receipt>
      <div>
        <h2>{pricing.needHeading}</h2>
        <Lines of={pricing.need} className={styles.need} />
        <p>
          <Prose of={pricing.dontNeed} />
        </p>
      </div>
    </div>
  );
}
