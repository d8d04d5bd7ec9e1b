import { business } from "#content/business";
import { edition as words } from "#content/pages/practise";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { formatTime } from "../../../../domain/format-date.ts";
import { minutesAndSeconds } from "../../../../domain/format-text.ts";
import { countsOf, type Sitting } from "../sitting-print/sitting.ts";
import { isEarly } from "./remark.ts";

/** Number and word never part at a line end. */
const bound = (number: number | string, word: string) => `${number}\u00a0${word}`;

export const countedMinutes = (minutes: number) =>
  bound(minutes, minutes === 1 ? words.minute : words.minutes);

type Moment = Pick<Sitting, "start" | "zone">;

/** The moment of a sitting by the clock of the place where it was sat, wherever it is looked at, as if in UTC. */
const localTime = ({ start, zone }: Moment) => new Date(start + zone * 60_000);

const part = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { ...options, timeZone: "UTC" }).format(localTime(moment));

/** Returns "6:12 am". */
export const clockOf = (moment: Moment) => formatTime(localTime(moment).toISOString().slice(11, 16));

/** Returns "Sunday, 22 November". */
export const dateOf = (moment: Moment) =>
  `${part(moment, { weekday: "long" })}, ${bound(part(moment, { day: "numeric" }), part(moment, { month: "long" }))}`;

/** Returns "22 Nov 2026", which never breaks. */
export const shortDateOf = (moment: Moment) =>
  bound(
    bound(part(moment, { day: "numeric" }), part(moment, { month: "long" }).slice(0, 3)),
    part(moment, { year: "numeric" }),
  );

/** Returns "12 seen, 20 heard, 9 felt." with a capital, or that nothing was noted. */
export function tallyOf(sitting: Pick<Sitting, "taps">): string {
  if (sitting.taps.length === 0) return words.nothing;
  const kinds = [words.seen, words.heard, words.felt];
  const text = countsOf(sitting).map((count, sense) => bound(count || words.none, kinds[sense] ?? ""));
  return `${capital(text.join(", "))}.`;
}

/** Returns "3 minutes.", or "1:12 of 3 minutes." of a sitting that was stopped; "42 seconds." of one at the home page's lake. */
const lengthOf = (sitting: Sitting) => {
  if (sitting.minutes < 1) return `${bound(Math.round(sitting.sat), words.seconds)}.`;
  const minutes = countedMinutes(sitting.minutes);
  if (!isEarly(sitting)) return `${minutes}.`;
  return `${fillSlots(words.stoppedEarly, { "sitting.length": minutesAndSeconds(sitting.sat), "sitting.minutes": minutes })}.`;
};

/** Returns the two lines that are written under a print. */
export const editionOf = (sitting: Sitting) =>
  [`${dateOf(sitting)}, ${clockOf(sitting)}.`, `${lengthOf(sitting)} ${tallyOf(sitting)}`] as const;

/** Returns the name of a saved picture, such as `stillwater-2026-11-22-0612.png`. */
export function fileNameOf(sitting: Sitting, type: "png" | "svg"): string {
  const [brand = ""] = business.name.toLowerCase().match(/[a-z\d]+/) ?? [];
  const moment = localTime(sitting).toISOString();
  return `${brand || "print"}-${moment.slice(0, 10)}-${moment.slice(11, 16).replace(":", "")}.${type}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
