import { jsonInHtml } from "../rendering/json-in-html.ts";
import type { StructuredData } from "./structured-data.ts";

/** Renders structured data in the body, for what would make the head heavy. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, as JSON without markup
      dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }}
    />
  );
}
