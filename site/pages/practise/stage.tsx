import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { guided, sitting as words } from "#content/pages/practise";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { classNames } from "../../ui/class-names.ts";
import { Bands } from "./bands.tsx";
import { Introduction, RestCard } from "./cards.tsx";
import type { OnChoose } from "./choice.tsx";
import { PracticeStep } from "./practice-step.tsx";
import { elapsed } from "./room/clock.ts";
import { countedMinutes } from "./room/edition.ts";
import type { OnStage, RoomEvent } from "./room/machine.ts";
import { lengthOf, newNoting, type Spot } from "./room/plan.ts";
import { useAnnouncer, useTimeLeft } from "./room/use-announcer.ts";
import { textOfStep, useReading } from "./room/use-reading.ts";
import { useScene } from "./room/use-scene.ts";
import { useSounds } from "./room/use-sounds.ts";
import { useTicks } from "./room/use-ticks.ts";
import styles from "./stage.module.css";

type StageProps = {
  readonly state: OnStage;
  readonly dispatch: (event: RoomEvent) => void;
  /** In the card before three minutes. */
  readonly onChoose: OnChoose;
};

const senseOfKey: Readonly<Record<string, 0 | 1 | 2>> = { s: 0, "1": 0, h: 1, "2": 1, f: 2, "3": 2 };

/** Sitting: a modal dialog over the whole screen, so that bar, page and footer are gone and inert. */
export function Stage({ state, dispatch, onChoose }: StageProps) {
  const { activity } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const [said, say] = useAnnouncer();
  const isResting = state.at === "resting";
  const isRunning = state.at === "running";
  const isNoting = activity.kind === "noting";

  // First: nothing can be measured in a closed dialog.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // What covered the page while the room was loading (`await-room.inline.ts`).
    document.querySelector<HTMLDialogElement>("[data-opening]")?.close();
  }, []);
  const swim = useScene(dialog, state, styles.cut);
  const stepIndex = useTicks(state, dispatch, swim, say);
  const reading = useReading(state, stepIndex);
  const [timeLeft, tellTimeLeft] = useTimeLeft(say);
  useSounds(state);

  useArrival(state, name, say);
  useSteps(state, stepIndex, say);

  const rest = (why: "paused" | "stopped") => dispatch({ type: "rest", why, now: performance.now() });
  const dismiss = () => dispatch({ type: "escape", now: performance.now() });

  const pressed = (event: KeyboardEvent) => {
    // The browser closes a dialog at the second Escape, whatever `cancel` says.
    if (event.key === "Escape") {
      event.preventDefault();
      if (!event.repeat) dismiss();
      return;
    }
    if (!isRunning || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!activity.options.keys) return;
    const key = event.key.toLowerCase();
    const sense = senseOfKey[key];
    if (sense !== undefined && isNoting) {
      event.preventDefault();
      tap(sense);
    } else if (key === "p") rest("paused");
    else if (key === "t")
      tellTimeLeft(Math.max(0, lengthOf(activity) - elapsed(state.clock, performance.now())));
  };

  const tap = (sense: 0 | 1 | 2, spot?: Spot) => {
    dispatch({ type: "tap", sense, spot, now: performance.now() });
    navigator.vibrate?.(8);
    say(words.said[(["see", "hear", "feel"] as const)[sense]]);
  };

  const minutes = countedMinutes(lengthOf(activity) / 60);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.cover, styles.stage)}
      data-stage=""
      aria-labelledby="stage-name"
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close it unasked. Nothing that was cut is lost by that.
        currentTarget.showModal();
        dismiss();
      }}
    >
      <h2 className="visually-hidden" id="stage-name" ref={name} tabIndex={-1}>
        {isNoting
          ? fillSlots(words.name, { "sitting.minutes": minutes })
          : fillSlots(guided.name, { "practice.title": activity.practice.title, "sitting.minutes": minutes })}
      </h2>
      <svg className={styles.scene} aria-hidden="true" />
      {isNoting && (
        <Bands
          taps={activity.sitting.taps}
          isInert={!isRunning}
          isBare={state.at === "introduction"}
          onTap={tap}
        />
      )}
      {state.at === "introduction" && (
        <Introduction
          options={state.activity.options}
          isNew={state.isNew}
          onChoose={onChoose}
          onBegin={() =>
            dispatch({ type: "begin", activity: freshly(state.activity), now: performance.now() })
          }
          onLeave={() => dispatch({ type: "leave" })}
        />
      )}
      {!isNoting && (
        <PracticeStep
          practice={activity.practice}
          index={stepIndex}
          isOver={state.at === "over"}
          isInert={isResting}
          onLeave={() => dispatch({ type: "leave" })}
        />
      )}
      <div className={styles.controls} inert={isResting}>
        {isRunning && reading.isPossible && (
          <button type="button" className="link" aria-pressed={reading.isOn} onClick={reading.toggle}>
            {guided.readToMe}
          </button>
        )}
        {(isRunning || isResting) && (
          <>
            <button type="button" className="link" onClick={() => rest("paused")}>
              {words.pause}
            </button>
            <button type="button" className="link" aria-keyshortcuts="Escape" onClick={() => rest("stopped")}>
              {words.stop}
            </button>
          </>
        )}
        {state.at === "over" && (
          <button type="button" className="link" aria-keyshortcuts="Escape" onClick={dismiss}>
            {guided.close}
          </button>
        )}
      </div>
      <p className={classNames(styles.timeLeft, timeLeft.isShown && styles.shown)} aria-hidden="true">
        {timeLeft.text}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isResting && <RestCard state={state} dispatch={dispatch} />}
    </dialog>
  );
}

/** Returns a sitting with its date and seed taken now, not when its words were shown. */
const freshly = ({ sitting, options }: Extract<OnStage, { at: "introduction" }>["activity"]) =>
  newNoting(sitting.minutes, options);

/** Focuses the sheet as sitting begins and after a pause, and says so. */
function useArrival(state: OnStage, name: RefObject<HTMLElement | null>, say: (text: string) => void): void {
  const before = useRef<OnStage["at"]>(undefined);
  const { at } = state;
  const isNoting = state.activity.kind === "noting";
  useEffect(() => {
    const from = before.current;
    before.current = at;
    if (at === "over") say(guided.over);
    if (at !== "running") return;
    name.current?.focus();
    if (from === "resting") say(words.carryingOn);
    else if (isNoting) say(words.instructions);
  }, [at, isNoting, name, say]);
}

/** Says each step of a practice as it begins. */
function useSteps({ activity }: OnStage, index: number, say: (text: string) => void): void {
  const step = activity.kind === "following" ? activity.practice.written.steps[index] : undefined;
  useEffect(() => {
    if (step) say(index === 0 ? `${guided.instructions} ${textOfStep(step)}` : textOfStep(step));
  }, [step, index, say]);
}
