import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { picture, print as words } from "#content/pages/practise";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { Prose } from "../../components/prose/prose.tsx";
import hero from "../../kit/hero.module.css";
import { Ledger } from "../../kit/parts.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./print-view.module.css";
import { dateOf, editionOf } from "./room/edition.ts";
import type { PrintFrom } from "./room/machine.ts";
import { remarkOn } from "./room/remark.ts";
import { savePrint } from "./room/save.ts";
import { hang, isSame, type Wall } from "./room/wall.ts";
import sheet from "./sheet.module.css";
import { plate } from "./sitting-print/ground.ts";
import { drawPrint } from "./sitting-print/print.ts";
import type { Sitting } from "./sitting-print/sitting.ts";
import { toSvg } from "./sitting-print/to-svg.ts";
import { lookButtonId, NotHung } from "./wall-view.tsx";

/** How long the print ignores presses, in milliseconds: the visitor may still be tapping when the bell rings. */
const settling = 1300;

type PrintViewProps = {
  readonly sitting: Sitting;
  readonly from: PrintFrom;
  readonly wall: Wall;
  /** Whether the tab keeps it until the next sitting. */
  readonly isInTab: boolean;
  readonly onHang: () => void;
  readonly onAgain: () => void;
  /** Back to the wall. */
  readonly onBack: () => void;
};

/** A print: from its sitting, or taken a closer look at from the wall. */
export function PrintView({ sitting, from, wall, isInTab, onHang, onAgain, onBack }: PrintViewProps) {
  const isFresh = from !== "wall";
  const [isComing, setIsComing] = useState(from === "sitting");
  const [isHungHere, setIsHungHere] = useState(false);
  const [status, setStatus] = useState<ReactNode>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [when, what] = editionOf(sitting);
  const remark = useMemo(() => remarkOn(sitting), [sitting]);
  const isUp = wall.state === "open" && wall.prints.some((print) => isSame(print, sitting));

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setIsComing(false), settling);
    return () => clearTimeout(timer);
  }, []);

  // One button for both, so that it keeps its place and the focus.
  const hangOrSee = () => {
    if (isUp) {
      seeOnWall(sitting);
      return;
    }
    const result = hang(sitting);
    if (result === "kept") {
      setIsHungHere(true);
      setStatus(undefined);
      onHang();
    } else {
      setStatus(<NotHung key={result} why={result} />);
    }
  };
  const save = (type: "png" | "svg") => {
    savePrint(sitting, type).then(
      (name) => setStatus(fillSlots(words.saved, { "file.name": name })),
      (error: unknown) => {
        console.warn(error);
        setStatus(words.notSaved);
      },
    );
  };

  return (
    <section
      className={classNames(hero.hero, styles.pulled, isComing && styles.coming)}
      aria-labelledby="print-heading"
    >
      <div className={`wrap pair ${sheet.spread}`}>
        <figure className={styles.proof}>
          <div className={sheet.stock}>
            <Picture sitting={sitting} />
            <p className={sheet.pencil}>
              {when}
              <br />
              {what}
              <b className={styles.remarkOnPaper}>{remark}</b>
            </p>
          </div>
        </figure>
        <div className={`on-screen ${styles.words}`}>
          <h1 id="print-heading" className={hero.long} ref={heading} tabIndex={-1}>
            {isFresh ? words.heading : dateOf(sitting)}
          </h1>
          <p className={styles.remark}>{remark}</p>
          <p className={`small ${styles.status}`} role="status">
            {status ?? standing(wall, isUp, isInTab)}
          </p>
          <div className={`cluster ${styles.actions}`}>
            {wall.state === "open" && (isFresh || isHungHere || !isUp) && (
              <Button onClick={hangOrSee}>
                <span className={styles.hang} data-first={words.hang}>
                  {isUp ? words.see : words.hang}
                </span>
              </Button>
            )}
            {!isFresh && <Button onClick={onBack}>{words.back}</Button>}
            <Button tone="quiet" onClick={onAgain}>
              {words.again}
            </Button>
          </div>
          <ul className={styles.files}>
            <li className="cluster">
              <button type="button" className="link" onClick={() => save("png")}>
                {words.asPicture.button}
              </button>
              <span className="small soft">{words.asPicture.note}</span>
            </li>
            <li className="cluster">
              <button type="button" className="link" onClick={() => save("svg")}>
                {words.asSvg.button}
              </button>
              <span className="small soft">{words.asSvg.note}</span>
            </li>
            <li className="cluster">
              <button type="button" className="link" onClick={() => window.print()}>
                {words.onPaper.button}
              </button>
              <span className="small soft">{words.onPaper.note}</span>
            </li>
          </ul>
          <Ledger
            of={[words.howToRead, words.whatWasThat].map(({ heading, text }) => ({ name: heading, text }))}
            className="small"
          />
          <p className="small soft">
            <Prose of={words.stillHere} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Returns what the status says about the wall before the visitor presses a button. */
function standing(wall: Wall, isUp: boolean, isInTab: boolean): ReactNode {
  if (wall.state !== "open") return <NotHung key={wall.state} why={wall.state} />;
  if (isUp) return words.isUp;
  return isInTab ? words.inTab : undefined;
}

/** Scrolls to a print on the wall, and focuses it. */
function seeOnWall(sitting: Sitting): void {
  const button = document.getElementById(lookButtonId(sitting));
  button?.closest("li")?.scrollIntoView({ block: "center" });
  button?.focus({ preventScroll: true });
}

function Picture({ sitting }: { sitting: Sitting }) {
  const drawing = useMemo(() => ({ __html: toSvg(drawPrint(sitting)) }), [sitting]);
  return (
    <svg
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      role="img"
      aria-label={picture}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths that this page has drawn, from numbers alone
      dangerouslySetInnerHTML={drawing}
    />
  );
}
