import { addDays, isDay, sundayFrom } from "./calendar-day.ts";
import {
  type Days,
  daysLeftTo,
  daysShown,
  type ForAWhile,
  formatDays,
  isOver,
  isToCome,
  joinDays,
  type Notice,
  type SundayElsewhere,
  shareAPage,
  stillToCome,
  timesOn,
  type UsualSchedule,
} from "./for-a-while.ts";
import { formatFullDate, formatTime } from "./format-date.ts";
import { money } from "./money.ts";
import { type PriceChange, type UsualPrices, usualPrice } from "./prices.ts";

/** Something wrong or noteworthy, with the keys and indexes that lead to it. */
type Remark = {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** A warning is true of content that still holds together: it doesn't stop a publication. */
  readonly severity?: "warning";
};

/** Returns every remark on what holds for a while, in its order. Never throws. */
export function checkForAWhile(content: ForAWhile, usual: UsualSchedule, today: string): Remark[] {
  const { notices, sundays, prices, away } = content;
  return [
    ...notices.flatMap((notice, index) =>
      [...daysRemarks(notice, today), ...noticeRemarks(notice, notices, today)].map((remark) =>
        below(["notices", index], remark),
      ),
    ),
    ...sundays.flatMap((sunday, index) =>
      sundayRemarks(sunday, sundays, usual, today).map((remark) => below(["sundays", index], remark)),
    ),
    ...prices.flatMap((change, index) =>
      priceRemarks(change, prices, usual, today).map((remark) => below(["prices", index], remark)),
    ),
    ...away.flatMap((days, index) =>
      [...daysRemarks(days, today), ...awayRemarks(days, away, today)].map((remark) =>
        below(["away", index], remark),
      ),
    ),
  ];
}

const below = (path: Remark["path"], remark: Remark): Remark => ({
  ...remark,
  path: [...path, ...remark.path],
});

function daysRemarks({ from, until }: Days, today: string): Remark[] {
  // Their fields have errors of their own.
  if (!isDay(from) || !isDay(until)) return [];
  if (until < from)
    return [
      {
        path: ["until"],
        message: `It ends on ${formatFullDate(until)}, before it begins on ${formatFullDate(from)}.`,
      },
    ];
  if (until > addDays(from, 366))
    return [
      {
        path: ["until"],
        message: `It lasts more than a year, from ${formatFullDate(from)} to ${formatFullDate(until)}.`,
      },
    ];
  if (!isOver({ until }, today)) return [];
  const message = `It was over on ${formatFullDate(until)}. Delete it, or correct its days.`;
  return [{ path: ["until"], message, severity: "warning" }];
}

function noticeRemarks(notice: Notice, all: readonly Notice[], today: string): Remark[] {
  if (!isToCome(notice, today)) return [];
  const others = stillToCome(notice, all, today);
  const isWhole = (days: readonly Days[]) =>
    days.length === 1 && days[0]?.from === notice.from && days[0].until === notice.until;
  const everywhere = daysShown(notice, all, today);
  const warn = (message: string): Remark[] => [{ path: ["from"], message, severity: "warning" }];
  if (everywhere.length === 0)
    return warn("Another notice takes its place on all its days: this one never shows.");
  if (!isWhole(everywhere)) {
    const shown = everywhere.map(formatDays).join(" and ");
    return warn(`Another notice takes its place on the days of both: this one holds ${shown}.`);
  }
  if (isWhole(daysLeftTo(notice, others, shareAPage))) return [];
  return warn(
    "On the pages of both, another notice takes its place while it holds. On its other pages, this one stays.",
  );
}

/** Warns of times away that meet: visitors read them as one, and no answer is promised for a day between. */
function awayRemarks(days: Days, all: readonly Days[], today: string): Remark[] {
  if (!isToCome(days, today)) return [];
  const joined = joinDays(all.filter((other) => isToCome(other, today))).find(
    ({ from, until }) => from <= days.from && days.until <= until,
  );
  if (!joined || (joined.from === days.from && joined.until === days.until)) return [];
  const message = `It meets another time away. Visitors read one: ${formatDays(joined)}.`;
  return [{ path: ["from"], message, severity: "warning" }];
}

function sundayRemarks(
  sunday: SundayElsewhere,
  all: readonly SundayElsewhere[],
  { sundayClass }: UsualSchedule,
  today: string,
): Remark[] {
  const { date, place, address, startTime, endTime } = sunday;
  if (!isDay(date)) return [];
  if (sundayFrom(date) !== date) {
    const around = `${formatFullDate(addDays(sundayFrom(date), -7))} and ${formatFullDate(sundayFrom(date))}`;
    return [
      {
        path: ["date"],
        message: `${formatFullDate(date)} isn’t a Sunday. The Sundays around it are ${around}.`,
      },
    ];
  }
  if ([place, address, startTime, endTime].every((value) => value === undefined))
    return [
      { path: [], message: "Say what is different on that Sunday: its place, its address or its times." },
    ];
  if (address !== undefined && place === undefined)
    return [{ path: ["place"], message: "Name the place that has this address." }];
  const held = timesOn(sunday, sundayClass);
  if (held.endTime <= held.startTime) {
    const [ends, starts] = [formatTime(held.endTime), formatTime(held.startTime)];
    const message = `The class would end at ${ends} and start at ${starts}. Write when it starts and ends on that Sunday.`;
    return [{ path: [endTime === undefined ? "startTime" : "endTime"], message }];
  }
  if (date < today) {
    const message = `That Sunday was ${formatFullDate(date)}. Delete it, or correct the day.`;
    return [{ path: ["date"], message, severity: "warning" }];
  }
  if (all.findLast((other) => other.date === date) === sunday) return [];
  const message = `${formatFullDate(date)} stands here twice: the later one wins, and this one never shows.`;
  return [{ path: ["date"], message, severity: "warning" }];
}

function priceRemarks(
  change: PriceChange,
  all: readonly PriceChange[],
  usual: UsualPrices,
  today: string,
): Remark[] {
  const { price, from, amount } = change;
  if (!isDay(from)) return [];
  if (usualPrice(price, usual) === undefined) {
    const message = `The ${price} has no price yet. Write its usual price first.`;
    return [{ path: ["price"], message }];
  }
  const same = all.findIndex((other) => other.price === price && other.from === from);
  if (all[same] !== change) {
    const message = `Two prices of the ${price} begin on ${formatFullDate(from)}: ${money(all[same]?.amount ?? 0)} and ${money(amount)}. Delete one.`;
    return [{ path: ["from"], message }];
  }
  if (from > today) return [];
  const message = `${money(amount)} has been the price since ${formatFullDate(from)}. Make it the usual price, and delete it here.`;
  return [{ path: ["from"], message, severity: "warning" }];
}
