import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "../../ui/button/button.tsx";
import { MoneyLink } from "../money-link/money-link.tsx";
import { BookNextTerm } from "./book-next-term.tsx";
import styles from "./course-facts.module.css";
import { EmailDates } from "./email-dates.tsx";

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
      <div className={styles.links}>
        {children}
        <MoneyLink />
      </div>
    </div>
  );
}
