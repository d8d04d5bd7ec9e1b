import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./local-reasons.module.css";
import sections from "./sections.module.css";

const words = home.localReasons;

export function LocalReasons() {
  return (
    <section className={styles.local} aria-labelledby="local-heading">
      <div className={`wrap ${sections.columns}`}>
        <figure>
          <Print name="lap" alt={words.picture} />
        </figure>
        <div className={styles.words}>
          <h2 id="local-heading">{words.heading}</h2>
          <dl>
            {words.reasons.map(({ name, why }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Prose of={why} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
