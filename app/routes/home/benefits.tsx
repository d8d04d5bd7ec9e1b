import wattle from "#art/wattle.svg";
import wattleSmall from "#art/wattle-small.svg";
import { benefits } from "../../../content/home.ts";
import { fromDesktop } from "../../styles/media-queries.ts";
import styles from "./benefits.module.css";
import sections from "./sections.module.css";

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.words}>
          <h2 id="benefits-heading">What people come for</h2>
          <p className={sections.big}>
            I can’t promise you any of these. I can show you how to practise for each of them.
          </p>
          <dl>
            {benefits.map(({ name, aim }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{aim}</dd>
              </div>
            ))}
          </dl>
        </div>
        <picture>
          <source media={fromDesktop} srcSet={wattle} width={560} height={900} />
          <img src={wattleSmall} alt="" width={700} height={220} loading="lazy" />
        </picture>
      </div>
    </section>
  );
}
