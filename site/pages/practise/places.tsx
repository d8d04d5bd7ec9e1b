import { withoutScript, places as words } from "#content/pages/practise";
import { senses } from "../../../prints/motifs/marks.ts";
import { Prose } from "../../components/prose/prose.tsx";
import chapter from "../../kit/chapter.module.css";
import { Entries } from "../../kit/parts.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Choice, type OnChoose } from "./choice.tsx";
import { MarkGlyph } from "./mark-glyph.tsx";
import styles from "./places.module.css";
import { threeMinutes } from "./room/keys.ts";
import type { Options } from "./room/options.ts";

type PlacesProps = {
  readonly isHidden: boolean;
  readonly options: Options;
  readonly onChoose: OnChoose;
};

/** The three places to tap, and what belongs in each. Hidden beside a print. */
export function Places({ isHidden, options, onChoose }: PlacesProps) {
  return (
    <section
      className={classNames(chapter.shade, chapter.tight, "on-screen")}
      aria-labelledby="places-heading"
      hidden={isHidden}
    >
      <div className="wrap">
        <div className={chapter.head}>
          <h2 id="places-heading">
            <span className="with-script">{words.heading}</span>
            <span className="without-script">{withoutScript.places}</span>
          </h2>
          <p className="with-script">
            {words.eyesShut} {options.keys && <span aria-hidden="true">{words.keys}</span>}
            <span className={options.keys ? "visually-hidden" : undefined}>{words.tab}</span>
          </p>
        </div>
        <Choice
          name="keys"
          form={threeMinutes}
          className="with-script"
          isOn={options.keys}
          onChoose={onChoose}
        >
          {words.letters}
        </Choice>
        <Entries
          of={senses.map((sense) => ({
            ...words[sense],
            mark: <MarkGlyph sense={sense} className={styles[sense]} />,
          }))}
          ordered
          layout="beside"
          large
          className={styles.places}
        />
        <p className={styles.rules}>
          <Prose of={words.rules} />
        </p>
      </div>
    </section>
  );
}
