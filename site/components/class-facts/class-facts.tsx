import { Fragment, type ReactNode } from "react";
import { business } from "#content/business";
import { classFacts as words } from "#content/common";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { money } from "../../../domain/money.ts";
import { Facts, type FactsProps } from "../../kit/facts.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import { Prose } from "../prose/prose.tsx";

type ClassFactsProps = Pick<FactsProps, "plain" | "className"> & {
  /** The first row: its name and what it says. */
  readonly first: readonly [name: string, fact: ReactNode];
};

/** Lists what the Sunday class costs, where it is, who can come and the front desk's number. Unknown facts have no row. */
export function ClassFacts({ first, ...look }: ClassFactsProps) {
  const { frontDesk, map, publicTransport } = business.centre;
  const { price, whoCanCome, places } = sundayClass;
  return (
    <Facts
      {...look}
      of={[
        first,
        [
          words.price.name,
          price !== undefined && (
            <Prose of={words.price.text} slots={{ "class.price": <b key="price">{money(price)}</b> }} />
          ),
        ],
        [
          words.place.name,
          <Fragment key="place">
            <Prose of={words.place.text} />
            {map && (
              <>
                {" "}
                <ExternalLink href={map}>
                  {words.place.map} <span className="visually-hidden">{business.centre.name}</span>
                </ExternalLink>
              </>
            )}
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
