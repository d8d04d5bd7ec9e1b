import { videoLibrary } from "#content/pages/video-library";
import { paths } from "../../../domain/pages.ts";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { videoItems } from "../../components/video/video-items.ts";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { videoObjects } from "../../seo/video-object.ts";
import { ClosingCall } from "./closing-call.tsx";
import { GuidedPractices } from "./guided-practices.tsx";
import { Hero } from "./hero.tsx";
import { Lessons } from "./lessons.tsx";

export const meta = () =>
  pageMeta({
    ...videoLibrary.meta,
    path: paths.videos,
    structuredData: videoObjects(videoItems, paths.videos),
  });

export default function VideoLibraryPage() {
  return (
    <main id="main">
      <Hero />
      <VideoPlayer readAt={paths.guidedPractices} />
      <GuidedPractices />
      <Lessons />
      <NewsletterBlock />
      <ClosingCall />
    </main>
  );
}
