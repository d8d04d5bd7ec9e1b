import type { ReactNode } from "react";
import { links } from "#content/common";
import { bookingOffer } from "../analytics/booking-offer.ts";

type ExternalLinkProps = {
  /** An absolute URL. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A link to another site, in a new tab. Screen readers announce that it opens one. `data-offer` names the offer
 * that is booked there, for the click count.
 */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener" data-offer={bookingOffer(href)}>
      {children}
      <span className="visually-hidden">{` ${links.newTab}`}</span>
    </a>
  );
}
