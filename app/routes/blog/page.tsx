import articles from "../../articles/articles.ts?evaluated";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { paths } from "../../paths.ts";
import { feedTitle } from "../../seo/feed-title.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { ArticleList, listId } from "./article-list.tsx";
import { EnoughReading } from "./enough-reading.tsx";
import { OpenBook } from "./open-book.tsx";

export const meta = () => [
  ...pageMeta({
    title: "Articles",
    description: `${articles.length} plain articles about meditation and mindfulness for sceptics: stress, sleepy sittings, busy lives, brains and driving. The evidence comes with its limits.`,
    path: paths.blog,
    feed: feedTitle,
  }),
  // On the way back from an article, its card has to be there for the picture to return to.
  { tagName: "link", rel: "expect", href: `#${listId}`, blocking: "render" },
];

export default function BlogPage() {
  return (
    <main id="main">
      <PictureTransition />
      <OpenBook />
      <ArticleList />
      <NewsletterBlock />
      <EnoughReading />
    </main>
  );
}
