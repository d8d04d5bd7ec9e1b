import type { Reference } from "../../content/references.ts";

/** A source as it is printed, without where it can be read. */
export function ReferenceText({ reference }: { readonly reference: Reference }) {
  const { authors, title, container, year, locator } = reference;
  return (
    <>
      {authors}
      {authors.endsWith(".") ? "" : "."} <cite>{title}</cite>. {container}
      {year && `, ${year}`}
      {locator && `; ${locator}`}.
    </>
  );
}
