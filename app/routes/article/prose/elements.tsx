import type { MDXComponents } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";
import { publicUrl } from "../../../seo/public-url.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { withoutWidow } from "../without-widow.ts";
import { Cite } from "./cite.tsx";
import { Practice } from "./practice.tsx";
import { SupportLines } from "./support-lines.tsx";

/** A heading that can be linked to: the mark beside it is its address. Its last word does not stand alone. */
function Heading({ id, children }: ComponentProps<"h2">) {
  return (
    <h2 id={id}>
      {typeof children === "string" ? withoutWidow(children) : children}
      <a href={`#${id}`} className="anchor" aria-label="Link to this section">
        #
      </a>
    </h2>
  );
}

/** A link of the text. On paper its address is written out. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return (
    <a href={href} data-address={publicUrl(href).replace(/^https?:\/\/(?:www\.)?/, "")}>
      {children}
    </a>
  );
}

/** A term of the system, or a second thought, beside the text. */
function SideNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className="side-note" role="note">
      <strong>{title}</strong>
      {children}
    </aside>
  );
}

/** A sentence of the article once more, large. Those who listen hear it once, in its place. */
function PullQuote({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pull-quote" aria-hidden="true">
      “{children}”
    </div>
  );
}

/** What an article may use beyond Markdown, and how it looks on the page of an article. */
export const elements = {
  h2: Heading,
  a: ProseLink,
  Cite,
  Practice,
  PullQuote,
  SideNote,
  SupportLines,
} satisfies MDXComponents;
