import { home } from "#content/pages/home";
import { formatTime } from "../../../domain/format-date.ts";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import sections from "./sections.module.css";
import styles from "./struggles.module.css";

const words = home.struggles;

/** Five moments of one day, and a picture of everything that demanded attention. */
export function Struggles() {
  return (
    <section className={`${sections.night} ${styles.section}`} aria-labelledby="tuesday-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <div className={styles.words}>
          <h2 id="tuesday-heading">{words.heading}</h2>
          <ol>
            {words.moments.map(({ time, happening }) => (
              <li key={time}>
                <time className="figures" dateTime={time}>
                  {formatTime(time)}
                </time>
                <p>
                  <Prose of={happening} />
                </p>
              </li>
            ))}
          </ol>
          <p className={sections.big}>
            <Prose of={words.closing} />
          </p>
        </div>
        <Print name="tuesday" alt={words.picture} className={styles.picture} />
      </div>
    </section>
  );
}
