import { business } from "#content/business";
import { privacy as words } from "#content/pages/privacy";
import { paths } from "../../../domain/pages.ts";
import { ListItems, Paragraphs } from "../../components/prose/prose.tsx";
import { TextPage, TextSection } from "../../components/text-page/text-page.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import asked from "./asked.inline.ts?inline-script";
import { NewsletterPrivacy } from "./newsletter.tsx";

export const meta = () => pageMeta({ ...words.meta, path: paths.privacy });

/** Who counts the visits. */
const counter = business.analytics.measurementId === undefined ? "own" : "google";

export default function PrivacyPage() {
  const { head, who, reading, counting, messages, newsletter, sessions, others, rights, safe, changes } =
    words;
  return (
    <TextPage title={head.heading} lead={head[counter]}>
      <TextSection id="who" title={who.heading}>
        <Paragraphs of={who.paragraphs} />
      </TextSection>
      <TextSection id="reading" title={reading.heading}>
        <Paragraphs of={[reading[counter]]} />
        <p id="asked" data-alone={reading.asked.alone} data-several={reading.asked.several}>
          {reading.asked.withoutScripts}
        </p>
        <InlineScript code={asked} />
      </TextSection>
      <TextSection id="counting" title={counting.heading}>
        <Paragraphs of={[...counting[counter], counting.refusing]} />
      </TextSection>
      <TextSection id="messages" title={messages.heading}>
        <Paragraphs of={messages.paragraphs} />
        <ul>
          <ListItems of={messages.points} />
        </ul>
      </TextSection>
      <TextSection id="newsletter" title={newsletter.heading}>
        <NewsletterPrivacy />
      </TextSection>
      <TextSection id="sessions" title={sessions.heading}>
        <Paragraphs of={[sessions.recordings, sessions.answers, sessions.coaching, sessions.calls]} />
      </TextSection>
      <TextSection id="others" title={others.heading}>
        <Paragraphs of={others.paragraphs} />
      </TextSection>
      <TextSection id="rights" title={rights.heading}>
        <Paragraphs of={rights.paragraphs} />
      </TextSection>
      <TextSection id="safe" title={safe.heading}>
        <Paragraphs of={[safe[counter], safe.marks, safe.copies]} />
      </TextSection>
      <TextSection id="changes" title={changes.heading}>
        <Paragraphs of={changes.paragraphs} />
      </TextSection>
    </TextPage>
  );
}
