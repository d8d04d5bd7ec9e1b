import { useState } from "react";
import { Link } from "react-router";
import { classNames } from "../../../../site/ui/class-names.ts";
import { useContent } from "../../api/content.ts";
import { keyOfTarget, type Target } from "../../draft/save.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import ui from "../../ui/ui.module.css";
import { FactGroups } from "./fact-groups.tsx";
import styles from "./prices.module.css";
import { type Price, prices, WhereItAppears } from "./where-it-appears.tsx";

/** Every fact of the business, kept once, and where each appears. */
export function Component() {
  const changes = useContent()?.changes ?? [];
  const [chosen, setChosen] = useState<Target>();
  const changedPrice = prices.find((price) => changes.some(({ id }) => id === keyOfTarget(price)));
  const isChanged = chosen && changes.some(({ id }) => id === keyOfTarget(chosen));
  const fact = isChanged ? chosen : (changedPrice ?? chosen ?? prices[0]);

  return (
    <Screen
      title="Prices and facts"
      where="The site"
      lead="Each is kept once. Change it here, and every page follows."
    >
      <ReadOnlyNote names={["schedule", "business"]} />
      <div className={classNames(ui.columns, ui.even)}>
        <div className={ui.stack}>
          <Charges onChoose={setChosen} isChanged={changedPrice !== undefined} />
          <FactGroups onChoose={setChosen} />
        </div>
        {(!chosen || isFigure(chosen)) && (
          <aside className={classNames(ui.stack, styles.follows)} aria-labelledby="where-it-appears">
            <WhereItAppears fact={fact} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** Names and photographs are on nearly every page: where, nobody asks. */
const isFigure = ({ name, path }: Target) =>
  ["money", "number", "time"].includes(fieldSchema(name, path).kind);

type ChargesProps = {
  readonly onChoose: (fact: Target) => void;
  readonly isChanged: boolean;
};

/** What people pay. */
const Charges = ({ onChoose, isChanged }: ChargesProps) => (
  <section className={classNames(ui.sheet, ui.padded)}>
    <h2>What you charge</h2>
    {prices.map((price) => (
      <PriceField key={price.label} price={price} onChoose={onChoose} />
    ))}
    <p className={ui.hint}>The free call is free.</p>
    {isChanged && (
      // Below all the facts there.
      <p className={ui.onlyPhone}>
        <Link to="#where-it-appears">See where it appears</Link>
      </p>
    )}
  </section>
);

const PriceField = ({ price, onChoose }: Pick<ChargesProps, "onChoose"> & { readonly price: Price }) => (
  <ContentField {...price} onFocus={() => onChoose(price)} />
);
