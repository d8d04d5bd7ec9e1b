import { articles } from "#content/articles";
import { blog } from "#content/pages/blog";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { PictureTransition } from "../../articles/picture-transition.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { ArticleList } from "./article-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { Hero } from "./hero.tsx";

const words = blog.meta;

export const meta = () =>
  pageMeta({
    title: words.title,
    description: fillSlots(words.description, { "articles.count": articles.length }),
    path: paths.blog,
    feed: blog.feed.title,
    // The cards must be parsed before the first frame: the view transition from an article's picture ends there.
    ...(articles.length > 0 && { waitsFor: "articles" }),
  });

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
