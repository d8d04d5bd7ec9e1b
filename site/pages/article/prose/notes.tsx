import { article } from "#content/pages/article";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import type { Reference } from "../../../../content-model/schema/references.ts";
import { ReferenceText, referenceOf } from "../../../articles/reference.tsx";
import { InlineStyle } from "../../../rendering/inline.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { citeId, noteId } from "./cite.tsx";
import { marginNotes } from "./margin-notes.ts";
import "./notes.css";

const words = article.notes;

/** The sources of an article: folded at its foot, or in the margin where there is room. */
export function Notes({ citations }: { readonly citations: readonly string[] }) {
  if (citations.length === 0) return null;
  return (
    <section className="small notes" aria-labelledby="notes-heading">
      <InlineStyle css={marginNotes(citations.length)} />
      <details className="folds">
        <summary>
          <h2 id="notes-heading">{words.heading}</h2>
        </summary>
        <ol>
          {citations.map((id, index) => (
            <Note key={id} id={id} number={index + 1} reference={referenceOf(id)} />
          ))}
        </ol>
      </details>
    </section>
  );
}

type NoteProps = { readonly id: string; readonly number: number; readonly reference: Reference };

/** Other pages link to the source by its own id: the note's number may change. */
function Note({ id, number, reference }: NoteProps) {
  const { remark } = reference;
  return (
    <li id={noteId(number)} className={`note-${number}`}>
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

function SourceLink({ reference: { doi, url } }: { readonly reference: Reference }) {
  if (doi) return <ExternalLink href={`https://doi.org/${doi}`}>{`doi.org/${doi}`}</ExternalLink>;
  if (url) return <ExternalLink href={url}>{url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}</ExternalLink>;
  return null;
}
