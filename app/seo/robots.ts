import { publicUrl } from "./public-url.ts";

/** `/robots.txt`: allows everything except the functions. */
export function loader(): Response {
  const text = ["User-agent: *", "Disallow: /functions/", "", `Sitemap: ${publicUrl("/sitemap.xml")}`, ""];
  return new Response(text.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
