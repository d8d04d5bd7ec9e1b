import { type ReactNode, use } from "react";
import { DocumentContext } from "../rendering/document-context.ts";
import "./island.css";

type IslandProps = {
  /** The file name of its browser entry, without `.island.tsx`. */
  readonly name: string;
  /** The component that the entry hydrates, without props: nothing but the markup crosses to the browser. */
  readonly children: ReactNode;
};

/**
 * Marks a part of the page that React hydrates by itself at the visitor's first intent (`start-on-intent.ts`).
 * The rest of the page is never hydrated, so an island has no router and no outer context.
 */
export function Island({ name, children }: IslandProps) {
  const { island, imports } = use(DocumentContext);
  const urls = island(name);
  for (const [specifier, url] of Object.entries(urls.imports)) imports.set(specifier, url);
  return (
    <div className="island" data-island={urls.modules.join(" ")}>
      {children}
    </div>
  );
}
