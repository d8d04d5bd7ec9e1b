/** A file of the site, as it is served. */
export type SiteFile = {
  readonly contentType: string;
  readonly body: string;
};

type OwnMembers = {
  readonly name: string;
  readonly short_name: string | undefined;
  readonly description: string;
  readonly start_url: string;
  readonly display: "browser" | "standalone";
  readonly id?: string;
  readonly scope?: string;
};

/** Returns a web app manifest in the site's language and colours. `icon` is what the names of its icons begin with. */
export function appManifest(own: OwnMembers, icon: string): SiteFile {
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
