import { Fragment } from "react";
import { article } from "#content/pages/article";
import { references } from "#content/references";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import type { Reference } from "../../../../content-model/schema/references.ts";
import { InlineStyle } from "../../../rendering/inline.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import "./notes.css";

type CiteProps = {
  readonly number: string;
  /** How many citations of the same note come before this one. */
  readonly before: string;
  /** Set if another citation comes right before this one. */
  readonly follows?: string;
};

/** The id of the first citation of a note. */
const citeId = (number: number | string) => `cite-${number}`;

/** The id of a note. */
const noteId = (number: number | string) => `note-${number}`;

/** The superscript number of a note. */
export function Cite({ number, before, follows }: CiteProps) {
  return (
    <sup className="cite">
      {follows && ","}
      <a
        href={`#${noteId(number)}`}
        id={before === "0" ? citeId(number) : undefined}
        aria-label={fillSlots(article.notes.cite, { "note.number": number })}
      >
        {number}
      </a>
    </sup>
  );
}

const words = article.notes;

/** The sources of an article: folded at its foot, or in the margin where there is room. */
export function Notes({ citations }: { readonly citations: readonly string[] }) {
  if (citations.length === 0) return null;
  return (
    <section className="small notes" aria-labelledby="notes-heading">
      <InlineStyle css={withoutSpaces(marginNotes(citations.length))} />
      <details className="folds">
        <summary>
          <h2 id="notes-heading">{words.heading}</h2>
        </summary>
        <ol>
          {citations.map((id, index) => (
            <Note key={id} id={id} number={index + 1} />
          ))}
        </ol>
      </details>
    </section>
  );
}

type NoteProps = { readonly id: string; readonly number: number };

/** Other pages link to the source by its own id: the note's number may change. */
function Note({ id, number }: NoteProps) {
  const reference = references[id];
  if (!reference) throw new Error(`content/references.yaml has no ${id}`);
  const { remark } = reference;
  return (
    <li id={noteId(number)}>
      <span className="number">{number}</span>
      <p id={id}>
        <ReferenceText reference={reference} /> <SourceLink reference={reference} />
        {remark && ` ${remark}.`}
        {"\u00a0"}
        <a
          href={`#${citeId(number)}`}
          className="back"
          aria-label={fillSlots(words.back, { "note.number": number })}
        >
          {"↑"}
        </a>
      </p>
    </li>
  );
}

/** A reference as text, without its link. */
function ReferenceText({ reference }: { readonly reference: Reference }) {
  const { authors, title, container, year, locator } = reference;
  const where = [container, year].filter(Boolean).join(", ");
  const rest = [where, locator].filter(Boolean).join("; ");
  return (
    <>
      {authors && `${authors}${authors.endsWith(".") ? "" : "."} `}
      <cite>{title}</cite>
      {rest ? `. ${rest}.` : "."}
    </>
  );
}

/** The address of a source, which breaks after slashes and before full stops. */
function SourceLink({ reference: { doi, url } }: { readonly reference: Reference }) {
  const href = doi ? `https://doi.org/${doi}` : url;
  if (!href) return null;
  const parts = href.replace(/^https?:\/\/(?:www\.)?|\/$/g, "").split(/(?<=[/])|(?=\.)/);
  return (
    <ExternalLink href={href}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prerendered parts never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </ExternalLink>
  );
}

/**
 * Returns the styles that put each note beside its citation, or below the note before it if that reaches further down,
 * where there is room. The last one may reach further down than the text, beside the related articles. Each needs a name of its own, which CSS can't
 * count. Elsewhere notes stay at the foot. There is nothing to fold here, so that only the heading in the summary remains.
 */
const marginNotes = (count: number): string => `@layer page {
@media screen {
@supports (top: anchor(--a top)) and selector(::details-content) {
@container article (width >= 80rem) {
.notes { position: static; height: 0; margin: 0; padding: 0; border: 0; line-height: 1.3 }
.notes summary { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); visibility: hidden }
.notes h2 { visibility: visible }
.notes ::details-content { content-visibility: visible; block-size: auto }
.notes li { position: absolute; left: var(--free); width: var(--source); margin: 0; grid-template-columns: 1.5em minmax(0, 1fr); color: var(--text-soft) }
.notes .number { font-size: inherit }
${Array.from({ length: count }, (_, index) => placed(index + 1)).join("\n")}
}}}}`;

/** These styles come before the words, and the build doesn't see them. */
const withoutSpaces = (css: string): string =>
  css
    .replaceAll("\n", "")
    .replaceAll(/ ?([{};]) ?/g, "$1")
    .replaceAll(": ", ":");

const placed = (number: number): string => {
  const cited = `anchor(--cite-${number} top)`;
  const top = number === 1 ? cited : `max(${cited}, anchor(--note-${number - 1} bottom) + .5rem)`;
  return `#cite-${number} { anchor-name: --cite-${number} } #note-${number} { anchor-name: --note-${number}; top: ${top} }`;
};
