import indexedPaths from "./indexed-paths.server.ts?evaluated";
import { publicUrl } from "./public-url.ts";

/** `/sitemap.xml`: every indexed page. */
export function loader(): Response {
  const entries = indexedPaths.map((path) => `  <url><loc>${escapeXml(publicUrl(path))}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
