import { business } from "#content/business";
import { manifestResponse } from "./manifest-response.ts";

/** `/site.webmanifest`: name and icons for a home screen. */
export function loader(): Response {
  return manifestResponse(
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
