/** Headers that every answer carries: pages, functions and errors alike. */
export function securityHeaders(contentSecurityPolicy: string, isHttps: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    // Only where the visitor came by https: over http the header means nothing, and locally it would
    // lock a browser out.
    ...(isHttps && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
