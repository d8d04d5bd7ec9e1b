import { business } from "#content/business";
import { howToBook as words } from "#content/pages/book-class";
import { Prose } from "../../components/prose/prose.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./how-to-book.module.css";

/** The steps on the centre’s site. */
export function HowToBook() {
  return (
    <section className={styles.steps} aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">{words.heading}</h2>
        <ol>
          {words.steps.map(({ name, text }, index) => (
            <li key={name}>
              <span className={`figures ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                {index === 0 ? <ExternalLink href={business.centre.timetable}>{name}</ExternalLink> : name}
              </h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
