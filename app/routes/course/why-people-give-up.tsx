import footprints from "#art/footprints.svg";
import footprintsTall from "#art/footprints-tall.svg";
import { reasonsForStopping } from "../../../content/course.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./why-people-give-up.module.css";

export function WhyPeopleGiveUp() {
  return (
    <section className={styles.section} aria-labelledby="giving-up-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2 id="giving-up-heading">Why people give up on meditation</h2>
          <p>It’s rarely laziness. It’s usually one of these.</p>
        </div>
        <dl className={styles.reasons}>
          {reasonsForStopping.map(({ said, answer }) => (
            <div key={said}>
              <dt>“{said}”</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PrintPicture
        wide={footprints}
        tall={footprintsTall}
        width={1600}
        height={300}
        alt="A line of boot prints along the sand, which stops"
      />
    </section>
  );
}
