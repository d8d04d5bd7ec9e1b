import { site } from "../../../content/site.ts";

/** An alternative to the form. */
export function EmailLink() {
  return <a href={`mailto:${site.email.value}`}>{site.email.value}</a>;
}
