import type { ReactNode } from "react";
import { terms as termWords, course as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { emailDatesId } from "../../../domain/newsletter.ts";
import { paths } from "../../../domain/pages.ts";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { terms } from "../../schedule/terms.ts";
import { type ButtonLook, buttonClass, ExternalButtonLink } from "../../ui/button/button.tsx";
import { MoneyLink } from "../money-link/money-link.tsx";
import styles from "./course-facts.module.css";

type CourseBookingProps = {
  /** The tone of the button, and its class. */
  readonly tone: ButtonLook["tone"];
  readonly className?: string | undefined;
  /** The link shown without scripts, which leads to all terms. */
  readonly withoutScripts: string;
  /** Further links. */
  readonly children?: ReactNode;
};

/** The one main action: it books the next term, or asks for the next dates while no intake lies ahead. */
export function CourseBooking({ tone, className, withoutScripts, children }: CourseBookingProps) {
  const emailDates = (
    <>
      <a href={`${paths.course}#${emailDatesId}`} className={buttonClass({ size: "large", tone }, className)}>
        {words.emailDates}
      </a>
      <p className={styles.promise}>{words.emailDatesPromise}</p>
    </>
  );
  return (
    <div className={styles.booking}>
      <ForNextTerm className={styles.action}>
        {({ name, booking }, announced) =>
          announced ? (
            <ExternalButtonLink href={booking} size="large" tone={tone} className={className}>
              {fillSlots(termWords.book, { "term.name": name })}
            </ExternalButtonLink>
          ) : (
            emailDates
          )
        }
      </ForNextTerm>
      {terms.length === 0 ? (
        <div className={styles.action}>{emailDates}</div>
      ) : (
        <noscript>
          <a href="#terms" className={buttonClass({ size: "large", tone }, className)}>
            {withoutScripts}
          </a>
        </noscript>
      )}
      <div className={styles.links}>
        {children}
        <MoneyLink />
      </div>
    </div>
  );
}
