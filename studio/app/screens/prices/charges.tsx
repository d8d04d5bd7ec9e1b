import { Link } from "react-router";
import type { Target } from "../../draft/target.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { PastNote } from "./past-note.tsx";
import { type Price, prices } from "./prices-of-schedule.ts";

type ChargesProps = { readonly onChoose: (fact: Target) => void };

/** What people pay. */
export const Charges = ({ onChoose }: ChargesProps) => (
  <section className="sheet pad stack-s">
    <h2>What you charge</h2>
    {prices.map((price) => (
      <PriceField key={price.label} price={price} onChoose={onChoose} />
    ))}
    <p className="hint">The free call is free.</p>
    {/* Below all the facts there. */}
    <p className="only-phone">
      <Link to="#where-it-appears">See where it appears</Link>
    </p>
  </section>
);

const PriceField = ({ price, onChoose }: ChargesProps & { readonly price: Price }) => (
  <ContentField {...price} past={<PastNote fact={price} />} onFocus={() => onChoose(price)} />
);
