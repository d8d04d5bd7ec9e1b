import { shouldIDoThis } from "#content/common";
import { enrol as page } from "#content/pages/enrol";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { termId } from "../../../domain/terms.ts";
import { Print } from "../../art/print.tsx";
import { CourseBooking } from "../../components/course-facts/course-booking.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import styles from "./hero.module.css";
import { Leaf } from "./leaf.tsx";

const words = page.hero;

/** The next term as a leaf off the wall calendar, and the button that books it. */
export function Hero() {
  return (
    <SplitHero
      headingId="enrol-heading"
      className={styles.hero}
      picture={<Print name="kitchen-table" alt={words.picture} priority />}
    >
      <h1 id="enrol-heading">{words.heading}</h1>
      <p>
        <Prose of={words.lead} />
        <ForNextTerm as="span">
          {({ name }, announced) => announced && ` ${fillSlots(words.next, { "term.name": name })}`}
        </ForNextTerm>
      </p>
      <Leaf />
      <CourseBooking tone="gold" withoutScripts={words.allDates}>
        <a href={`${paths.faq}#should-i-do-this`}>{shouldIDoThis.heading}</a>
        <ForNextTerm as="span">
          {(term, announced) =>
            announced ? (
              <a href={`#${termId(term)}-dates`}>{words.sessions}</a>
            ) : (
              <a href="#terms">{words.allDates}</a>
            )
          }
        </ForNextTerm>
      </CourseBooking>
    </SplitHero>
  );
}
