import blankSheet from "#art/sitting-blank.svg";
import { withoutScript, pencil as words } from "#content/pages/practise";
import type { Prose as ProseValue } from "../../../content-model/schema/prose.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Lines } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./pencil.module.css";
import sheet from "./sheet.module.css";
import { plate } from "./sitting-print/ground.ts";

/** The way without a screen: an empty sheet to print, and a kitchen timer. On paper, the sheet is all that is printed. */
export function Pencil() {
  return (
    <Chapter
      id="paper-heading"
      anchor="paper"
      heading={
        <>
          <span className="with-script">{words.heading}</span>
          <span className="without-script">{withoutScript.pencil}</span>
        </>
      }
      aside={
        <p className="without-script">
          <Prose of={withoutScript.pencilLead} />
        </p>
      }
      tone="shade"
      className={styles.pencil}
    >
      <div className={`pair ${styles.both}`}>
        <div className={styles.words}>
          <Lines of={words.steps.map(stepOf)} numbered />
          <p className="with-script">
            <Button tone="quiet" data-print-blank="">
              {words.button}
            </Button>
          </p>
          <p className="without-script">
            <Prose of={withoutScript.print} />
          </p>
        </div>
        <figure className={classNames(sheet.stock, styles.blank)}>
          <img src={blankSheet} {...plate} alt={words.picture} />
          <p>
            <span className={styles.long}>
              {words.when}
              <i />
            </span>
            <span>
              {words.minutes}
              <i />
            </span>
          </p>
          <p>
            {[words.seen, words.heard, words.felt].map((kind) => (
              <span key={kind}>
                {kind}
                <i />
              </span>
            ))}
          </p>
          <p>
            <small>
              <Prose of={words.key} />
            </small>
          </p>
        </figure>
      </div>
    </Chapter>
  );
}

const stepOf = (step: ProseValue) => (
  <span>
    <Prose of={step} />
  </span>
);
