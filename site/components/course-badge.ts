import { business } from "#content/business";
import { courseBadge as words } from "#content/common";

const { answers, source, asOf } = business.claims;

/** The badge of the course among the three offers: a claim only if its proof is known. */
export const courseBadge = answers && source && asOf ? words.proven : words.otherwise;
