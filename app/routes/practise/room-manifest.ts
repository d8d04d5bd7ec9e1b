import { business } from "#content/business";
import { practise } from "#content/pages/practise";
import { paths } from "../../paths.ts";

export const roomManifest = "/practice-room.webmanifest";

/** `/practice-room.webmanifest`: the room alone, for a home screen. */
export function loader(): Response {
  const manifest = {
    id: paths.practise,
    name: `${practise.homeScreenName}, ${business.name}`,
    short_name: practise.homeScreenName,
    description: practise.meta.description,
    lang: "en-AU",
    start_url: paths.practise,
    scope: paths.practise,
    display: "standalone",
    background_color: "#fbf7ef",
    theme_color: "#fbf7ef",
    icons: [
      { src: "/room-icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/room-icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/room-icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
