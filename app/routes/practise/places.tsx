import { withoutScript, places as words } from "#content/pages/practise";
import { senses } from "../../art/motifs/marks.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { MarkGlyph } from "./mark-glyph.tsx";
import styles from "./places.module.css";
import script from "./script.module.css";

/** The three places to tap, and what belongs in each. Hidden beside a print. */
export function Places({ isHidden }: { isHidden: boolean }) {
  return (
    <section className={styles.places} aria-labelledby="places-heading" hidden={isHidden}>
      <div className="wrap">
        <h2 id="places-heading">
          <span className={script.needed}>{words.heading}</span>
          <span className={script.missing}>{withoutScript.places}</span>
        </h2>
        <p className={`${script.needed} ${styles.keys}`}>
          <Prose of={words.keys} />
        </p>
        <ol>
          {senses.map((sense) => (
            <li key={sense}>
              <MarkGlyph sense={sense} className={styles[sense]} />
              <h3>{words[sense].name}</h3>
              <p>
                <Prose of={words[sense].text} />
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.rules}>
          <Prose of={words.rules} />
        </p>
      </div>
    </section>
  );
}
