import wattle from "#art/wattle.svg";
import wattleSmall from "#art/wattle-small.svg";
import { home } from "#content/pages/home";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./benefits.module.css";
import sections from "./sections.module.css";

const words = home.benefits;

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.words}>
          <h2 id="benefits-heading">{words.heading}</h2>
          <p className={sections.big}>
            <Prose of={words.lead} />
          </p>
          <dl>
            {words.aims.map(({ name, aim }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Prose of={aim} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <picture>
          <source media="(width >= 60rem)" srcSet={wattle} width={560} height={900} />
          <img src={wattleSmall} alt="" width={700} height={220} loading="lazy" />
        </picture>
      </div>
    </section>
  );
}
