import { type ReactNode, use } from "react";
import type { NavigationLink } from "../../content-model/schema/navigation.ts";
import { DocumentContext } from "../rendering/document-context.ts";

type NavigationItemProps = {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
  /** Defaults to the label. */
  readonly children?: ReactNode;
};

/** A link in the bar, the menu panel or the footer, marked on its own page. */
export function NavigationItem({ link, className, children }: NavigationItemProps) {
  const { path } = use(DocumentContext);
  return (
    <a href={link.to} className={className} aria-current={link.to === path ? "page" : undefined}>
      {children ?? link.label}
    </a>
  );
}
