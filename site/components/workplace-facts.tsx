import { business } from "#content/business";
import { services } from "#content/pages/services";
import { Ledger } from "../kit/parts.tsx";

const words = services.forWorkplaces;

/** What employers ask: length, how many, price, an example, insurance, invoice. What the owner hasn't said isn't shown. */
export function WorkplaceFacts() {
  const said = (["upTo", "priceFrom", "hour", "insurance", "invoice"] as const).flatMap((field) => {
    const text = business.workplaces?.[field];
    return text ? [{ name: words[field], text }] : [];
  });
  return <Ledger of={[...words.facts, ...said]} beside />;
}
