import { business } from "#content/business";
import { common } from "#content/common";
import { services as page } from "#content/pages/services";
import { coaching as coachingFacts, course as courseFacts } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { BookingOpens } from "../../components/class-facts/booking-opens.tsx";
import { courseBadge } from "../../components/course-badge.ts";
import { HalfPrice } from "../../components/course-facts/half-price.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { termNames } from "../../schedule/terms.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { Offer } from "./offer.tsx";
import styles from "./offers.module.css";

const { heading, sundayClass, course, coaching } = page.offers;
const { halfPricePlaces } = courseFacts;
const { hours } = coachingFacts;

/** The three offers with prices, facts and where to book. */
export function Offers() {
  return (
    <section className={styles.section} aria-label={heading}>
      <div className="wrap">
        <Offer words={sundayClass} to={paths.sundayClass}>
          <ExternalButtonLink href={business.centre.timetable} tone="quiet">
            {sundayClass.button}
          </ExternalButtonLink>
          <BookingOpens className="small" />
        </Offer>
        <Offer
          words={course}
          badge={courseBadge}
          to={paths.course}
          lastFacts={[
            [course.nextTerm.name, termNames.length > 0 && <NextTerm key="next" />],
            [common.course.price, halfPricePlaces !== undefined && <HalfPrice key="half-price" />],
          ]}
        >
          <ButtonLink to={paths.enrol}>{course.button}</ButtonLink>
        </Offer>
        <Offer words={coaching} to={paths.coaching} lastFacts={[[common.coachingHours, hours]]}>
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
