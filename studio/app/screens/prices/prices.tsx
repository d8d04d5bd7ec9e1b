import { useState } from "react";
import { Link } from "react-router";
import { formatFullDate } from "../../../../domain/format-date.ts";
import { money } from "../../../../domain/money.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { begunInPlaceOf } from "../../../business/dates/for-a-while.ts";
import type { FieldRef } from "../../../engine/content/change.ts";
import { useDraft } from "../../api/content.ts";
import { keyOfTarget } from "../../draft/autosave-registry.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import ui from "../../ui/ui.module.css";
import { useIsWide } from "../../ui/use-media.ts";
import { useForAWhile } from "../dates/use-for-a-while.ts";
import { FactGroups } from "./fact-groups.tsx";
import styles from "./prices.module.css";
import { type Price, prices, WhereItAppears } from "./where-it-appears.tsx";

/** Every fact of the business, kept once, and where each appears. */
export function Component() {
  const changes = useDraft()?.changes ?? [];
  const [chosen, setChosen] = useState<FieldRef>();
  const [chosenPrice, setChosenPrice] = useState<FieldRef>();
  const isWide = useIsWide();
  const isChanged = (fact: FieldRef) => changes.some(({ id }) => id === keyOfTarget(fact));
  const changedPrice = prices.find(isChanged);
  const followed = (fact: FieldRef | undefined) =>
    fact && isChanged(fact) ? fact : (changedPrice ?? fact ?? prices[0]);
  const choosePrice = (price: FieldRef) => {
    setChosen(price);
    setChosenPrice(price);
  };

  return (
    <Screen
      title="Prices and facts"
      where="The site"
      lead="Each is kept once. Change it here, and every page follows."
    >
      <ReadOnlyNote names={["schedule", "business"]} />
      <div className={classNames(ui.columns, styles.columns)}>
        <Charges onChoose={choosePrice} />
        {isWide ? (
          <WhereItAppears className={styles.follows} fact={followed(chosen)} />
        ) : (
          <WhereItAppears fact={followed(chosenPrice)} />
        )}
        <div className={ui.stack}>
          {/* What stands beside the list stays while she goes through names and photographs: without it, the list would jump. */}
          <FactGroups onChoose={(fact) => isFigure(fact) && setChosen(fact)} />
          {/* Above the field, it would push that away while she types. */}
          {!isWide && chosen && chosen !== chosenPrice && <WhereItAppears fact={chosen} />}
        </div>
      </div>
    </Screen>
  );
}

/** Names and photographs are on nearly every page: where, nobody asks. */
const isFigure = ({ name, path }: FieldRef) =>
  ["money", "number", "time"].includes(fieldSchema(name, path).kind);

type ChargesProps = { readonly onChoose: (fact: FieldRef) => void };

/** What people pay. */
const Charges = ({ onChoose }: ChargesProps) => (
  <section className={classNames(ui.sheet, ui.padded)}>
    <h2>What you charge</h2>
    <div className={styles.prices}>
      {prices.map((price) => (
        <PriceField key={price.label} price={price} onChoose={onChoose} />
      ))}
    </div>
    <p className={ui.hint}>The free call is free.</p>
    <ForAWhilePrices />
  </section>
);

function PriceField({ price, onChoose }: ChargesProps & { readonly price: Price }) {
  const { drafted, today } = useForAWhile();
  const begun = begunInPlaceOf(price.path, drafted?.prices ?? [], today);
  return (
    <ContentField
      {...price}
      onFocus={() => onChoose(price)}
      hint={
        begun ? (
          <>
            {money(begun.amount)} holds in its place, since {formatFullDate(begun.from)}.{" "}
            <Link to="/dates#for-a-while.prices">Make that the usual price first</Link>
          </>
        ) : (
          price.hint
        )
      }
    />
  );
}

/** Which price follows on its day, or has begun and isn’t the usual one yet; and where one is given its day. */
function ForAWhilePrices() {
  const { entriesOf, wordsOf } = useForAWhile();
  return (
    <>
      {entriesOf("prices").map((change) => (
        <p key={`${change.price} ${change.from}`} className={ui.was}>
          {wordsOf("prices", change)}
        </p>
      ))}
      <p>
        <Link className={ui.alone} to="/dates#for-a-while.prices">
          A price from a day on
        </Link>
      </p>
    </>
  );
}
