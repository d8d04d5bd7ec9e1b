import { InlineData } from "../rendering/inline.tsx";
import type { StructuredData } from "./structured-data.ts";

/** Renders structured data: in the head, or in the body what would make the head heavy. */
export const JsonLd = ({ data }: { readonly data: StructuredData }) => (
  <InlineData type="application/ld+json" data={data} />
);
