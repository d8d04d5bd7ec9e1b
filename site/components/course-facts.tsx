import type { ReactNode } from "react";
import { business } from "#content/business";
import { courseBadge as badgeWords, terms as termWords, course as words } from "#content/common";
import { course } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import type { Term } from "../../content-model/schema/schedule.ts";
import { formatFullDate } from "../../domain/format-date.ts";
import { inWords } from "../../domain/format-text.ts";
import { emailDatesId } from "../../domain/newsletter.ts";
import { paths } from "../../domain/pages.ts";
import { termId } from "../../domain/terms.ts";
import { ForNextTerm, OwnTimes, When } from "../schedule/schedule-clock.tsx";
import { laterTerm, terms, unannouncedTerm } from "../schedule/terms.ts";
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
              {fillSlots(words.startsNext, { "term.start": formatFullDate(startDate) })}
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

/** Says how many places of a term are at half price, and how to ask for one. An owner may have none. */
export function HalfPrice() {
  const { halfPricePlaces: places } = course;
  if (places === undefined) return null;
  const { one, many } = words.halfPrice;
  return places === 1 ? (
    <Prose of={one} />
  ) : (
    <Prose of={many} slots={{ "course.halfPrice": inWords(places, { capital: true }) }} />
  );
}

/** What the button of a term says. It breaks after its first word if at all, so that no line begins with a dash. */
export function BookingLabel({ of: name }: { readonly of: string }) {
  const [first, ...rest] = fillSlots(termWords.book, { "term.name": name }).split(" ");
  return (
    <span>
      {first} <span className="nowrap">{rest.join(" ")}</span>
    </span>
  );
}

/** The button that books the next term: the first of the year while none lies ahead, and without scripts. */
export function BookNextTerm(look: ButtonLook) {
  return (
    <ForNextTerm withoutScript>
      {({ name, booking }) => (
        <ExternalButtonLink href={booking} {...look}>
          <BookingLabel of={name} />
        </ExternalButtonLink>
      )}
    </ForNextTerm>
  );
}

/** What the button of a term does while no dates of its name lie ahead: what the owner says, or else no more than is sure. */
export const bookingWithoutDates = (name: string): string =>
  course.bookingWithoutDates ?? fillSlots(termWords.asks, { "term.name": name });

/** Says what the button of a term books that has begun: the next one of its name. */
export function WhatItBooks({ term, className }: { readonly term: Term; readonly className?: string }) {
  const { name } = term;
  const later = laterTerm(term);
  const next = later && {
    "term.name": name,
    "term.start": formatFullDate(later.startDate),
  };
  const nothingNew = (
    <>
      {bookingWithoutDates(name)} {!course.bookingWithoutDates && <Prose of={termWords.writeToMe} />}
    </>
  );
  return (
    <>
      <When condition={`in progress:${termId(term)}`} as="p" className={className}>
        {next ? fillSlots(termWords.booksNext, next) : nothingNew}
      </When>
      <When condition={`completed:${termId(term)}`} as="p" className={className}>
        {nothingNew}
      </When>
    </>
  );
}

type BookTermProps = ButtonLook & { readonly term: Term; readonly className?: string | undefined };

/** The button of a term, which books the next one of its name once it has begun. */
export function BookTerm({ term, ...look }: BookTermProps) {
  const label = <BookingLabel of={term.name} />;
  const later = laterTerm(term);
  if (!later || later.booking === term.booking)
    return (
      <ExternalButtonLink href={term.booking} {...look}>
        {label}
      </ExternalButtonLink>
    );
  const id = termId(term);
  return (
    <>
      <When condition={`upcoming:${id}`} withoutScript>
        <ExternalButtonLink href={term.booking} {...look}>
          {label}
        </ExternalButtonLink>
      </When>
      <When condition={`in progress:${id}`}>
        <ExternalButtonLink href={later.booking} {...look}>
          {label}
        </ExternalButtonLink>
      </When>
    </>
  );
}

type EmailDatesProps = {
  /** The class of the link. */
  readonly className?: string | undefined;
  /** The class of the element around link and sentence. */
  readonly around?: string | undefined;
};

/**
 * The second action while no intake lies ahead: an email with the next dates, and what the first one does. The only one if no
 * term is known that could be booked.
 */
export function EmailDates({ className, around }: EmailDatesProps) {
  return (
    <When as="div" condition="next:none" withoutScript={terms.length === 0} className={around}>
      <a href={`${paths.course}#${emailDatesId}`} className={className}>
        {words.emailDates}
      </a>
      {unannouncedTerm && <p>{bookingWithoutDates(unannouncedTerm.name)}</p>}
    </When>
  );
}

type CourseBookingProps = {
  /** The tone of the button. */
  readonly tone: ButtonLook["tone"];
  /** Further links. */
  readonly children?: ReactNode;
  /** For those who are in the course: after all that is for who isn't. */
  readonly last?: ReactNode;
};

/** The main action, which books the next term; while no intake lies ahead, that is the way to hear of its dates. */
export function CourseBooking({ tone, children, last }: CourseBookingProps) {
  const secondTone = tone === "onNight" ? "paper" : "quiet";
  return (
    <div className={styles.booking}>
      <ForNextTerm withoutScript className={styles.action}>
        {({ name, booking }, announced) => (
          <ExternalButtonLink href={booking} size="large" tone={announced ? tone : secondTone}>
            <BookingLabel of={name} />
          </ExternalButtonLink>
        )}
      </ForNextTerm>
      <EmailDates className={buttonClass({ size: "large", tone })} around={styles.second} />
      <div className={`cluster small ${styles.links}`}>
        {children}
        {course.halfPricePlaces !== undefined && <Prose of={words.halfPrice.link} />}
        <MoneyLink />
        {last}
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
