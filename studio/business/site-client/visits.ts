import { visitsSchema } from "../../../server/analytics/visits.ts";
import { type CacheOptions, createSiteCache } from "./site-cache.ts";

/** The numbers of visits, wherever the site runs. */
export const createVisits = (options: CacheOptions) =>
  createSiteCache({
    ...options,
    subject: "numbers of visits",
    list: "visits",
    parse: (listed) => visitsSchema.parse(listed),
  });
