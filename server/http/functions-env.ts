/** The Hono environment of every request: what the host binds, and what the first middleware sets. */
export type FunctionsEnv = {
  Variables: {
    requestId: string;
    /** The client's address or network, for rate limits. */
    client: string;
    /** The hosts by which a browser may know this site, with their ports. */
    hosts: readonly string[];
  };
  Bindings: { socketAddress: string };
};
