import { type ReactNode, useEffect, useRef, useState } from "react";
import { picture, print as printWords, wall as words } from "#content/pages/practise";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { createRandom } from "../../../prints/kit/random.ts";
import { Prose } from "../../components/prose/prose.tsx";
import chapter from "../../kit/chapter.module.css";
import { classNames } from "../../ui/class-names.ts";
import { clockOf, editionOf, shortDateOf, tallyOf } from "./room/edition.ts";
import { hang, isSame, mostPrints, takeAllDown, takeDown, type Wall } from "./room/wall.ts";
import sheet from "./sheet.module.css";
import { plate } from "./sitting-print/ground.ts";
import { drawPrint } from "./sitting-print/print.ts";
import type { Sitting } from "./sitting-print/sitting.ts";
import { toCanvas } from "./sitting-print/to-canvas.ts";
import styles from "./wall-view.module.css";

/** How long “Press again” stands, in milliseconds. */
const resetAfter = 6000;

type WallViewProps = {
  readonly wall: Wall;
  readonly onLook: (sitting: Sitting) => void;
  readonly onChange: () => void;
};

export const lookButtonId = ({ start, seed }: Sitting) => `look-${start}-${seed}`;

/** The prints that a visitor hung, drying on a line. */
export function WallView({ wall, onLook, onChange }: WallViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<ReactNode>();
  /** The pegs when a print was last taken down. They stay, so that it can be put back on its own. */
  const [pegsBefore, setPegsBefore] = useState<readonly Sitting[]>([]);
  const prints = wall.state === "open" ? wall.prints : [];
  const pegs = [...prints.filter((print) => placeOf(print, pegsBefore) < 0), ...pegsBefore];
  const isUp = (sitting: Sitting) => placeOf(sitting, prints) >= 0;

  const takeOneDown = (sitting: Sitting) => {
    setPegsBefore(pegs);
    takeDown(sitting);
    setStatus(words.takenDown);
    onChange();
  };
  const putBack = (sitting: Sitting) => {
    const after = pegs.slice(0, placeOf(sitting, pegs)).findLast(isUp);
    const result = hang(sitting, after);
    setStatus(result === "kept" ? words.isBack : <NotHung key={result} why={result} />);
    onChange();
  };
  const takeThemAllDown = () => {
    takeAllDown();
    setPegsBefore([]);
    setStatus(words.allDown);
    onChange();
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section
      className={classNames(chapter.blush, chapter.tight, styles.wall, "with-script", "on-screen")}
      id="wall"
      aria-labelledby="wall-heading"
    >
      <div className={classNames("wrap", pegs.length === 0 && `pair ${styles.empty}`)}>
        <div className={chapter.head}>
          <h2 id="wall-heading" ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          <p>
            <Prose of={words.note} />
          </p>
        </div>
        <ol className={styles.line} data-decided-here="">
          {pegs.map((sitting) => (
            <HungPrint
              key={lookButtonId(sitting)}
              sitting={sitting}
              isUp={isUp(sitting)}
              onLook={() => onLook(sitting)}
              onTakeDown={() => takeOneDown(sitting)}
              onPutBack={() => putBack(sitting)}
            />
          ))}
          {pegs.length === 0 && <EmptyPlaces text={words[wall.state === "open" ? "empty" : wall.state]} />}
        </ol>
        <p className={isShownOnPeg(status) ? "visually-hidden" : `small ${styles.status}`} role="status">
          {status}
        </p>
        {prints.length > 1 && <TakeAllDown onSure={takeThemAllDown} />}
      </div>
    </section>
  );
}

/** Three places for prints to come: words in the first. */
const EmptyPlaces = ({ text }: { readonly text: string }) =>
  ["words", "second", "third"].map((place) => (
    <li key={place} className={styles.none} aria-hidden={place === "words" ? undefined : true}>
      <span className={styles.peg} aria-hidden="true" />
      <div className={sheet.stock}>
        <p>{place === "words" && text}</p>
      </div>
    </li>
  ));

type NotHungProps = { readonly why: Exclude<ReturnType<typeof hang>, "kept"> };

/** Says why a print can't be hung. An element of its own, given a key, survives translation (`hydrate-island.tsx`). */
export const NotHung = ({ why }: NotHungProps) => (
  <span>
    <Prose of={printWords[why]} slots={{ "wall.most": mostPrints }} />
  </span>
);

const isShownOnPeg = (status: ReactNode) => status === words.takenDown || status === words.isBack;

const placeOf = (sitting: Sitting, prints: readonly Sitting[]) =>
  prints.findIndex((print) => isSame(print, sitting));

type HungPrintProps = {
  readonly sitting: Sitting;
  /** False once it was taken down: its peg stays, so that no other button slides under the finger. */
  readonly isUp: boolean;
  readonly onLook: () => void;
  readonly onTakeDown: () => void;
  readonly onPutBack: () => void;
};

function HungPrint({ sitting, isUp, onLook, onTakeDown, onPutBack }: HungPrintProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [when] = editionOf(sitting);
  const which = fillSlots(words.which, { "print.edition": when });
  // Each a little askew. Styles in the markup are forbidden by the policy, those set by script aren't.
  useEffect(() => {
    const askew = createRandom(sitting.seed).bell() * 1.3;
    paper.current?.style.setProperty("rotate", `${askew.toFixed(2)}deg`);
  }, [sitting]);
  return (
    <li className={isUp ? undefined : styles.down}>
      <span className={styles.peg} aria-hidden="true" />
      {!isUp && <p className={styles.takenDown}>{words.takenDown}</p>}
      <div className={sheet.stock} ref={paper}>
        <Miniature sitting={sitting} label={picture} />
        <div className={sheet.pencil}>
          <h3>{`${shortDateOf(sitting)}, ${clockOf(sitting)}`}</h3>
          <p>{tallyOf(sitting)}</p>
        </div>
      </div>
      <button type="button" className="link" id={lookButtonId(sitting)} onClick={onLook}>
        {words.look}
        <span className="visually-hidden"> {which}</span>
      </button>
      <button type="button" className="link" onClick={isUp ? onTakeDown : onPutBack}>
        <span>{isUp ? words.takeDown : words.putBack}</span>
        <span className="visually-hidden"> {which}</span>
      </button>
    </li>
  );
}

/** Half the size of the print. Drawn when it comes near: sixty at once would hold up the page. */
function Miniature({ sitting, label }: { sitting: Sitting; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const draw = () => {
      context.resetTransform();
      context.scale(0.5, 0.5);
      toCanvas(context, drawPrint(sitting));
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        draw();
      },
      { rootMargin: "600px" },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [sitting]);
  return (
    <canvas ref={canvas} width={plate.width / 2} height={plate.height / 2} role="img" aria-label={label} />
  );
}

/** Asks once more: there is no copy. */
function TakeAllDown({ onSure }: { onSure: () => void }) {
  const [isSure, setIsSure] = useState(false);
  useEffect(() => {
    if (!isSure) return;
    const timer = setTimeout(() => setIsSure(false), resetAfter);
    return () => clearTimeout(timer);
  }, [isSure]);
  return (
    <p>
      <button type="button" className="link" onClick={() => (isSure ? onSure() : setIsSure(true))}>
        {isSure ? words.sure : words.takeAllDown}
      </button>
    </p>
  );
}
