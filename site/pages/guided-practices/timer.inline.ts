import { minutesAndSeconds } from "../../../domain/format-text.ts";

/** Stops and resets the timer that was started last. */
let end: (() => void) | undefined;

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-timer]") : null;
  if (!button) return;
  const wasRunning = button.closest("[data-running]") !== null;
  end?.();
  end = wasRunning ? undefined : start(button);
});

/**
 * Starts the timer of the practice that contains a button. Marks the current step, rings a bell at each, and keeps
 * the screen awake.
 *
 * @returns a function that stops and resets it
 */
function start(button: Element): () => void {
  const practice = button.closest("section");
  const steps = [...(practice?.querySelectorAll<HTMLElement>("[data-at]") ?? [])];
  const times = steps.map((step) => Number(step.dataset.at));
  const face = practice?.querySelector("[data-clock]");
  const silence = scheduleBells(times);
  const wakeLock = navigator.wakeLock?.request("screen").catch(() => undefined);
  const startedAt = Date.now();
  let current = -1;

  const tick = () => {
    const seconds = (Date.now() - startedAt) / 1000;
    const now = times.findLastIndex((at) => at <= seconds);
    face?.replaceChildren(minutesAndSeconds(Math.min(seconds, times.at(-1) ?? 0)));
    if (now !== current) {
      current = now;
      mark(steps, steps[now]);
    }
    if (now === times.length - 1) stop();
  };
  const interval = setInterval(tick, 250);
  const stop = () => {
    clearInterval(interval);
    practice?.removeAttribute("data-running");
    wakeLock?.then((lock) => lock?.release());
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

/** Marks the current step and scrolls it to the middle of the screen. */
function mark(steps: readonly Element[], current?: Element): void {
  for (const step of steps) {
    if (step === current) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  }
  if (current && current !== steps[0]) current.scrollIntoView({ block: "center" });
}

/**
 * Schedules a bell at each time in seconds, and a second one at the last. Scheduled in advance, because browsers
 * throttle the timers of a hidden page but not its sound.
 *
 * @returns a function that cancels the remaining bells
 */
function scheduleBells(times: readonly number[]): () => void {
  const sound = new AudioContext();
  const ring = (at: number) => {
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
  for (const at of times) ring(at);
  ring((times.at(-1) ?? 0) + 1.4);
  return () => void sound.close();
}
