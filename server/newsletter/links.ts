/** The links that go out in mails and lists, each ending with a key. */
export type NewsletterLinks = {
  readonly confirm: (key: string) => string;
  readonly leave: (key: string) => string;
};

/** Where the form is sent, and where the links lead, below the address of the functions. */
export const newsletterPaths = {
  subscribe: "/subscribe",
  confirm: "/confirm-subscription",
  leave: "/unsubscribe",
} as const;

/**
 * @param siteAddress the public address of the site
 * @param functionsAddress that of its functions, from there or whole
 */
export function createLinks(siteAddress: string, functionsAddress: string): NewsletterLinks {
  // In the query: paths are logged, and keys are nobody's business.
  const link = (path: string) => (key: string) =>
    `${new URL(`${functionsAddress}${path}`, siteAddress)}?key=${key}`;
  return { confirm: link(newsletterPaths.confirm), leave: link(newsletterPaths.leave) };
}
