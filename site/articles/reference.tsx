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
  return (
    <>
      {`${authors}${authors.endsWith(".") ? "" : "."} `}
      <cite>{title}</cite>
      {`. ${container}${year ? `, ${year}` : ""}${locator ? `; ${locator}` : ""}.`}
    </>
  );
}
