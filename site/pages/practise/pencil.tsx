import blankSheet from "#art/sitting-blank.svg";
import { withoutScript, pencil as words } from "#content/pages/practise";
import { plate } from "../../art/sitting-print/ground.ts";
import { ListItems, Prose } from "../../components/prose/prose.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./pencil.module.css";
import script from "./script.module.css";
import sheet from "./sheet.module.css";

/** The way without a screen: an empty sheet to print, and a kitchen timer. On paper, the sheet is all that is printed. */
export function Pencil() {
  return (
    <section className={styles.section} id="paper" aria-labelledby="paper-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="paper-heading">
            <span className={script.needed}>{words.heading}</span>
            <span className={script.missing}>{withoutScript.pencil}</span>
          </h2>
          <p className={`${script.missing} ${styles.lead}`}>
            <Prose of={withoutScript.pencilLead} />
          </p>
          <ol className={styles.steps}>
            <ListItems of={words.steps} />
          </ol>
          <p className={script.needed}>
            <Button tone="quiet" data-print-blank="">
              {words.button}
            </Button>
          </p>
          <p className={script.missing}>
            <Prose of={withoutScript.print} />
          </p>
        </div>
        <figure className={styles.blank}>
          <div className={sheet.stock}>
            <img src={blankSheet} {...plate} alt={words.picture} />
            <p className={styles.fill}>
              <span className={styles.long}>
                {words.when}
                <i />
              </span>
              <span>
                {words.minutes}
                <i />
              </span>
            </p>
            <p className={styles.fill}>
              {[words.seen, words.heard, words.felt].map((kind) => (
                <span key={kind}>
                  {kind}
                  <i />
                </span>
              ))}
            </p>
            <p className={styles.key}>
              <Prose of={words.key} />
            </p>
          </div>
        </figure>
      </div>
    </section>
  );
}
