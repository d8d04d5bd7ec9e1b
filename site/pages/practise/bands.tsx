import { useRef } from "react";
import { places, sitting as words } from "#content/pages/practise";
import { type Sense, senses } from "../../../prints/motifs/marks.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./bands.module.css";
import { MarkGlyph } from "./mark-glyph.tsx";
import type { Spot } from "./room/plan.ts";
import type { Tap } from "./sitting-print/sitting.ts";

/** A click this soon after a press is the same tap, in milliseconds. */
const samePress = 1500;

type BandsProps = {
  readonly taps: readonly Tap[];
  readonly isInert: boolean;
  /** Without examples, while other words stand there. */
  readonly isBare: boolean;
  /** Without a spot, if no finger made it. */
  readonly onTap: (sense: Tap[0], spot?: Spot) => void;
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
          onTap={(spot) => onTap(index as Tap[0], spot)}
        />
      ))}
    </div>
  );
}

type BandProps = {
  readonly sense: Sense;
  readonly isMet: boolean;
  readonly onTap: (spot?: Spot) => void;
};

function Band({ sense, isMet, onTap }: BandProps) {
  /** When it was pressed, for each press whose click is still to come: a slow browser sends them several presses later. */
  const presses = useRef<number[]>([]);
  return (
    <button
      type="button"
      className={classNames(styles.band, styles[sense], isMet && styles.met)}
      // Counts on the way down: with eyes shut, a tap is on time.
      onPointerDown={({ button, clientX, clientY, currentTarget }) => {
        if (button > 0) return;
        presses.current.push(performance.now());
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onTap([(clientX - left) / width, (clientY - top) / height]);
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
