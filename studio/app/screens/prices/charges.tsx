import type { Target } from "../../draft/target.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { prices } from "./prices-of-schedule.ts";

type ChargesProps = { readonly onChoose: (fact: Target) => void };

/** What people pay. */
export const Charges = ({ onChoose }: ChargesProps) => (
  <section className="sheet pad stack-s">
    <h2>What you charge</h2>
    {prices.map((price) => (
      <ContentField key={price.label} {...price} onFocus={() => onChoose(price)} />
    ))}
    <p className="hint">The free call is free.</p>
  </section>
);
