import { worries as words } from "#content/pages/first-class";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./worries.module.css";

export function Worries() {
  return (
    <section className={styles.worries} aria-labelledby="worries-heading">
      <div className="wrap">
        <h2 id="worries-heading">{words.heading}</h2>
        <dl>
          {words.worries.map(({ id, worry, answer }) => (
            <div key={id} id={id}>
              <dt>{worry}</dt>
              <dd>
                <Prose of={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
