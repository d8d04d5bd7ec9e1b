import { site } from "../../../content/site.ts";

/** The address that answers where the form does not. */
export function EmailLink() {
  return <a href={`mailto:${site.email.value}`}>{site.email.value}</a>;
}
