import { sundays } from "#content/for-a-while";
import { sundayClass } from "#content/schedule";
import { type SundayElsewhere, sundaysByDay, timesOn } from "../../domain/for-a-while.ts";
import { today } from "../for-a-while/entries.ts";

/** A Sunday class at another place or time, with its times. */
export type ElsewhereClass = SundayElsewhere & { readonly startTime: string; readonly endTime: string };

/** The Sundays to come at another place or time, in their order. */
export const sundaysElsewhere: readonly ElsewhereClass[] = Object.values(sundaysByDay(sundays))
  .filter(({ date }) => date >= today)
  .sort((a, b) => a.date.localeCompare(b.date))
  .map((sunday) => ({ ...sunday, ...timesOn(sunday, sundayClass) }));

/** Returns a text as programs read it, with plain spaces. */
export const plain = (text: string): string => text.replaceAll("\u00a0", " ");

/** Returns the place of such a class with its address, on one line; undefined if it is the usual one. */
export const placeOf = ({ place, address }: SundayElsewhere): string | undefined =>
  place && [place, address].filter(Boolean).join(", ");
