import type { smallArticlePrints } from "../../../../domain/pictures.ts";
import type { Inks } from "../../../kit/inks.ts";
import {
  accounts,
  alarmClock,
  dishes,
  gaze,
  outlook,
  pie,
  slowMotion,
  toaster,
  toothbrush,
} from "./indoors.ts";
import { bins, forecast, kangarooSign, pebbles, trailer, wader } from "./outdoors.ts";

/** Draws the small prints beside passages of articles, by name. */
export const smallPrints = {
  "alarm-clock": alarmClock,
  toaster,
  gaze,
  outlook,
  toothbrush,
  dishes,
  pie,
  "slow-motion": slowMotion,
  accounts,
  "kangaroo-sign": kangarooSign,
  trailer,
  bins,
  pebbles,
  wader,
  forecast,
} satisfies Record<(typeof smallArticlePrints)[number], (inks: Inks) => string>;
