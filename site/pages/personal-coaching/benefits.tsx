import { personalCoaching as page } from "#content/pages/personal-coaching";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./benefits.module.css";

const words = page.benefits;

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-heading">
      <div className="wrap">
        <h2 id="benefits-heading">{words.heading}</h2>
        <dl>
          {words.benefits.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
