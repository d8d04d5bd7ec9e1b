import { guidedPractices } from "#content/pages/guided-practices";
import { practices } from "#content/practices";
import { paths } from "../../../domain/pages.ts";
import { ShouldIDoThis } from "../../components/should-i-do-this/should-i-do-this.tsx";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { Hero } from "./hero.tsx";
import { Practice } from "./practice.tsx";
import { PracticeIndex } from "./practice-index.tsx";
import printPractice from "./print-practice.inline.ts?inline-script";
import timer from "./timer.inline.ts?inline-script";
import { WithOthers } from "./with-others.tsx";

const someCanBePlayed = practices.some(({ youtube }) => youtube);

export const meta = () =>
  pageMeta({
    ...guidedPractices.meta,
    path: paths.guidedPractices,
  });

export default function GuidedPracticesPage() {
  return (
    <main id="main">
      <Hero />
      {someCanBePlayed && <VideoPlayer readAt={paths.guidedPractices} />}
      <InlineScript code={timer} />
      <InlineScript code={printPractice} />
      <PracticeIndex />
      {practices.map((practice, index) => (
        <Practice
          key={practice.slug}
          practice={practice}
          position={`${index + 1}/${practices.length}`}
          turned={index % 2 === 1}
        />
      ))}
      <ShouldIDoThis />
      <WithOthers />
    </main>
  );
}
