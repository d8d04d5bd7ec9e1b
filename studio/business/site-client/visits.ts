import { visitsSchema } from "../../../server/analytics/visits.ts";
import { type CacheOptions, createSiteCache } from "./site-cache.ts";

/** The numbers of visits, wherever the site runs. */
export const createVisits = (options: CacheOptions) =>
  createSiteCache({
    ...options,
    subject: "numbers of visits",
    list: "visits",
    // She looks at them as she tries her own pages.
    freshFor: () => 10_000,
    parse: (listed) => visitsSchema.parse(listed),
  });
