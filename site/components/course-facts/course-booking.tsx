import type { ReactNode } from "react";
import { terms as termWords, course as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { When } from "../../schedule/schedule-clock.tsx";
import { terms } from "../../schedule/terms.ts";
import { type ButtonLook, buttonClass, ExternalButtonLink } from "../../ui/button/button.tsx";
import { MoneyLink } from "../money-link/money-link.tsx";
import styles from "./course-facts.module.css";
import { emailDatesId } from "./email-dates-id.ts";

type CourseBookingProps = {
  /** The tone of the more important button, and its class. */
  readonly tone: ButtonLook["tone"];
  readonly className?: string | undefined;
  /** The link shown without scripts, which leads to all terms. */
  readonly withoutScripts: string;
  /** Further links. */
  readonly children?: ReactNode;
};

/** Books the next term. While no intake lies ahead, the dates by email come first and the booking page second. */
export function CourseBooking({ tone, className, withoutScripts, children }: CourseBookingProps) {
  const emailDates = (
    <a href={`${paths.course}#${emailDatesId}`} className={buttonClass({ size: "large", tone }, className)}>
      {words.emailDates}
    </a>
  );
  return (
    <div className={styles.booking}>
      <ForNextTerm className={styles.buttons}>
        {({ name, booking }, announced) => (
          <>
            {!announced && emailDates}
            <ExternalButtonLink
              href={booking}
              size="large"
              tone={announced ? tone : "quiet"}
              className={announced ? className : styles.second}
            >
              {fillSlots(termWords.book, { "term.name": name })}
            </ExternalButtonLink>
          </>
        )}
      </ForNextTerm>
      {terms.length === 0 ? (
        emailDates
      ) : (
        <noscript>
          <a href="#terms" className={buttonClass({ size: "large", tone }, className)}>
            {withoutScripts}
          </a>
        </noscript>
      )}
      <div className={styles.links}>
        <When condition="next:none">{words.emailDatesPromise}</When>
        {children}
        <MoneyLink />
      </div>
    </div>
  );
}
