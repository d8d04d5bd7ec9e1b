import { type Activity, lengthOf } from "./plan.ts";

/** From the last stroke to the second one at the end, in seconds. */
const echo = 1.4;

/** A stroke that is this late, in seconds, is still struck: sound starts a moment after it was requested. */
const grace = 0.6;

/** Whether this browser can ring at all. */
export const canRing = () => "AudioContext" in globalThis;

/** Returns when bells are still to ring in an activity that has gone on for so long, in seconds from now. */
export function strokesLeft(activity: Activity, before: number): readonly number[] {
  if (!activity.options.bell) return [];
  const whole = lengthOf(activity);
  return [...strokesBeforeEnd(activity, whole), whole, whole + echo]
    .filter((at) => at >= before - grace)
    .map((at) => Math.max(0, at - before));
}

function strokesBeforeEnd(activity: Activity, whole: number): number[] {
  if (activity.kind === "following") return activity.practice.written.steps.map(({ at }) => at);
  return activity.options.halfWay ? [0, whole / 2] : [0];
}

/**
 * Schedules a soft bell of two tones. All strokes are handed over at once: browsers slow the timers of a hidden page,
 * but not its sound.
 *
 * @param strokes returns when to strike, in seconds from now; called when sound starts, which may need a gesture
 * @returns silences the rest, after so many milliseconds
 */
export function ring(strokes: () => readonly number[]): (after?: number) => void {
  if (!canRing() || strokes().length === 0) return () => {};
  const gestures = new AbortController();
  const { signal } = gestures;
  let sound: AudioContext | undefined;
  const start = () => {
    try {
      sound ??= new AudioContext();
    } catch {
      return; // too many at once, or no sound device
    }
    const opened = sound;
    const begin = () => {
      if (signal.aborted || opened.state !== "running") return;
      gestures.abort();
      for (const at of strokes()) strike(opened, at);
    };
    opened.addEventListener("statechange", begin, { signal });
    opened.resume().then(begin, () => {});
  };
  for (const gesture of ["pointerdown", "keydown"]) {
    document.addEventListener(gesture, start, { capture: true, passive: true, signal });
  }
  // Before a gesture, browsers refuse sound and complain about the attempt.
  if (navigator.userActivation?.hasBeenActive !== false) start();
  return (after = 0) => {
    gestures.abort();
    setTimeout(() => sound?.close().catch(() => {}), after);
  };
}

function strike(sound: AudioContext, at: number): void {
  const begin = sound.currentTime + at;
  for (const [pitch, loudness, length] of [
    [396, 0.11, 2.6],
    [1071, 0.03, 1.9],
  ] as const) {
    const tone = new OscillatorNode(sound, { frequency: pitch });
    const volume = new GainNode(sound, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(sound.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.1);
  }
}
