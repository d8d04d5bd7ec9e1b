import { articles } from "#content/articles";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { paths } from "../../paths.ts";
import { feedTitle } from "../../seo/feed-title.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { ArticleList } from "./article-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";

export const meta = () => [
  ...pageMeta({
    title: "Articles",
    description: `${articles.length} plain articles about meditation and mindfulness for sceptics: stress, sleepy sittings, busy lives, brains and driving. The evidence comes with its limits.`,
    path: paths.blog,
    feed: feedTitle,
  }),
  // The cards must be parsed before the first frame: the view transition from an article's picture ends there.
  ...(articles.length > 0 ? [{ tagName: "link", rel: "expect", href: "#articles", blocking: "render" }] : []),
];

export default function BlogPage() {
  return (
    <main id="main">
      <PictureTransition />
      <Hero />
      <ArticleList />
      <NewsletterBlock />
      <ClosingCall />
    </main>
  );
}
