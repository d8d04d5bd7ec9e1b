import { business } from "#content/business";
import { card as words } from "#content/pages/contact";
import { Print } from "../../kit/print.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import printLinks from "../guided-practices/practice-links.inline.ts?inline-script";
import styles from "./present-card.module.css";

/** A card for a present, with lines to write on. Once its link was followed, the page prints the card alone. */
export function PresentCard() {
  return (
    <section id="card" className={styles.section} aria-labelledby="card-heading">
      <div className="wrap">
        <div className={`on-screen ${styles.head}`}>
          <h2 id="card-heading">{words.heading}</h2>
          <p>{words.text}</p>
          <p className="actions with-script">
            <a href="#card" className={buttonClass({ tone: "quiet" })} data-print="">
              {words.print}
            </a>
          </p>
          <InlineScript code={printLinks} />
        </div>
        <div className={styles.card}>
          <Print name="paper-boat" alt={words.picture} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.line}>{words.to}</p>
            <ul className={styles.gifts}>
              {words.gifts.map((gift) => (
                <li key={gift}>{gift}</li>
              ))}
            </ul>
            <p className={styles.line}>{words.from}</p>
            <p className={styles.line}>{words.number}</p>
            <p className={styles.line}>{words.paid}</p>
            <p className="small">{words.validity}</p>
            <p className="small">{words.how}</p>
            <p className="small">{[business.name, business.url.replace(/^https?:\/\//, "")].join(", ")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
