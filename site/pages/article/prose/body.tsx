import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Children, type ComponentProps, Fragment, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { article } from "#content/pages/article";
import type { Body as Tree } from "../../../../content-model/schema/article.ts";
import { photographInText, type printsForArticles } from "../../../../domain/pictures.ts";
import { PhoneLinks } from "../../../components/phone-links/phone-links.tsx";
import { Prose } from "../../../components/prose/prose.tsx";
import { Print } from "../../../kit/print.tsx";
import { PrintPicture } from "../../../kit/print-picture.tsx";
import { publicUrl } from "../../../seo/public-url.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { withoutWidow } from "../../../ui/unbroken.tsx";
import { Group, HeadCount } from "./head-count.tsx";
import { Cite } from "./notes.tsx";
import { Practice } from "./practice.tsx";
import { SupportLines } from "./support-lines.tsx";

const words = article;

/** A heading with a link to itself. */
function Heading({ id, children }: ComponentProps<"h2">) {
  return (
    <h2 id={id}>
      {typeof children === "string" ? withoutWidow(children) : children}
      <a href={`#${id}`} className="anchor" aria-label={words.heading.link}>
        {"#"}
      </a>
    </h2>
  );
}

/** A paragraph, in which numbers of support lines call or text them. */
function Paragraph({ children }: ComponentProps<"p">) {
  return (
    <p>
      {Children.map(children, (child) => (typeof child === "string" ? <PhoneLinks text={child} /> : child))}
    </p>
  );
}

/** A link in the text. Its URL is printed on paper. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return (
    <a href={href} data-address={publicUrl(href).replace(/^https?:\/\/(?:www\.)?/, "")}>
      {children}
    </a>
  );
}

/** A definition or an aside, beside the text. */
function SideNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className="small soft side-note" role="note">
      <strong>{title}</strong>
      {children}
    </aside>
  );
}

/** Repeats a sentence of the article in large type, hidden from screen readers. */
function PullQuote({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pull-quote" aria-hidden="true">
      <Prose of={words.pullQuote} slots={{ quote: children }} />
    </div>
  );
}

/** A print, or a photograph of the teacher’s, beside the passage that follows. */
function PassagePrint({
  name,
  alt,
}: {
  readonly name: (typeof printsForArticles)[number];
  readonly alt: string;
}) {
  const size = photographInText(name);
  if (size) return <PrintPicture wide={name} {...size} alt={alt} className="print" />;
  return <Print name={name} alt={alt} className="print" />;
}

/** The components that an article can use. */
const elements = {
  h2: Heading,
  p: Paragraph,
  a: ProseLink,
  Cite,
  Group,
  HeadCount,
  Practice,
  Print: PassagePrint,
  PullQuote,
  SideNote,
  SupportLines,
};

/** The body of an article. Without an evaluator, nothing in it can run. */
export const Body = ({ of: tree }: { readonly of: Tree }) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components: elements });
