/** What keeps a Chromium under test quiet: no sandbox that a container has none of, and nothing asked of the network. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
