import table from "#art/kitchen-table.svg";
import tableDark from "#art/kitchen-table-dark.svg";
import { common } from "#content/common";
import { enrol as page } from "#content/pages/enrol";
import { terms } from "#content/schedule";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatDate } from "../../schedule/format-date.ts";
import { termId } from "../../schedule/terms.ts";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

const words = page.hero;

/** Books the next term. */
export function Hero() {
  return (
    <SplitHero
      headingId="enrol-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={table}
          wideDark={tableDark}
          width={1000}
          height={900}
          alt={words.picture}
          priority
        />
      }
    >
      <h1 id="enrol-heading">{words.heading}</h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <div className={styles.next}>
        <ForNextTerm>
          {(term, announced) => (
            <>
              <ExternalButtonLink href={term.booking} size="large">
                {fillSlots(common.terms.book, { "term.name": term.name })}
              </ExternalButtonLink>
              <p>
                {announced ? (
                  <>
                    <Prose of={words.next} slots={{ "term.start": formatDate(term.startDate) }} />{" "}
                    <a href={`#${termId(term)}-dates`}>{words.sessions}</a>
                  </>
                ) : (
                  <Prose of={words.unannounced} />
                )}
              </p>
            </>
          )}
        </ForNextTerm>
        {terms.length > 0 && <a href="#terms">{words.allDates}</a>}
      </div>
    </SplitHero>
  );
}
