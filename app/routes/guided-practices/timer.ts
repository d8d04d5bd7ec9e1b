import { clockTime } from "./clock-time.ts";

/**
 * Makes the clocks of the practices work, before React and with it: it marks the step that is on, strikes a
 * soft bell at each, and keeps the screen awake.
 */
export function installTimer(): void {
  let end: (() => void) | undefined;
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-timer]") : null;
      if (!button) return;
      const wasRunning = button.closest("[data-running]") !== null;
      end?.();
      end = wasRunning ? undefined : start(button);
    },
    true,
  );
}

/**
 * Starts the practice in which a button stands.
 *
 * @returns ends it, at any time, and puts everything back
 */
function start(button: Element): () => void {
  const practice = button.closest("section");
  const steps = [...(practice?.querySelectorAll<HTMLElement>("[data-at]") ?? [])];
  const times = steps.map((step) => Number(step.dataset.at));
  const face = practice?.querySelector("[data-clock]");
  const silence = strikeBells(times);
  const awake = navigator.wakeLock?.request("screen").catch(() => undefined);
  const began = Date.now();
  let on = -1;

  const tick = () => {
    const seconds = (Date.now() - began) / 1000;
    const now = times.findLastIndex((at) => at <= seconds);
    face?.replaceChildren(clockTime(Math.min(seconds, times.at(-1) ?? 0)));
    if (now !== on) {
      on = now;
      mark(steps, steps[now]);
    }
    // Where the browser has translated the page, React draws it anew as it starts, and this practice is gone.
    if (now === times.length - 1 || !practice?.isConnected) stop();
  };
  const ticking = setInterval(tick, 250);
  const stop = () => {
    clearInterval(ticking);
    practice?.removeAttribute("data-running");
    awake?.then((lock) => lock?.release());
  };

  practice?.setAttribute("data-running", "");
  tick();
  return () => {
    stop();
    silence();
    mark(steps);
    face?.replaceChildren();
  };
}

/** Marks the step that is on, and brings it to where eyes that have been shut look first. */
function mark(steps: readonly Element[], on?: Element): void {
  for (const step of steps) {
    if (step === on) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  }
  if (on && on !== steps[0]) on.scrollIntoView({ block: "center" });
}

/**
 * Sets a bell for each time, and a second stroke at the last. They are handed to the sound system at
 * once: a browser slows the timers of a page that nobody looks at, but not its sound.
 *
 * @returns silences those that have not been struck
 */
function strikeBells(times: readonly number[]): () => void {
  const sound = new AudioContext();
  const strike = (at: number) => {
    for (const [pitch, loudness] of [
      [396, 0.11],
      [1071, 0.03],
    ] as const) {
      const tone = new OscillatorNode(sound, { frequency: pitch });
      const volume = new GainNode(sound, { gain: 0 });
      const begin = sound.currentTime + at;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(loudness, begin + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 2.6);
      tone.connect(volume).connect(sound.destination);
      tone.start(begin);
      tone.stop(begin + 2.7);
    }
  };
  for (const at of times) strike(at);
  strike((times.at(-1) ?? 0) + 1.4);
  return () => void sound.close();
}
