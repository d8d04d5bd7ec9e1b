import { whatToExpect as words } from "#content/pages/sunday-class";
import { Prose } from "../../components/prose/prose.tsx";
import { ClassTimeline } from "./class-timeline.tsx";
import styles from "./what-to-expect.module.css";

export function WhatToExpect() {
  return (
    <section className={styles.expect} aria-labelledby="expect-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="expect-heading">{words.heading}</h2>
        <dl>
          {words.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="wrap">
        <ClassTimeline />
      </div>
    </section>
  );
}
