import { prices } from "#content/for-a-while";
import { forAWhile as words } from "#content/layout";
import { coaching, course, sundayClass } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import type { Term } from "../../content-model/schema/schedule.ts";
import { addDays } from "../../domain/calendar-day.ts";
import { formatDate } from "../../domain/format-date.ts";
import { withNoBreakSpaces } from "../../domain/format-text.ts";
import { money } from "../../domain/money.ts";
import {
  formatPrices,
  type PriceName,
  type PriceStep,
  priceNames,
  priceSteps,
  usualPrice,
} from "../../domain/prices.ts";
import { During } from "./during.tsx";
import { today } from "./entries.ts";
import styles from "./for-a-while.module.css";

export type Steps = readonly [PriceStep, ...PriceStep[]];

const stepsAt = (usual: number, name: PriceName): Steps => priceSteps(usual, name, prices, today);

/** The price of the course as the site is rendered, with those that follow it. */
export const courseSteps = stepsAt(course.price, "course");
export const coachingSteps = stepsAt(coaching.price, "coaching");

/** Returns a price with those that follow it; undefined if it isn't known. */
export function stepsOf(name: PriceName): Steps | undefined {
  const usual = usualPrice(name, { course, sundayClass, coaching });
  return usual === undefined ? undefined : stepsAt(usual, name);
}

/** Returns the same of a term: one that begins before the day of a new price keeps the old one. */
export const stepsOfTerm = ({ startDate }: Pick<Term, "startDate">): Steps =>
  priceSteps(
    course.price,
    "course",
    prices.filter(({ from }) => from <= startDate),
    today,
  );

/** The prices that others follow, as the content says them. */
const changing = priceNames.flatMap((name) => {
  const known = stepsOf(name);
  return known && known.length > 1 ? [{ steps: known, said: withNoBreakSpaces(formatPrices(known)) }] : [];
});

type LiveProps = {
  /** Doesn't say the next price beside the one that holds: in menus there is no room for it. */
  readonly alone?: boolean;
};

/**
 * A short text that may be a price, or name one. Of a price that another follows, it shows the one that holds today; without script,
 * it names both with the day.
 */
export function PriceText({ text, alone = false }: LiveProps & { readonly text: string }) {
  const found = changing.find(({ said }) => text.includes(said));
  if (!found) return text;
  const [before, ...after] = text.split(found.said);
  return (
    <>
      {before}
      <LivePrice {...found} alone={alone} />
      {after.join(found.said)}
    </>
  );
}

/** One of the owner's prices, the same way. */
export function Price({ of: name }: { readonly of: PriceName }) {
  const known = stepsOf(name);
  return known && <PriceText text={withNoBreakSpaces(formatPrices(known))} />;
}

function LivePrice({ steps, said, alone }: (typeof changing)[number] & LiveProps) {
  return (
    <>
      <span className="without-script">{said}</span>
      {steps.map(({ from, amount }, index) => {
        const next = steps[index + 1];
        const days = { ...(from && { from }), ...(next?.from && { until: addDays(next.from, -1) }) };
        return (
          <During key={from ?? "now"} days={days} withoutScript={false}>
            {money(amount)}
            {!alone && next?.isAnnounced && <Next {...next} />}
          </During>
        );
      })}
    </>
  );
}

const Next = ({ from = "", amount }: PriceStep) => (
  <>
    {" "}
    <small className={styles.next}>
      {fillSlots(words.price, { "price.from": formatDate(from), "price.amount": money(amount) })}
    </small>
  </>
);
