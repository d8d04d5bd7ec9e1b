import { useEffect, useRef } from "react";
import { introduction as introWords, room, resting as words } from "#content/pages/practise";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { minutesAndSeconds } from "../../../domain/format-text.ts";
import { Panicking } from "../../components/panicking/panicking.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Slip } from "../../kit/parts.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./card.module.css";
import { Choice, type OnChoose } from "./choice.tsx";
import { canRing } from "./room/bell.ts";
import type { RoomEvent, RoomState } from "./room/machine.ts";
import type { Options } from "./room/options.ts";

type IntroductionProps = {
  readonly options: Options;
  /** Whether the visitor hasn't sat before. */
  readonly isNew: boolean;
  readonly onChoose: OnChoose;
  readonly onBegin: () => void;
  readonly onLeave: () => void;
};

/** The card before three minutes from a link, over the lake. */
export function Introduction({ options, isNew, onChoose, onBegin, onLeave }: IntroductionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.shade}>
      <Slip look="ticket" className={styles.card}>
        <h3 ref={heading} tabIndex={-1}>
          {introWords.which}
        </h3>
        {isNew &&
          introWords.sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
            <p key={index}>
              <Prose of={sentence} />
            </p>
          ))}
        <div className="cluster">
          <Choice name="bell" isOn={options.bell && canRing()} isDisabled={!canRing()} onChoose={onChoose}>
            {room.bell}
          </Choice>
          <Choice name="dim" isOn={options.dim} onChoose={onChoose}>
            {room.dim}
          </Choice>
        </div>
        <div className="cluster">
          <Button onClick={onBegin}>{introWords.button}</Button>
          <button type="button" className="link" onClick={onLeave}>
            {introWords.close}
          </button>
        </div>
        {/* Before all else below the buttons: who needs it has no time to read, and perhaps a small phone. */}
        <Panicking />
        <p className={`small soft ${styles.tooMuch}`}>
          <Prose of={introWords.safely} />
        </p>
      </Slip>
    </div>
  );
}

type Resting = Extract<RoomState, { at: "resting" }>;

type RestCardProps = { readonly state: Resting; readonly dispatch: (event: RoomEvent) => void };

/** The card over the sheet while it rests. Its heading says why. */
export function RestCard({ state, dispatch }: RestCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isNoting = state.activity.kind === "noting";
  const [title, reason] = wordsFor(state);
  const at = { "sitting.length": minutesAndSeconds(state.clock.before) };
  return (
    <div className={styles.shade}>
      <Slip look="ticket" className={styles.card}>
        <h3 ref={heading} tabIndex={-1}>
          {fillSlots(title, at)}
        </h3>
        <p>{fillSlots(reason, at)}</p>
        <div className="cluster">
          <Button onClick={() => dispatch({ type: "carryOn", now: performance.now() })}>
            {words.carryOn}
          </Button>
          {isNoting && (
            <Button tone="quiet" onClick={() => dispatch({ type: "pull" })}>
              {words.pull}
            </Button>
          )}
          <button type="button" className="link" onClick={() => dispatch({ type: "leave" })}>
            {isNoting ? words.leave : words.leavePractice}
          </button>
        </div>
        <Panicking heading={words.tooMuch} />
      </Slip>
    </div>
  );
}

function wordsFor({ why, activity }: Resting): readonly [title: string, reason: string] {
  if (why === "paused") return [words.paused, words.pausedText];
  if (why === "away") return [words.away, words.awayText];
  if (activity.kind === "following") return [words.stopped, words.stoppedPractice];
  return [words.stopped, activity.sitting.taps.length > 0 ? words.stoppedText : words.stoppedEmpty];
}
