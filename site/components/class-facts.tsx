import { Fragment, type ReactNode } from "react";
import { business } from "#content/business";
import { closures as closureWords, classFacts as words } from "#content/common";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../content-model/schema/fill-slots.ts";
import { formatClockTime, formatFullDate } from "../../domain/format-date.ts";
import { Price } from "../for-a-while/prices.tsx";
import { Facts, type FactsProps } from "../kit/parts.tsx";
import { ClockText } from "../schedule/clock-text.tsx";
import { placeOf } from "../schedule/elsewhere.ts";
import { When } from "../schedule/schedule-clock.tsx";
import { closedSundays } from "../schedule/terms.ts";
import { classNames } from "../ui/class-names.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { telephoneUrl } from "../ui/telephone-url.ts";
import styles from "./class-facts.module.css";
import { OfNextClass } from "./next-class.tsx";
import { Prose } from "./prose/prose.tsx";

type ClassFactsProps = Pick<FactsProps, "plain" | "columns" | "className"> & {
  /** The first row: its name and what it says. */
  readonly first: readonly [name: string, fact: ReactNode];
};

/** Lists what the Sunday class costs, where it is, who can come and the front desk's number. Unknown facts have no row. */
export function ClassFacts({ first, ...look }: ClassFactsProps) {
  const { frontDesk, map, publicTransport } = business.centre;
  const { price, whoCanCome, places } = sundayClass;
  const usualPlace = (
    <>
      <Prose of={words.place.text} />
      {map && (
        <>
          {" "}
          <ExternalLink href={map}>
            {words.place.map}
            <span className="visually-hidden"> {business.centre.name}</span>
          </ExternalLink>
        </>
      )}
    </>
  );
  return (
    <Facts
      {...look}
      className={classNames(styles.facts, look.className)}
      of={[
        first,
        [
          words.price.name,
          price !== undefined && (
            <Prose
              of={words.price.text}
              slots={{
                "class.price": (
                  <b key="price">
                    <Price of="Sunday class" />
                  </b>
                ),
              }}
            />
          ),
        ],
        [
          words.place.name,
          <Fragment key="place">
            <OfNextClass elsewhere={(sunday) => placeOf(sunday) ?? usualPlace}>{usualPlace}</OfNextClass>
          </Fragment>,
        ],
        [words.publicTransport, publicTransport],
        [words.who, whoCanCome],
        [words.places.name, places !== undefined && fillSlots(words.places.text, { "class.places": places })],
        [
          words.desk,
          frontDesk && (
            <a key="desk" className="nowrap" href={telephoneUrl(frontDesk)}>
              {frontDesk}
            </a>
          ),
        ],
      ]}
    />
  );
}

/** Stands before the day of the next class while it isn't sure that it's held. */
export const Perhaps = () => <When condition="sunday:unsure">{words.perhaps} </When>;

/** Names the day of the next class, and says so while it isn't sure that it's held. */
export const NextClass = ({ withoutScript }: { readonly withoutScript: string }) => (
  <>
    <Perhaps />
    <ClockText subject="sunday" fallback={withoutScript} className="nowrap" />
  </>
);

/**
 * The line below the next class. It says when booking opens, until it is open. While nobody is sure that the class is held, it
 * says that the centre knows. Without scripts, and past the last known holiday, it says when to check.
 */
export const BookingOpens = ({ className }: { readonly className?: string | undefined }) => (
  <>
    <When condition="sunday:closed" withoutScript className={className}>
      <Prose of={words.opens} />
    </When>
    <When condition="sunday:unsure" className={className}>
      <Prose of={closureWords.unsure} />
    </When>
    <When condition="sunday:unlisted" withoutScript className={className}>
      <Prose of={closureWords.holidays} />
    </When>
  </>
);

/** Says that the coming Sunday has no class, why, and when the next class is. Empty if no closure is known. */
export function ClosureNotice({ className }: { className?: string | undefined }) {
  if (Object.keys(closedSundays).length === 0) return null;
  const slots = {
    "closure.day": <ClockText subject="sunday:off" />,
    "closure.why": <ClockText subject="sunday:why" />,
    // In holidays, nobody knows yet whether that one is held.
    "class.next": (
      <>
        <When condition="sunday:unsure">{words.perhaps.toLowerCase()} </When>
        <ClockText subject="sunday" />
      </>
    ),
  };
  return (
    <>
      <When condition="sunday:why" as="p" className={className}>
        <Prose of={closureWords.notice} slots={slots} />
      </When>
      <When condition="sunday:unexplained" as="p" className={className}>
        <Prose of={closureWords.noticeWithoutReason} slots={slots} />
      </When>
      <noscript>
        <p className={className}>
          <EveryClosure />
        </p>
      </noscript>
    </>
  );
}

/** Lists the Sundays without a class that are still to come: "No class on 27 December (Christmas)." */
export function UpcomingClosures() {
  if (Object.keys(closedSundays).length === 0) return null;
  return (
    <>
      <When condition="sunday:closures">
        {" "}
        <Prose of={closureWords.list} slots={{ closures: <ClockText subject="sunday:closures" /> }} />
      </When>
      <noscript>
        {" "}
        <EveryClosure />
      </noscript>
    </>
  );
}

/**
 * Says which of the next six Sundays have no class, and which the owner hasn't decided. If the coming one has none,
 * `ClosureNotice` says that. Without scripts, and past the last known holiday, it says when to check.
 */
export function HolidayNotice({ className }: { readonly className?: string | undefined }) {
  return (
    <>
      {Object.keys(closedSundays).length > 0 && (
        <When condition="sunday:soon" as="p" className={className}>
          <Prose of={closureWords.list} slots={{ closures: <ClockText subject="sunday:soon" /> }} />
        </When>
      )}
      <When condition="sunday:unconfirmed" as="p" className={className}>
        <Prose
          of={closureWords.unconfirmed}
          slots={{ "closures.unconfirmed": <ClockText subject="sunday:unconfirmed" /> }}
        />
      </When>
      <When condition="sunday:unlisted" withoutScript as="p" className={className}>
        <Prose of={closureWords.holidays} />
      </When>
    </>
  );
}

/** Lists every known closure with its year, which stays true however old the page is. */
function EveryClosure() {
  const all = Object.entries(closedSundays).map(([sunday, why]) => {
    const day = formatFullDate(sunday);
    return why ? fillSlots(closureWords.entry, { "closure.day": day, "closure.why": why }) : day;
  });
  return <Prose of={closureWords.list} slots={{ closures: all.join(", ") }} />;
}

/** Shows the time a number of minutes into the next Sunday class: "8:42". */
export const TimeInClass = ({ minute }: { readonly minute: number }) => (
  <OfNextClass elsewhere={({ startTime }) => timeInClass(minute, startTime)}>
    {timeInClass(minute, sundayClass.startTime)}
  </OfNextClass>
);

function timeInClass(minute: number, startTime: string): string {
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const total = hours * 60 + minutes + minute;
  return formatClockTime(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`);
}
