import { visitsSchema } from "../../server/analytics/visits.ts";
import { createSiteReading, type SiteOptions } from "./site-reading.ts";

export type VisitsReader = ReturnType<typeof createVisits>;

/** The numbers of visits, wherever the site runs. */
export const createVisits = (options: SiteOptions) =>
  createSiteReading({
    ...options,
    subject: "numbers of visits",
    args: [],
    parse: (output) => visitsSchema.parse(output),
  });
