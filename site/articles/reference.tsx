import { references } from "#content/references";
import type { Reference } from "../../content-model/schema/references.ts";

/**
 * Returns the reference with an id.
 *
 * @throws Error if the id is unknown; the compiler checks the articles' citations
 */
export function referenceOf(id: string): Reference {
  const reference = references[id];
  if (!reference) throw new Error(`content/references.yaml has no ${id}`);
  return reference;
}

/** A reference as text, without its link. */
export function ReferenceText({ reference }: { readonly reference: Reference }) {
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
