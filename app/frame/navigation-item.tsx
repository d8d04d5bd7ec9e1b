import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { NavigationLink } from "../../content/navigation.ts";

type NavigationItemProps = {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
  /** What stands in the link; its label where nothing is given. */
  readonly children?: ReactNode;
};

/** A link of the bar, the panel or the footer. It is marked while its page is shown. */
export function NavigationItem({ link, className, children }: NavigationItemProps) {
  const { pathname } = useLocation();
  return (
    <a href={link.to} className={className} aria-current={link.to === pathname ? "page" : undefined}>
      {children ?? link.label}
    </a>
  );
}
