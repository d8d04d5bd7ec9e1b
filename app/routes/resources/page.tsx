import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { ArticleStack } from "./article-stack.tsx";
import { AskTheLibrarian } from "./ask-the-librarian.tsx";
import { LessonShelf } from "./lesson-shelf.tsx";
import { PracticeShelf } from "./practice-shelf.tsx";
import { StreetLibrary } from "./street-library.tsx";

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
      <StreetLibrary />
      <PracticeShelf />
      <LessonShelf />
      <ArticleStack />
      <AskTheLibrarian />
    </main>
  );
}
