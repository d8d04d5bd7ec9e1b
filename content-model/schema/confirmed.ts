import { list, text } from "./fields.ts";

/** `content/confirmed.yaml`: samples that happen to be right. */
export const confirmedSchema = list("Confirmed values", text("Place of a value", { max: 120 }));
