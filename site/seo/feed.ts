import { Feed } from "feed";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { feed as words } from "#content/pages/blog";
import { articlePath, paths } from "../../domain/pages.ts";
import { publicUrl } from "./public-url.ts";
import type { SiteFile } from "./site-file.ts";

/** `/rss.xml`: the articles, newest first. */
export function file(): SiteFile {
  const newest = articles
    .map(({ published, updated }) => updated ?? published)
    .sort()
    .at(-1);
  const feed = new Feed({
    title: words.title,
    description: business.blurb,
    id: publicUrl(paths.blog),
    link: publicUrl(paths.blog),
    feedLinks: { rss: publicUrl("/rss.xml") },
    language: "en-AU",
    copyright: words.copyright,
    generator: false,
    ...(newest && { updated: noonOf(newest) }),
  });
  for (const article of articles) {
    const { slug, title, excerpt, published, section } = article;
    const url = publicUrl(articlePath(slug));
    feed.addItem({
      title,
      id: url,
      link: url,
      description: excerpt,
      author: [{ name: business.teacher.name, email: business.email }],
      ...(section && { category: [{ name: section }] }),
      date: noonOf(published),
    });
  }
  return { contentType: "application/rss+xml; charset=utf-8", body: feed.rss2() };
}

/** Articles have a date without a time. Noon in eastern Australia is the same date nearly everywhere. */
const noonOf = (day: string) => new Date(`${day}T02:00:00Z`);
