type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Keeps the studio's own pages in this browser, so that they open at once and without a network. Only where the studio has an
 * address of its own: the next program at a port of `localhost` would get them.
 */
export async function keepApp(): Promise<void> {
  if (location.protocol !== "https:" || !("serviceWorker" in navigator)) return;
  const policy = trustedTypes?.createPolicy("own-worker", { createScriptURL: (url) => url });
  const url = "/keep-worker.js";
  // Without it, everything works as long as there is a network.
  await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(console.error);
}
