import { visitsSchema } from "../../../server/analytics/visits.ts";
import { createSiteReading, type ReadingOptions } from "./site-reading.ts";

/** The numbers of visits, wherever the site runs. */
export const createVisits = (options: ReadingOptions) =>
  createSiteReading({
    ...options,
    subject: "numbers of visits",
    list: "visits",
    // She looks at them as she tries her own pages.
    freshFor: () => 10_000,
    parse: (listed) => visitsSchema.parse(listed),
  });
