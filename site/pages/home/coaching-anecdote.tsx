import { home } from "#content/pages/home";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./coaching-anecdote.module.css";
import sections from "./sections.module.css";

const words = home.coachingAnecdote;

export function CoachingAnecdote() {
  return (
    <section className={sections.night} aria-labelledby="driveway-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.words}>
          <h2 id="driveway-heading">{words.heading}</h2>
          <p className={sections.big}>
            <Prose of={words.lead} />
          </p>
          <dl>
            {words.exchange.map(({ who, line }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: prerendered lines never change their order
              <div key={index}>
                <dt>{who}</dt>
                <dd>
                  <Prose of={line} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Prose of={words.closing} />
          </p>
        </div>
        <figure className={styles.picture}>
          <Print name="driveway" alt={words.picture} />
          <figcaption className={sections.small}>
            <Prose of={words.caption} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
