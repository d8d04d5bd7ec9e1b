import { business } from "#content/business";
import { whoIsTeaching as words } from "#content/common";
import { type Fact, Facts } from "../../kit/parts.tsx";
import { Chapter, type ChapterProps } from "../../kit/sections.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Portrait } from "../portrait/portrait.tsx";
import styles from "./who-is-teaching.module.css";

const { trainedBy, ...facts } = business.teaching ?? {};

const lines: readonly Fact[] = [
  [words.since, facts.since],
  [words.trainedBy, trainedBy && <ExternalLink href={trainedBy.url}>{trainedBy.name}</ExternalLink>],
  [words.insurance, facts.insurance],
  [words.workingWithChildren, facts.workingWithChildren],
  [words.groupSize, facts.groupSize],
  [words.platform, facts.platform],
  [words.captions, facts.captions],
  [words.abn, facts.abn],
];

type WhoIsTeachingProps = {
  /** Whether the teacher's picture stands beside them: on a page that doesn't show it elsewhere. */
  readonly portrait?: boolean;
  readonly tone?: ChapterProps["tone"];
  readonly className?: string | undefined;
};

/** A section with the facts of `teaching` in `business.yaml`; renders nothing without facts. */
export function WhoIsTeaching({ portrait = false, tone, className }: WhoIsTeachingProps) {
  if (lines.every(([, fact]) => fact === undefined)) return null;
  return (
    <Chapter
      id="who-is-teaching"
      heading={words.heading}
      layout="side"
      tone={tone}
      aside={portrait ? <NameAndPortrait /> : undefined}
    >
      <Facts of={lines} className={classNames(styles.facts, className)} />
    </Chapter>
  );
}

const NameAndPortrait = () => (
  <>
    <p className={styles.portrait}>
      <Portrait />
    </p>
    <p className="small">{business.teacher.name}</p>
  </>
);
