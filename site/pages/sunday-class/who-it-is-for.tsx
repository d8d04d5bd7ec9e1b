import { whoItIsFor as words } from "#content/pages/sunday-class";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./who-it-is-for.module.css";

export function WhoItIsFor() {
  return (
    <section className={styles.section} aria-labelledby="lane-heading">
      <div className="wrap">
        <h2 id="lane-heading">{words.heading}</h2>
        <ul>
          {words.lanes.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>
                <Prose of={text} />
              </span>
            </li>
          ))}
        </ul>
        <p>
          <Prose of={words.closing} />
        </p>
      </div>
    </section>
  );
}
