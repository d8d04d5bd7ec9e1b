import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { BlogTeasers } from "./blog-teasers.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { GuidedPractices } from "./guided-practices.tsx";
import { Hero } from "./hero.tsx";
import { ShortLessons } from "./short-lessons.tsx";

export const meta = () =>
  pageMeta({
    title: "Free resources",
    description:
      "Guided practices of five minutes, short lessons and plain articles about mindfulness. Free, with no sign-up: take what’s useful and leave the rest.",
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
