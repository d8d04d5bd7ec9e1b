import keys from "#art/car-keys.svg";
import keysDark from "#art/car-keys-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./the-keys.module.css";

const gains = [
  "A handful of techniques that you can name, and use with nobody there",
  "A page of notes from each session, in words that you’d use",
  "A practice that fits the day you planned, and a shorter one for the day you get",
  "A way to tell whether it’s working that isn’t just the mood you’re in",
] as const;

/** What you gain: yours to keep. */
export function TheKeys() {
  return (
    <section className={styles.gain} aria-labelledby="keys-heading">
      <div className={`wrap ${styles.columns}`}>
        <PrintPicture
          wide={keys}
          wideDark={keysDark}
          width={300}
          height={220}
          alt="Two keys on a ring, with a yellow L on the tag"
          className={styles.keys}
        />
        <div>
          <h2 id="keys-heading">What you drive away with</h2>
          <ul>
            {gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
