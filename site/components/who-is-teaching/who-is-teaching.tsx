import { business } from "#content/business";
import { whoIsTeaching as words } from "#content/common";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FactList } from "../fact-list/fact-list.tsx";
import { SideHeading } from "../side-heading/side-heading.tsx";

const { trainedBy, ...facts } = business.teaching ?? {};

const lines = [
  { label: words.since, fact: facts.since },
  {
    label: words.trainedBy,
    fact: trainedBy && <ExternalLink href={trainedBy.url}>{trainedBy.name}</ExternalLink>,
  },
  { label: words.insurance, fact: facts.insurance },
  { label: words.workingWithChildren, fact: facts.workingWithChildren },
  { label: words.groupSize, fact: facts.groupSize },
  { label: words.platform, fact: facts.platform },
  { label: words.captions, fact: facts.captions },
  { label: words.abn, fact: facts.abn },
].filter(({ fact }) => fact !== undefined);

/** A section with the facts of `teaching` in `business.yaml`; renders nothing without facts. */
export function WhoIsTeaching({ className }: { className?: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <SideHeading id="who-is-teaching" heading={words.heading} className={className}>
      <FactList lines={lines} />
    </SideHeading>
  );
}
