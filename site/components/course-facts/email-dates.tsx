import { course as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { emailDatesId } from "../../../domain/newsletter.ts";
import { paths } from "../../../domain/pages.ts";
import { When } from "../../schedule/schedule-clock.tsx";
import { terms, unannouncedTerm } from "../../schedule/terms.ts";

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
