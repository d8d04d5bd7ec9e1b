import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { businessSchema } from "../../../../content-model/schema/business.ts";
import { forAWhileSchema } from "../../../../content-model/schema/for-a-while.ts";
import { checkForAWhile } from "../../../../domain/check-for-a-while.ts";
import { plural } from "../../../../domain/format-text.ts";
import { type PriceName, usualPricePath } from "../../../../domain/prices.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { askOfPrice, type Part, whenHolds } from "../../../business/dates/for-a-while.ts";
import { type Fields, isFields } from "../../../engine/content/entries.ts";
import { useFile } from "../../api/content.ts";
import { useField } from "../../draft/use-field.ts";
import { useDeepLink } from "../../forms/deep-link.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { AnyField } from "../../forms/group-fields.tsx";
import { ListField } from "../../forms/list-field.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import { SpeakingOf } from "../words/speaking-of.tsx";
import { isPublished, useForAWhile } from "./use-for-a-while.ts";

const name = "for-a-while";
const parts = ["notices", "sundays", "prices", "away"] as const satisfies readonly Part[];

/** What ends by itself, or begins on its day: a list and a form for each of the four. */
export function ForAWhile() {
  return (
    <section className={classNames(ui.sheet, ui.padded, ui.stack)} aria-labelledby="for-a-while">
      <div className={ui.tightStack}>
        <h2 id="for-a-while">For a while</h2>
        <p className={ui.hint}>
          Publish it once. It begins and ends by itself, on the days that you say here.
        </p>
        <ReadOnlyNote names={[name]} />
      </div>
      {parts.map((part) => (
        <PartOf key={part} part={part} />
      ))}
    </section>
  );
}

/** What holds for a while, now and later, at a glance; and where it is said. */
export function ForAWhileAtAGlance() {
  const { entriesOf, today, wordsOf } = useForAWhile();
  const lines = parts.flatMap((part) =>
    entriesOf(part)
      .filter((entry) => whenHolds(part, entry, today) !== "Over")
      .toSorted((a, b) => firstDayOf(a).localeCompare(firstDayOf(b)))
      .map((entry) => ({ part, words: wordsOf(part, entry) })),
  );
  return (
    <aside aria-labelledby="at-a-glance" className={ui.tightStack}>
      <h2 id="at-a-glance">For a while, at a glance</h2>
      {lines.length === 0 ? (
        <p className={ui.hint}>
          Nothing now, and nothing later: no notice, no Sunday elsewhere, no price from a day on, no time
          away.
        </p>
      ) : (
        <ul className={ui.tightStack}>
          {lines.map(({ part, words }) => (
            <li key={`${part} ${words}`} className={ui.small}>
              <Link to={`/dates#for-a-while.${part}`}>{fieldSchema(name, [part, "0"]).title}</Link> {words}
            </li>
          ))}
        </ul>
      )}
      <p className={ui.small}>
        <Link className={ui.alone} to="/dates#for-a-while.notices">
          {lines.length === 0 ? "Say something for a while" : "Say more"}
        </Link>
      </p>
    </aside>
  );
}

const firstDayOf = ({ date, from }: Fields) => String(date ?? from);

type PartProps = { readonly part: Part };

function PartOf({ part }: PartProps) {
  const anchor = `for-a-while.${part}`;
  const { isHere, again } = useDeepLink(anchor);
  const here = useRef<HTMLDivElement>(null);
  const { drafted, schedule, wordsOf } = useForAWhile();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (isHere) here.current?.scrollIntoView();
  }, [isHere, again]);
  return (
    <div id={anchor} ref={here}>
      <FieldGroup title={fieldSchema(name, [part]).title}>
        <ListField
          name={name}
          path={[part]}
          Inner={AnyField}
          wordsOf={(entry) => wordsOf(part, entry)}
          {...(part === "prices" && {
            askOfAmount: (entry) =>
              schedule && isFields(entry) ? askOfPrice(entry, schedule, drafted?.prices) : undefined,
          })}
        />
        <Remarks part={part} />
        <RemoveOver part={part} />
        {part === "prices" && <BegunPrices />}
        {part === "sundays" && <UsualPlace />}
      </FieldGroup>
    </div>
  );
}

