import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A prerendered page with placeholders, and its content security policy. */
export type PageTemplate = { readonly html: string; readonly contentSecurityPolicy: string };

/**
 * Responds with a page made from a template, under the template's own policy. Placeholders only ever hold text, so the
 * hashes of scripts and styles stay valid.
 *
 * @param template undefined if there is no build: the page then has no scripts or styles
 */
export function respondWithPage(
  context: Context,
  template: PageTemplate | undefined,
  html: string,
  status: ContentfulStatusCode,
): Response {
  if (template) context.header("Content-Security-Policy", template.contentSecurityPolicy);
  return context.html(html, status) as Response;
}
