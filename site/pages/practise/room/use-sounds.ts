import { useEffect, useRef } from "react";
import { ring, strokesLeft } from "./bell.ts";
import { elapsed } from "./clock.ts";
import type { OnStage } from "./machine.ts";

/** The last bell rings out for so many milliseconds after the end. */
const ringingOut = 5000;

/** Rings the bells of a stage, and keeps its screen on, while it runs. */
export function useSounds(state: OnStage): void {
  const latest = useRef(state);
  latest.current = state;
  const isRunning = state.at === "running";

  useEffect(() => {
    if (!isRunning) return;
    const silence = ring(() => {
      const { current } = latest;
      return current.at === "running"
        ? strokesLeft(current.activity, elapsed(current.clock, performance.now()))
        : [];
    });
    const release = keepScreenOn();
    return () => {
      // Still running here means that the time is up, and the stage has gone.
      const { at } = latest.current;
      silence(at === "resting" ? 0 : ringingOut);
      release();
    };
  }, [isRunning]);
}

/** Keeps the screen on until the returned function is called. A hidden page loses its lock, and gets another on return. */
function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  const stopped = new AbortController();
  const request = async () => {
    if (document.hidden || (lock && !lock.released)) return;
    // Refused with a low battery, or without the right to: the screen then goes dark by itself.
    const granted = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (stopped.signal.aborted) await granted?.release();
    else lock = granted;
  };
  document.addEventListener("visibilitychange", () => void request(), { signal: stopped.signal });
  void request();
  return () => {
    stopped.abort();
    lock?.release().catch(() => {});
  };
}
