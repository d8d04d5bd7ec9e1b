import { coaching as page } from "#content/pages/coaching";
import styles from "./road-sign.module.css";

/** Prices on a road sign. Its posts stand on the ground of the picture. */
export function RoadSign() {
  return (
    <div className={styles.post}>
      <dl className={styles.sign}>
        {page.hero.sign.map(({ name, text, price }) => (
          <div key={name}>
            <dt>
              {name}
              <span>{text}</span>
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
