import { business } from "#content/business";
import { services } from "#content/pages/services";

const words = services.forWorkplaces;

/** What employers ask: length, how many, price, an example, insurance, invoice. What the owner hasn't said isn't there. */
export const workplaceFacts = [
  ...words.facts,
  ...(["upTo", "priceFrom", "hour", "insurance", "invoice"] as const).flatMap((field) => {
    const text = business.workplaces?.[field];
    const abn = field === "invoice" && business.teaching?.abn;
    return text
      ? [{ name: words[field], text: abn ? `${text}: ${abn.replaceAll(" ", "\u00a0")}` : text }]
      : [];
  }),
];
