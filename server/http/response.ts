import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The policy of responses that aren't pages of the site: nothing may load or run, but a plain form may be sent. */
export const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Returns the headers of every response. Pages replace the content security policy by their own. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": strictestPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    // Only over https: HSTS for localhost would lock the browser out.
    ...(isHttps && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** The body of an error response: fixed wording, never an internal cause. */
export type Failure = {
  readonly code: string;
  readonly message: string;
  /** Errors by field name. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** Responds with a failure as JSON. */
export function failWith(context: Context, status: ContentfulStatusCode, failure: Failure): Response {
  return context.json({ error: { fields: {}, ...failure } }, status);
}

/** Responds 405. `allowed` lists the methods, as in the `Allow` header. */
export function methodNotAllowed(context: Context, allowed: string): Response {
  context.header("Allow", allowed);
  return failWith(context, 405, {
    code: "method_not_allowed",
    message: `Method not allowed. Use ${allowed}.`,
  });
}

/** A prerendered page with placeholders, and its content security policy. */
export type PageTemplate = { readonly html: string; readonly contentSecurityPolicy: string };

/**
 * Responds with a page made from a template, under the template's own policy. Placeholders only ever hold text, so the
 * hashes of scripts and styles stay valid.
 */
export function respondWithPage(
  context: Context,
  template: PageTemplate,
  html: string,
  status: ContentfulStatusCode,
): Response {
  context.header("Content-Security-Policy", template.contentSecurityPolicy);
  return context.html(html, status) as Response;
}

/** Escapes text for HTML, including attribute values. */
export const escapeHtml = (text: string): string => String(html`${text}`);

/**
 * Replaces the placeholders of a template, such as `[[name]]`, with escaped text. One pass, so that visitors' text is
 * never taken for a placeholder.
 */
export const fillSlots = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\[\[([\w.]+)\]\]/g, (_, slot: string) => escapeHtml(slots[slot] ?? ""));
