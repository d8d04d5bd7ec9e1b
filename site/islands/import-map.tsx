import { use } from "react";
import { DocumentContext } from "../rendering/document-context.ts";
import { InlineScript, jsonInHtml } from "../rendering/inline.tsx";

/** Says where the content is that islands import as `#content/…`. Must be rendered after all islands. */
export function ImportMap() {
  const { imports } = use(DocumentContext);
  if (imports.size === 0) return null;
  return <InlineScript type="importmap" code={jsonInHtml({ imports: Object.fromEntries(imports) })} />;
}
