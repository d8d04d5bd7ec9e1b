import { business } from "#content/business";
import { courseBadge as words } from "#content/common";

const { source, asOf } = business.claims;

/** The badge of the course among the three offers: a claim only if its source and date are known. */
export const courseBadge = source && asOf ? words.proven : words.otherwise;
