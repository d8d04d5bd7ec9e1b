import { business } from "#content/business";

/** Whether `referring` in `business.yaml` has any fact. Without one, neither the section nor the link to it shows. */
export const isReferringShown = Object.values(business.referring ?? {}).some((fact) => fact !== undefined);
