import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A page of the build with places to fill in, and the content security policy that it is answered with. */
export type PageTemplate = { readonly html: string; readonly contentSecurityPolicy: string };

/**
 * Answers with a page made from a template, under the template's own policy. What is filled in is text, so the
 * hashes of the template's scripts and styles stay those of the page.
 *
 * @param template undefined where there is no build: the page then has no scripts and styles, and may have none
 */
export function answerPage(
  context: Context,
  template: PageTemplate | undefined,
  html: string,
  status: ContentfulStatusCode,
): Response {
  if (template) context.header("Content-Security-Policy", template.contentSecurityPolicy);
  return context.html(html, status) as Response;
}
