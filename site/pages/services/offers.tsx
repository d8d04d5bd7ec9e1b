import type { ReactNode } from "react";
import { business } from "#content/business";
import { common } from "#content/common";
import { services as page } from "#content/pages/services";
import { coaching as coachingFacts, course as courseFacts } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Services } from "../../../content-model/schema/pages/services.ts";
import { formatDate } from "../../../domain/format-date.ts";
import type { SitePath } from "../../../domain/pages.ts";
import { paths } from "../../../domain/pages.ts";
import { ShouldLink } from "../../components/before-booking.tsx";
import { BookingOpens } from "../../components/class-facts.tsx";
import { courseBadge, HalfPrice } from "../../components/course-facts.tsx";
import { ElsewhereNotice } from "../../components/next-class.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PriceText } from "../../for-a-while/prices.tsx";
import { type Fact, Facts } from "../../kit/parts.tsx";
import { Print, type PrintName } from "../../kit/print.tsx";
import { ForNextTerm } from "../../schedule/schedule-clock.tsx";
import { termNames } from "../../schedule/terms.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import styles from "./page.module.css";

const { heading, sundayClass, course, coaching } = page.offers;
const { halfPricePlaces } = courseFacts;
const { hours } = coachingFacts;

/** The three offers with prices, facts and where to book. */
export function Offers() {
  return (
    <section className={styles.section} aria-label={heading}>
      <div className="wrap">
        <Offer words={sundayClass} print="offer-class" to={paths.sundayClass}>
          <ExternalButtonLink href={business.centre.timetable} tone="quiet">
            {sundayClass.button}
          </ExternalButtonLink>
          <BookingOpens className="small" />
          <ElsewhereNotice className="small" />
        </Offer>
        <Offer
          words={course}
          print="offer-course"
          badge={courseBadge}
          proof={business.claims.mostBooked}
          to={paths.course}
          lastFacts={[
            [course.nextTerm.name, termNames.length > 0 && <NextTerm key="next" />],
            [common.course.price, halfPricePlaces !== undefined && <HalfPrice key="half-price" />],
          ]}
        >
          <ButtonLink to={paths.enrol}>{course.button}</ButtonLink>
        </Offer>
        <Offer
          words={coaching}
          print="offer-coaching"
          to={paths.coaching}
          firstFacts={[[common.coachingHours, hours]]}
        >
          <ButtonLink to={paths.personalCoaching} tone="quiet">
            {coaching.button}
          </ButtonLink>
        </Offer>
      </div>
    </section>
  );
}

function NextTerm() {
  return (
    <>
      <ForNextTerm>
        {({ name, startDate }, announced) =>
          announced
            ? fillSlots(common.terms.next, { "term.name": name, "term.start": formatDate(startDate) })
            : fillSlots(common.terms.unannounced, { "term.name": name })
        }
      </ForNextTerm>
      <noscript>{course.nextTerm.withoutScripts}</noscript>
    </>
  );
}

type OfferProps = {
  readonly words: Services["offers"]["coaching"];
  /** Stands above the figure. */
  readonly badge?: string;
  /** On phones across the top, where the sign with all three is a screen or two away; at the side of wide rows. */
  readonly print: PrintName;
  /** What shows that the badge is true. */
  readonly proof?: string | undefined;
  /** The path of its page. */
  readonly to: SitePath;
  /** Facts that stand before and after the others, and their names: all offers say when, where, then the rest. */
  readonly firstFacts?: readonly Fact[];
  readonly lastFacts?: readonly Fact[];
  /** The button that books it. */
  readonly children: ReactNode;
};

function Offer({ words, print, badge, proof, to, firstFacts = [], lastFacts = [], children }: OfferProps) {
  const { figure, name, text, more, facts } = words;
  return (
    <article className={styles.offer}>
      <Print name={print} alt="" className={styles.print} />
      <p className={styles.figure}>
        {badge && <b className="badge">{badge}</b>} {proof && <span className={styles.proof}>{proof}</span>}
        <PriceText text={figure} />
      </p>
      <div className={styles.words}>
        <h2>{unbroken(name)}</h2>
        <p>
          <Prose of={text} />
        </p>
        <p className="actions">
          {children}
          <a href={to}>{more}</a>
          <ShouldLink />
        </p>
      </div>
      <Facts
        plain
        of={[
          ...firstFacts,
          ...facts.map((fact) => [fact.name, <Prose key={fact.name} of={fact.text} />] as const),
          ...lastFacts,
        ]}
      />
    </article>
  );
}
