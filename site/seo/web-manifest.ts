import { business } from "#content/business";
import type { SiteFile } from "./site-file.ts";
import { appManifest } from "./site-file.ts";

/** `/site.webmanifest`: name and icons for a home screen. */
export function file(): SiteFile {
  return appManifest(
    {
      name: business.name,
      short_name: business.name.split(" ")[0],
      description: business.blurb,
      start_url: "/",
      display: "browser",
    },
    "icon",
  );
}
