const format = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in dollars, with cents only where there are any: "$240", "$32.50", "$1,200". */
export const money = (dollars: number): string => format.format(dollars);
