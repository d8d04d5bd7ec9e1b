const format = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in dollars, with cents only where there are any: "$240", "$32.50", "$1,200". */
export const money = (dollars: number): string => format.format(dollars);

/** Whether a new price is less than half, or more than double, of the one before: a digit or a point may be missing. */
export const isUnlikelyPrice = (before: number, after: number): boolean =>
  before > 0 && (after < before / 2 || after > before * 2);
