import { whyJoin as words } from "#content/pages/sunday-class";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./why-join.module.css";

export function WhyJoin() {
  return (
    <section className={styles.why} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">{words.heading}</h2>
        <dl>
          {words.reasons.map(({ name, text }) => (
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
