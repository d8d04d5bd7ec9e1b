/** A file of the site, as it is served. */
export type SiteFile = {
  readonly contentType: string;
  readonly body: string;
};

/** Returns a web app manifest in the site's language and colours, with members of its own. `icon` is what the names of its icons begin with. */
export function appManifest(own: Readonly<Record<string, string | undefined>>, icon: string): SiteFile {
  const manifest = {
    ...own,
    lang: "en-AU",
    background_color: "#fbf7ef",
    theme_color: "#fbf7ef",
    icons: [
      { src: `/${icon}-192.png`, sizes: "192x192", type: "image/png" },
      { src: `/${icon}-512.png`, sizes: "512x512", type: "image/png" },
      { src: `/${icon}-maskable-512.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return { contentType: "application/manifest+json; charset=utf-8", body: JSON.stringify(manifest, null, 2) };
}
