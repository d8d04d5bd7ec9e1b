import { jsonInHtml } from "../rendering/json-in-html.ts";
import type { StructuredData } from "./structured-data.ts";

/** Renders structured data: in the head, or in the body what would make the head heavy. It doesn't run, so no policy names it. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, as JSON without markup
      dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }}
    />
  );
}
