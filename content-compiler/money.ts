/** Formats Australian dollars: "$240", "$32.50", "$1,200". */
export function money(amount: number): string {
  const cents = Math.round(amount * 100);
  return `$${(cents / 100).toLocaleString("en-AU", {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
}
