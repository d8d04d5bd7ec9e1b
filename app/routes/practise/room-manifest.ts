import { business } from "#content/business";
import { practise } from "#content/pages/practise";
import { paths } from "../../paths.ts";
import { manifestResponse } from "../../seo/manifest-response.ts";

export const roomManifest = "/practice-room.webmanifest";

/** `/practice-room.webmanifest`: the room alone, for a home screen. */
export function loader(): Response {
  return manifestResponse(
    {
      id: paths.practise,
      name: `${practise.homeScreenName}, ${business.name}`,
      short_name: practise.homeScreenName,
      description: practise.meta.description,
      start_url: paths.practise,
      scope: paths.practise,
      display: "standalone",
    },
    "room-icon",
  );
}
