import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { darkMode } from "../../../styles/media-queries.ts";
import { elapsed } from "./clock.ts";
import type { OnStage } from "./machine.ts";
import { lengthOf } from "./plan.ts";
import { inksFor, Scene } from "./scene.ts";

/** Draws a stage's lake and marks, again when the screen or its colours change. Returns what moves the swan to the clock. */
export function useScene(
  dialog: RefObject<HTMLDialogElement | null>,
  state: OnStage,
  fresh: string | undefined,
): () => void {
  const scene = useRef<Scene>(undefined);
  const latest = useRef(state);
  latest.current = state;
  const [drawing, setDrawing] = useState(0);
  const redraw = useCallback(() => setDrawing((count) => count + 1), []);

  const swim = useCallback(() => {
    const { current } = latest;
    const seconds = current.at === "introduction" ? 0 : elapsed(current.clock, performance.now());
    scene.current?.swim(Math.min(1, seconds / lengthOf(current.activity)));
  }, []);

  useEffect(() => {
    const dark = matchMedia(darkMode);
    addEventListener("resize", redraw);
    dark.addEventListener("change", redraw);
    return () => {
      removeEventListener("resize", redraw);
      dark.removeEventListener("change", redraw);
    };
  }, [redraw]);

  const { activity } = state;
  const taps = activity.kind === "noting" ? activity.sitting.taps : [];
  const spots = activity.kind === "noting" ? activity.spots : [];
  const seed = activity.kind === "noting" ? activity.sitting.seed : activity.practice.slug;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet or another screen is another drawing
  useLayoutEffect(() => {
    const element = dialog.current;
    const svg = element?.querySelector<SVGSVGElement>(":scope > svg");
    if (!element || !svg) return;
    const inks = inksFor(activity, matchMedia(darkMode).matches);
    const [see, hear, feel] = inks.words;
    const colours = { see, hear, feel, controls: inks.controls ?? see, bank: inks.bank };
    for (const [name, ink] of Object.entries(colours)) element.style.setProperty(`--on-${name}`, ink);
    const words = [...element.querySelectorAll("[data-word]")].map(
      (word) => word.getBoundingClientRect().right,
    );
    const label = Math.max(0, ...words);
    element.style.setProperty("--label", `${label}px`);
    const { clientWidth: width, clientHeight: height } = element;
    scene.current = new Scene(svg, activity, inks, { width, height, label });
    scene.current.cut(taps, spots);
    swim();
  }, [drawing, seed, activity.options.dim]);

  useLayoutEffect(() => {
    scene.current?.cut(taps, spots, fresh);
  }, [taps, spots, fresh]);

  return swim;
}
