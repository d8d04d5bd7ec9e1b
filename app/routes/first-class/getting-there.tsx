import { business } from "#content/business";
import { venue } from "../../../content/first-class.ts";
import { paths } from "../../paths.ts";
import styles from "./getting-there.module.css";

/** The venue’s address and access. */
export function GettingThere() {
  const { name, streetAddress } = business.centre;
  return (
    <section className={styles.section} aria-labelledby="getting-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="getting-heading">Getting there, getting in</h2>
          <p>
            <strong>{name}</strong>
            <br />
            {streetAddress}
          </p>
          <p>
            Need something that isn’t listed? <a href={paths.contact}>Tell me</a> and I’ll ask the centre
            before you come.
          </p>
        </div>
        <dl>
          {venue.value.map(({ about, facts }) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{facts}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
