import { resources } from "#content/pages/resources";
import { paths } from "../../../domain/pages.ts";
import { Close } from "../../kit/close.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { BlogTeasers } from "./blog-teasers.tsx";
import { GuidedPractices } from "./guided-practices.tsx";
import { Hero } from "./hero.tsx";
import { ShortLessons } from "./short-lessons.tsx";

const { closingCall } = resources;

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
      <Close
        id="librarian-heading"
        heading={closingCall.heading}
        lead={closingCall.text}
        tone="paper"
        action={<ButtonLink to={paths.contact}>{closingCall.button}</ButtonLink>}
      />
    </main>
  );
}