/** What the content's own check says of entries that hold together: which of two wins. */
function Remarks({ part }: PartProps) {
  const { drafted, schedule, today } = useForAWhile();
  const remarks =
    drafted && schedule
      ? checkForAWhile(drafted, schedule, today).filter(
          ({ path, severity }) => path[0] === part && severity === "warning",
        )
      : [];
  return (
    <div role="status">
      {remarks.map(({ path, message }) => (
        <p key={path.join(".")} className={ui.was}>
          {fieldSchema(name, [part, "0"]).title} {Number(path[1]) + 1}: {message}
        </p>
      ))}
    </div>
  );
}

/** One press for all entries that are over. */
function RemoveOver({ part }: PartProps) {
  const { today } = useForAWhile();
  const field = useField({ name, path: [part] });
  const entries = Array.isArray(field.value) ? field.value : [];
  const isOver = (entry: unknown) =>
    isFields(entry) && part !== "prices" && whenHolds(part, entry, today) === "Over";
  const count = entries.filter(isOver).length;
  if (count === 0 || field.whyReadOnly) return null;
  const remove = () =>
    showToast("What was over is removed.", field.type(entries.filter((entry) => !isOver(entry))));
  return (
    <p>
      <Button isBusy={field.state === "typed"} onClick={remove}>
        Remove {count === 1 ? "the one that is over" : `${plural(count, "entry", "entries")} that are over`}
      </Button>
    </p>
  );
}

/** The sentences that speak of the usual place, while a class is somewhere else. */
function UsualPlace() {
  const { drafted, today } = useForAWhile();
  const { centre } = businessSchema.safeParse(useFile("business").data).data ?? {};
  const elsewhere = drafted?.sundays.filter(({ date, place }) => place && date >= today) ?? [];
  if (elsewhere.length === 0 || !centre) return null;
  const when = elsewhere.length === 1 ? "that Sunday" : "those Sundays";
  return <SpeakingOf centre={centre} what={`the usual place, also on ${when}`} />;
}

/** Prices that have begun: kept in Prices as the usual ones, they needn’t stand here. */
function BegunPrices() {
  const { today } = useForAWhile();
  const field = useField({ name, path: ["prices"] });
  const content = forAWhileSchema.safeParse({ prices: field.value ?? [] }).data;
  const begun = content?.prices.filter(({ from }) => from <= today) ?? [];
  const latest = begun.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
  if (!latest || field.whyReadOnly) return null;
  const rest = content?.prices.filter((one) => one.price !== latest.price || one.from > today) ?? [];
  return (
    <KeepPrice
      {...latest}
      isSeen={Array.isArray(field.live) && isPublished(latest, field.live)}
      onKept={() => field.type(rest)}
    />
  );
}

type KeepPriceProps = {
  readonly price: PriceName;
  readonly amount: number;
  /** Whether visitors see it already. */
  readonly isSeen: boolean;
  /** Takes it off its list, and returns what puts it back there. */
  readonly onKept: () => () => void;
};

function KeepPrice({ price, amount, isSeen, onKept }: KeepPriceProps) {
  const usual = useField({ name: "schedule", path: usualPricePath(price) });
  const keep = () => {
    const undo = usual.type(amount);
    const putBack = onKept();
    const forVisitors = isSeen ? "Visitors see no difference" : "Visitors see it once you publish";
    showToast(`It’s the usual price now, under Prices. ${forVisitors}.`, () => {
      putBack();
      undo();
    });
  };
  return (
    <p>
      <Button isBusy={usual.state === "typed"} onClick={keep}>
        Make it the usual price of the {price}
      </Button>
    </p>
  );
}
