import type { ReactNode } from "react";
import { offerAt } from "../analytics/offers.ts";

type ExternalLinkProps = {
  /** A full address on another site. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A link that leaves the site: in a new tab, without handing the opener over, and saying so. One that
 * leads to a booking names its offer, so that presses can be counted.
 */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener" data-offer={offerAt(href)}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
