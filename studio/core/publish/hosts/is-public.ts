/** Whether others can reach a site at an address; one on this computer is for its owner to look at. */
export const isPublic = (url: string): boolean =>
  !["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
