import type { ReactNode } from "react";

type ExternalLinkProps = {
  /** A full address on another site. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link that leaves the site: in a new tab, without handing the opener over, and saying so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
