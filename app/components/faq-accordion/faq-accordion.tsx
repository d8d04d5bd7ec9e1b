import type { Faq } from "../../../content/faqs.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { UpcomingClosures } from "../class-closures/upcoming-closures.tsx";
import { PhoneLinks } from "../phone-links/phone-links.tsx";

type FaqAccordionProps = {
  /** Unique on the page: the browser keeps one item of a name open. */
  readonly name: string;
  readonly faqs: readonly Faq[];
};

/** Questions and answers, one open at a time. */
export function FaqAccordion({ name, faqs }: FaqAccordionProps) {
  return (
    <Accordion
      name={name}
      items={faqs.map(({ id, question, answer, listsClosures }) => ({
        id,
        heading: question,
        content: (
          <p>
            <PhoneLinks text={answer} />
            {listsClosures && <UpcomingClosures />}
          </p>
        ),
      }))}
    />
  );
}
