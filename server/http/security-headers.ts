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
