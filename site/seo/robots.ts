import { publicUrl } from "./public-url.ts";
import type { SiteFile } from "./site-file.ts";

/** `/robots.txt`: allows everything except the functions. */
export function file(): SiteFile {
  const text = ["User-agent: *", "Disallow: /functions/", "", `Sitemap: ${publicUrl("/sitemap.xml")}`, ""];
  return { contentType: "text/plain; charset=utf-8", body: text.join("\n") };
}
