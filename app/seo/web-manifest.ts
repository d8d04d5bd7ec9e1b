import { business } from "#content/business";

/** `/site.webmanifest`: name and icons for a home screen. */
export function loader(): Response {
  const manifest = {
    name: business.name,
    short_name: business.name.split(" ")[0],
    description: business.blurb,
    lang: "en-AU",
    start_url: "/",
    display: "browser",
    background_color: "#fbf7ef",
    theme_color: "#fbf7ef",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
