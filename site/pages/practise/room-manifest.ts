import { business } from "#content/business";
import { practise } from "#content/pages/practise";
import { paths } from "../../../domain/pages.ts";
import type { SiteFile } from "../../seo/site-file.ts";
import { appManifest } from "../../seo/site-file.ts";

export const roomManifest = "/practice-room.webmanifest";

/** `/practice-room.webmanifest`: the room alone, for a home screen. */
export function file(): SiteFile {
  return appManifest(
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
