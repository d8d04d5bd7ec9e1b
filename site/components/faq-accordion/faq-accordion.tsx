import type { Faq } from "../../../content-model/schema/faqs.ts";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { UpcomingClosures } from "../class-facts.tsx";
import { Prose } from "../prose/prose.tsx";

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
            <Prose of={answer} />
            {listsClosures && <UpcomingClosures />}
          </p>
        ),
      }))}
    />
  );
}
