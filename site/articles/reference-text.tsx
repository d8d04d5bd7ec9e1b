import type { Reference } from "../../content-model/schema/references.ts";

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
