import { services as page } from "#content/pages/services";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { money } from "../../../domain/money.ts";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ForNextTerm } from "../../schedule/schedule-clock.tsx";
import { termNames } from "../../schedule/terms.ts";
import styles from "./page.module.css";

const words = page.hero.planks;

/** The three offers with date, place and price, on planks of the jetty. Each leads to its page. */
export function Planks() {
  return (
    <nav className={styles.planks} aria-label={page.offers.heading}>
      <a href={paths.sundayClass}>
        <strong>{words.sundayClass.name}</strong>
        <div>
          <Prose of={words.sundayClass.text} />
        </div>
        {sundayClass.price !== undefined && <b>{money(sundayClass.price)}</b>}
      </a>
      <a href={paths.course}>
        <strong>{words.course.name}</strong>
        <NextTerm />
        <b>{words.course.price}</b>
      </a>
      <a href={paths.personalCoaching}>
        <strong>{words.coaching.name}</strong>
        <div>
          <Prose of={words.coaching.text} />
        </div>
        <b>{words.coaching.price}</b>
      </a>
    </nav>
  );
}

function NextTerm() {
  if (termNames.length === 0) return <div>{words.course.unannounced}</div>;
  return (
    <div>
      <ForNextTerm>
        {({ startDate }, announced) =>
          announced
            ? fillSlots(words.course.announced, { "term.start": formatDate(startDate) })
            : words.course.unannounced
        }
      </ForNextTerm>
      <noscript>{words.course.withoutScripts}</noscript>
    </div>
  );
}
