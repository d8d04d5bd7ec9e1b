import { business } from "#content/business";

/** An alternative to the form. */
export function EmailLink() {
  return <a href={`mailto:${business.email}`}>{business.email}</a>;
}
