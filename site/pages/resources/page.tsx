import { resources } from "#content/pages/resources";
import { paths } from "../../../domain/pages.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { BlogTeasers } from "./blog-teasers.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { GuidedPractices } from "./guided-practices.tsx";
import { Hero } from "./hero.tsx";
import { ShortLessons } from "./short-lessons.tsx";

export const meta = () =>
  pageMeta({
    ...resources.meta,
    path: paths.resources,
  });

export default function ResourcesPage() {
  return (
    <main id="main">
      <Hero />
      <GuidedPractices />
      <ShortLessons />
      <BlogTeasers />
      <ClosingCall />
    </main>
  );
}
