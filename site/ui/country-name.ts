const names = new Intl.DisplayNames("en-AU", { type: "region" });

/** Returns the English name of a country by its two letters; an invalid code stays as it is. */
export const countryName = (code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? names.of(code) : code) ?? code;
