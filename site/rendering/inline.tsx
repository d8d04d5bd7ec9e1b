import { type ComponentProps, use } from "react";
import { DocumentContext } from "./document-context.ts";

type InlineScriptProps = Omit<ComponentProps<"script">, "children"> & { readonly code: string };

/** A script of our own, compiled at build time, inside the page. The page's policy allows it by its hash. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  use(DocumentContext).scripts.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Styles that are computed for this page. They are added to those of its parts. */
export function InlineStyle({ css }: { readonly css: string }) {
  use(DocumentContext).styles.add(css);
  return null;
}

type InlineDataProps = Omit<ComponentProps<"script">, "children"> & {
  readonly type: string;
  readonly data: unknown;
};

/** Data in the page for a script or a search engine. It doesn't run, so no policy names it. */
export function InlineData({ data, ...attributes }: InlineDataProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the element
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />;
}

/** Serialises data for a script element. With `<` escaped, no text in it can end the element. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
