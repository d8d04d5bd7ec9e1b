import { useEffect, useRef, useState } from "react";
import { sitting as words } from "#content/pages/practise";
import { elapsed, longestTick } from "./clock.ts";
import type { OnStage, RoomEvent } from "./machine.ts";
import { lengthOf } from "./plan.ts";

/** Milliseconds between two moves of the swan: each is a part of a pixel. */
const tick = 200;

/**
 * Lets time pass on a stage: moves the swan, ends the sitting, turns the steps of a practice, and rests when the page is
 * hidden or the device has slept.
 *
 * @returns the index of the practice's current step
 */
export function useTicks(
  state: OnStage,
  dispatch: (event: RoomEvent) => void,
  swim: () => void,
  say: (text: string) => void,
): number {
  const [stepIndex, setStepIndex] = useState(0);
  const isHalfWaySaid = useRef(false);
  const latest = useRef(state);
  latest.current = state;
  const isRunning = state.at === "running";

  useEffect(() => {
    if (!isRunning) return;
    let lastTick = performance.now();
    const pass = () => {
      const { current } = latest;
      const now = performance.now();
      const before = lastTick;
      lastTick = now;
      if (current.at !== "running") return;
      const { activity, clock } = current;
      const isNoting = activity.kind === "noting";
      if (isNoting && now - before > longestTick && !document.hidden) {
        dispatch({ type: "slept", lastTick: before, now });
        return;
      }
      const seconds = elapsed(clock, now);
      swim();
      if (!isNoting) {
        setStepIndex(
          Math.max(
            0,
            activity.practice.written.steps.findLastIndex(({ at }) => at <= seconds),
          ),
        );
      } else if (activity.options.halfWay && !isHalfWaySaid.current && seconds >= lengthOf(activity) / 2) {
        isHalfWaySaid.current = true;
        say(words.halfWay);
      }
      if (seconds >= lengthOf(activity)) dispatch({ type: "timeIsUp" });
    };
    const timer = setInterval(pass, tick);
    pass();
    const hide = () => {
      // Noting needs the visitor. A practice goes on in the background, with its bells or its voice.
      if (latest.current.activity.kind === "following") return pass();
      if (document.hidden) dispatch({ type: "rest", why: "away", now: performance.now() });
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [isRunning, dispatch, swim, say]);

  return stepIndex;
}
