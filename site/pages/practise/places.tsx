import { withoutScript, places as words } from "#content/pages/practise";
import { senses } from "../../art/motifs/marks.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Choice, type OnChoose } from "./choice.tsx";
import { MarkGlyph } from "./mark-glyph.tsx";
import styles from "./places.module.css";
import type { Options } from "./room/options.ts";
import script from "./script.module.css";
import { threeMinutes } from "./three-minutes.ts";

type PlacesProps = {
  readonly isHidden: boolean;
  readonly options: Options;
  readonly onChoose: OnChoose;
};

/** The three places to tap, and what belongs in each. Hidden beside a print. */
export function Places({ isHidden, options, onChoose }: PlacesProps) {
  return (
    <section className={styles.places} aria-labelledby="places-heading" hidden={isHidden}>
      <div className="wrap">
        <h2 id="places-heading">
          <span className={script.needed}>{words.heading}</span>
          <span className={script.missing}>{withoutScript.places}</span>
        </h2>
        <p className={`${script.needed} ${styles.keys}`}>
          {words.eyesShut} {options.keys && <span aria-hidden="true">{words.keys}</span>}
          <span className={options.keys ? "visually-hidden" : undefined}>{words.tab}</span>
        </p>
        <Choice
          name="keys"
          form={threeMinutes}
          className={script.needed}
          isOn={options.keys}
          onChoose={onChoose}
        >
          {words.letters}
        </Choice>
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
