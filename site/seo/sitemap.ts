import { pagesFromContent } from "#content/pages-from-content";
import { paths } from "../../domain/pages.ts";
import { publicUrl } from "./public-url.ts";
import type { SiteFile } from "./site-file.ts";

/** The paths in the sitemap: every page in `pages.ts`, and those that the content adds. */
export const indexedPaths: readonly string[] = [
  ...Object.values(paths),
  ...pagesFromContent.map(({ path }) => path),
];

/** `/sitemap.xml`: every indexed page. */
export function file(): SiteFile {
  const entries = indexedPaths.map((path) => `  <url><loc>${escapeXml(publicUrl(path))}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return { contentType: "application/xml; charset=utf-8", body: xml };
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
