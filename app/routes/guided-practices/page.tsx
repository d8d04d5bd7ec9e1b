import { practices } from "../../../content/videos.ts";
import { VideoPlayer } from "../../components/video/video-player.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { GoGently } from "./go-gently.tsx";
import { Head } from "./head.tsx";
import { PickOne } from "./pick-one.tsx";
import { Practice } from "./practice.tsx";
import { TimerScript } from "./timer-script.tsx";

/** Seven practices in writing leave no room for it in the first round trip. */
export const handle = { scriptInFile: true };

const someCanBePlayed = practices.some(({ id }) => id);

export const meta = () =>
  pageMeta({
    title: "Guided practices",
    description: `Seven ${practices[0]?.minutes}-minute mindfulness practices in writing, a step at a time: Feel Rest, See Hear Feel, Hear Out, Feel Flow, Auto Walk, Feel Good and Microhits.`,
    path: paths.guidedPractices,
  });

export default function GuidedPracticesPage() {
  return (
    <main id="main">
      <Head />
      {someCanBePlayed && <VideoPlayer readAt={paths.guidedPractices} />}
      <TimerScript />
      <PickOne />
      {practices.map((practice, index) => (
        <Practice
          key={practice.slug}
          practice={practice}
          place={`${index + 1}/${practices.length}`}
          turned={index % 2 === 1}
        />
      ))}
      <GoGently />
    </main>
  );
}
