import type { ReactNode } from "react";
import { business } from "#content/business";
import { courseBadge as badgeWords, terms as termWords, course as words } from "#content/common";
import { course } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../domain/format-date.ts";
import { inWords } from "../../domain/format-text.ts";
import { emailDatesId } from "../../domain/newsletter.ts";
import { paths } from "../../domain/pages.ts";
import { ForNextTerm, OwnTimes, When } from "../schedule/schedule-clock.tsx";
import { terms, unannouncedTerm } from "../schedule/terms.ts";
import { type ButtonLook, buttonClass, ExternalButtonLink } from "../ui/button/button.tsx";
import { MoneyLink } from "./before-booking.tsx";
import styles from "./course-facts.module.css";
import { Prose } from "./prose/prose.tsx";

/** The first day of the next term: "Sunday 11 October 2026". */
export function NextStart() {
  if (terms.length === 0) return words.unannounced;
  return (
    <>
      <ForNextTerm>
        {({ startDate }, announced) =>
          announced ? (
            <time dateTime={startDate}>
              {fillSlots(words.startsNext, { "term.start": formatDate(startDate, { year: true }) })}
            </time>
          ) : (
            words.unannounced
          )
        }
      </ForNextTerm>
      <noscript>{words.startsYearly}</noscript>
    </>
  );
}

/**
 * The course's days and times, with the visitor's own times in the next term; those of this week while no term lies ahead.
 */
export function CourseTimes() {
  return (
    <span className={styles.times}>
      <Prose of={words.times} />
      <ForNextTerm as="span">
        {(term, announced) => <OwnTimes of={announced ? term : undefined} className={styles.local} />}
      </ForNextTerm>
    </span>
  );
}

/** Says how many places of a term are at half price. An owner may have none. No link: the first one is the booking's. */
export function HalfPrice() {
  const { halfPricePlaces: places } = course;
  if (places === undefined) return null;
  const { one, many } = words.halfPrice;
  return (
    <small className="small">
      {places === 1 ? one : fillSlots(many, { "course.halfPrice": inWords(places, { capital: true }) })}
    </small>
  );
}

type BookNextTermProps = ButtonLook & {
  /** The class of the button. */
  readonly className?: string | undefined;
  /** The class of the element around it. */
  readonly around?: string | undefined;
};

/** The button that books the next term: the first of the year while none lies ahead, and without scripts. */
export function BookNextTerm({ around, ...look }: BookNextTermProps) {
  return (
    <ForNextTerm withoutScript className={around}>
      {({ name, booking }) => (
        <ExternalButtonLink href={booking} {...look}>
          {fillSlots(termWords.book, { "term.name": name })}
        </ExternalButtonLink>
      )}
    </ForNextTerm>
  );
}

type EmailDatesProps = {
  /** The class of the link. */
  readonly className?: string | undefined;
  /** The class of the element around link and sentence. */
  readonly around?: string | undefined;
};

/** The second action while no intake lies ahead: an email with the next dates. The only one if no term is known. */
export function EmailDates({ className, around }: EmailDatesProps) {
  return (
    <When as="div" condition="next:none" withoutScript={terms.length === 0} className={around}>
      <a href={`${paths.course}#${emailDatesId}`} className={className}>
        {words.emailDates}
      </a>
      <p>{fillSlots(words.emailDatesPromise, { "term.name": unannouncedTerm?.name ?? "Term 1" })}</p>
    </When>
  );
}

type CourseBookingProps = {
  /** The tone of the button, and its class. */
  readonly tone: ButtonLook["tone"];
  readonly className?: string | undefined;
  /** Further links. */
  readonly children?: ReactNode;
};

/** The main action, which books the next term; while no intake lies ahead, beside it the way to hear of its dates. */
export function CourseBooking({ tone, className, children }: CourseBookingProps) {
  const secondTone = tone === "onNight" ? "paper" : "quiet";
  return (
    <div className={styles.booking}>
      <BookNextTerm size="large" tone={tone} className={className} around={styles.action} />
      <EmailDates className={buttonClass({ tone: secondTone })} around={styles.second} />
      <div className={`cluster small ${styles.links}`}>
        {children}
        <MoneyLink />
      </div>
    </div>
  );
}

/** The print of the season in which each term is. */
export const seasonPrints = {
  "Term 1": "season-summer",
  "Term 2": "season-autumn",
  "Term 3": "season-winter",
  "Term 4": "season-spring",
} as const;

/** The badge of the course among the three offers: a claim only if its proof is known. */
export const courseBadge = business.claims.mostBooked ? badgeWords.proven : badgeWords.otherwise;
