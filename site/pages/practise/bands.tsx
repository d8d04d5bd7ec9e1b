import { useRef } from "react";
import { places, sitting as words } from "#content/pages/practise";
import { type Sense, senses } from "../../../prints/motifs/marks.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./bands.module.css";
import { MarkGlyph } from "./mark-glyph.tsx";
import type { Tap } from "./sitting-print/sitting.ts";

/** A click this soon after a press is the same tap, in milliseconds. */
const samePress = 1500;

type BandsProps = {
  readonly taps: readonly Tap[];
  readonly isInert: boolean;
  /** Without examples, while other words stand there. */
  readonly isBare: boolean;
  readonly onTap: (sense: Tap[0]) => void;
};

/** Sky, water and bank: each is a button as wide as the screen. Its examples leave with its first mark. */
export function Bands({ taps, isInert, isBare, onTap }: BandsProps) {
  return (
    <div className={styles.bands} inert={isInert}>
      {senses.map((sense, index) => (
        <Band
          key={sense}
          sense={sense}
          isMet={isBare || taps.some(([tapped]) => tapped === index)}
          onTap={() => onTap(index as Tap[0])}
        />
      ))}
    </div>
  );
}

function Band({ sense, isMet, onTap }: { sense: Sense; isMet: boolean; onTap: () => void }) {
  /** When it was pressed, for each press whose click is still to come: a slow browser sends them several presses later. */
  const presses = useRef<number[]>([]);
  return (
    <button
      type="button"
      className={classNames(styles.band, styles[sense], isMet && styles.met)}
      // Counts on the way down: with eyes shut, a tap is on time.
      onPointerDown={({ button }) => {
        if (button > 0) return;
        presses.current.push(performance.now());
        onTap();
      }}
      onPointerCancel={() => {
        presses.current.pop();
      }}
      // A keyboard, a switch or a screen reader clicks without a pointer.
      onClick={() => {
        const oldest = performance.now() - samePress;
        presses.current = presses.current.filter((at) => at > oldest);
        if (presses.current.shift() === undefined) onTap();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={styles.word} data-word="">
        <MarkGlyph sense={sense} />
        {places[sense].name}
      </span>
      <span className={styles.hint} aria-hidden="true">
        {words.hints[sense]}
      </span>
    </button>
  );
}
