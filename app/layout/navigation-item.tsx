import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { NavigationLink } from "../../content-schema/navigation.ts";

type NavigationItemProps = {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
  /** Defaults to the label. */
  readonly children?: ReactNode;
};

/** A link in the bar, the menu panel or the footer, marked on its own page. */
export function NavigationItem({ link, className, children }: NavigationItemProps) {
  const { pathname } = useLocation();
  return (
    <a href={link.to} className={className} aria-current={link.to === pathname ? "page" : undefined}>
      {children ?? link.label}
    </a>
  );
}
