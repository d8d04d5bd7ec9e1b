import { formatFullDate } from "./format-date.ts";
import { money } from "./money.ts";

/** The prices that can change from a day on, by the names that the content gives them. */
export const priceNames = ["course", "Sunday class", "coaching"] as const;
export type PriceName = (typeof priceNames)[number];

/** A price from a day on. */
export type PriceChange = {
  readonly price: PriceName;
  readonly from: string;
  readonly amount: number;
  /** Whether the new price stands beside the old one before its day. */
  readonly announced: "yes" | "no";
};

/** The usual prices, as the schedule has them. */
export type UsualPrices = {
  readonly course: { readonly price: number };
  readonly sundayClass: { readonly price?: number | undefined };
  readonly coaching: { readonly price: number };
};

/** What of the schedule has each usual price. */
const pricedPart = {
  course: "course",
  "Sunday class": "sundayClass",
  coaching: "coaching",
} as const satisfies Record<PriceName, keyof UsualPrices>;

/** Returns where the schedule has the usual price, as its placeholder names it, too. */
export const usualPricePath = (name: PriceName) => [pricedPart[name], "price"] as const;

/** Returns the usual price; undefined if it isn't known. */
export const usualPrice = (name: PriceName, schedule: UsualPrices): number | undefined =>
  schedule[pricedPart[name]].price;

/** An amount, with the day from which it holds; the first holds already. */
export type PriceStep = { readonly amount: number; readonly from?: string; readonly isAnnounced?: boolean };

/** Returns the price from a day on that has begun last; undefined while the usual one holds. */
export const begunPrice = (
  name: PriceName,
  changes: readonly PriceChange[],
  today: string,
): PriceChange | undefined =>
  changes
    .filter(({ price, from }) => price === name && from <= today)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1);

/** Returns the price that holds on a day, and those that follow it. */
export function priceSteps(
  usual: number,
  name: PriceName,
  changes: readonly PriceChange[],
  today: string,
): readonly [now: PriceStep, ...later: PriceStep[]] {
  const later = changes
    .filter(({ price, from }) => price === name && from > today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  return [
    { amount: begunPrice(name, changes, today)?.amount ?? usual },
    ...later.map(({ amount, from, announced }) => ({ amount, from, isAnnounced: announced === "yes" })),
  ];
}

/** Formats a price with those that follow it, which never becomes false: "$240 ($260 from 1 January 2027)". */
export function formatPrices([now, ...later]: readonly [PriceStep, ...PriceStep[]]): string {
  const next = later.map(({ amount, from = "" }) => `${money(amount)} from ${formatFullDate(from)}`);
  return next.length === 0 ? money(now.amount) : `${money(now.amount)} (${next.join(", ")})`;
}
