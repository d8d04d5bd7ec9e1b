import { course as page } from "#content/pages/course";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./gains.module.css";

const words = page.gains;

const gains = [
  { ...words.focus, print: "spot-focus" },
  { ...words.relief, print: "spot-relief" },
  { ...words.fulfilment, print: "spot-fulfilment" },
  { ...words.insight, print: "spot-insight" },
  { ...words.mastery, print: "spot-mastery" },
  { ...words.connection, print: "spot-connection" },
] as const;

export function Gains() {
  return (
    <section className={styles.section} aria-labelledby="gains-heading">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="gains-heading">{words.heading}</h2>
          <p>
            <Prose of={words.lead} />
          </p>
        </div>
        <ul className={styles.labels}>
          {gains.map(({ name, text, print }) => (
            <li key={name}>
              <Print name={print} alt="" />
              <div>
                <h3>{name}</h3>
                <p>
                  <Prose of={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
