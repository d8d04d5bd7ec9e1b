import { business } from "#content/business";
import { accessibility as words } from "#content/pages/accessibility";
import { paths } from "../../../domain/pages.ts";
import { ListItems, Paragraphs } from "../../components/prose/prose.tsx";
import { TextPage, TextSection } from "../../components/text-page/text-page.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";

export const meta = () => pageMeta({ ...words.meta, path: paths.accessibility });

const captions = business.teaching?.captions;

export default function AccessibilityPage() {
  const { head, aim, hearing, tested, gaps, tell } = words;
  return (
    <TextPage title={head.heading} lead={head.lead}>
      <TextSection id="aim" title={aim.heading}>
        <Paragraphs of={aim.paragraphs} />
        <ul>
          <ListItems of={aim.points} />
        </ul>
      </TextSection>
      <TextSection id="hearing" title={hearing.heading}>
        <ul>
          {captions && <li>{`${hearing.captions} ${captions[0]?.toLowerCase()}${captions.slice(1)}.`}</li>}
          <ListItems of={hearing.points} />
        </ul>
      </TextSection>
      <TextSection id="tested" title={tested.heading}>
        <Paragraphs of={tested.paragraphs} />
      </TextSection>
      <TextSection id="gaps" title={gaps.heading}>
        <ul>
          <ListItems of={gaps.points} />
        </ul>
      </TextSection>
      <TextSection id="tell" title={tell.heading}>
        <Paragraphs of={tell.paragraphs} />
      </TextSection>
    </TextPage>
  );
}
