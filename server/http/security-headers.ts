/**
 * The policy of every answer that is no page of the site: nothing may load, and nothing run. A plain form may
 * still be sent, which is all that the functions answer with where there is no build.
 */
export const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Headers that every answer carries: pages, functions and errors alike. A page's own content security policy
 * comes in the place of the one here.
 *
 * @param isHttps whether the visitor came by https
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": strictestPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    // Only where the visitor came by https: over http the header means nothing, and locally it would
    // lock a browser out.
    ...(isHttps && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
