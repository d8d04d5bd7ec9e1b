import type { ReactNode } from "react";
import { business } from "#content/business";
import { classFacts as words } from "#content/common";
import { sundayClass } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { money } from "../../../domain/money.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import { Prose } from "../prose/prose.tsx";

type ClassFactsProps = {
  readonly className?: string | undefined;
  /** The first row: its name and what it says. */
  readonly first: readonly [name: string, fact: ReactNode];
};

/** Lists what the Sunday class costs, where it is, who can come and the front desk's number. Unknown facts have no row. */
export function ClassFacts({ className, first: [name, fact] }: ClassFactsProps) {
  const { frontDesk, map } = business.centre;
  const { price, whoCanCome, places } = sundayClass;
  return (
    <dl className={className}>
      <Row name={name}>{fact}</Row>
      {price !== undefined && (
        <Row name={words.price.name}>
          <Prose of={words.price.text} slots={{ "class.price": <b>{money(price)}</b> }} />
        </Row>
      )}
      <Row name={words.place.name}>
        <Prose of={words.place.text} />
        {map && (
          <>
            {" "}
            <ExternalLink href={map}>
              {words.place.map} <span className="visually-hidden">{business.centre.name}</span>
            </ExternalLink>
          </>
        )}
      </Row>
      {whoCanCome && <Row name={words.who}>{whoCanCome}</Row>}
      {places !== undefined && (
        <Row name={words.places.name}>{fillSlots(words.places.text, { "class.places": places })}</Row>
      )}
      {frontDesk && (
        <Row name={words.desk}>
          <a className="nowrap" href={telephoneUrl(frontDesk)}>
            {frontDesk}
          </a>
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
