import { type ReactNode, useId } from "react";
import { plural } from "../../../../domain/format-text.ts";
import { usualPricePath } from "../../../../domain/prices.ts";
import { type FieldRef, nameOfFile } from "../../../engine/content/change.ts";
import { titleOfFile } from "../../../engine/content/describe.ts";
import { hasSameValue } from "../../../engine/content/same-value.ts";
import { useComparison } from "../../api/content.ts";
import { keyOfTarget } from "../../draft/autosave-registry.ts";
import { useField } from "../../draft/use-field.ts";
import { fieldSchema } from "../../forms/field-schema.ts";
import ui from "../../ui/ui.module.css";
import { useIsWide } from "../../ui/use-media.ts";
import { BeforeAndAfter, summaryOf } from "../changes/differences.tsx";
import { FoundSentences, useSentences } from "../words/search.tsx";

type WhereItAppearsProps = { readonly fact: FieldRef; readonly className?: string | undefined };

/** What visitors will read where a fact appears: the site is rendered with the old value and with the new one. */
export function WhereItAppears({ fact, className }: WhereItAppearsProps) {
  const id = useId();
  const key = keyOfTarget(fact);
  const price = prices.find((each) => keyOfTarget(each) === key);
  const called = price?.called ?? `“${fieldSchema(fact.name, fact.path).title}”`;
  return (
    <aside className={className} aria-labelledby={id}>
      <h2 id={id} className={ui.listHeading}>
        Where {called} appears
      </h2>
      <div role="status" className={ui.tightStack}>
        <Sentences fact={fact} key={key} />
      </div>
    </aside>
  );
}

function Sentences({ fact }: { readonly fact: FieldRef }) {
  const { live, inFile, problem } = useField(fact);
  const isWritten = !hasSameValue(live, inFile);
  const { comparison, error } = useComparison(isWritten ? [keyOfTarget(fact)] : []);

  if (problem.message !== undefined) return <Line>What you typed is on no page until it’s right.</Line>;
  if (!isWritten)
    return (
      <>
        <Line>Once you change it, I look through every page for what will be different.</Line>
        <SentencesNow fact={fact} />
      </>
    );
  if (error) return <Line>I couldn’t compare the pages. {error.message} Your change is kept.</Line>;
  if (!comparison)
    return <Line>Looking through every page. That can take half a minute. You can go on typing.</Line>;
  if (comparison.problem) return <Line>It can’t be shown alone. {comparison.problem}</Line>;
  return (
    <>
      <Line>{summaryOf(comparison)}</Line>
      <BeforeAndAfter comparison={comparison} />
    </>
  );
}

/** How many sentences are listed beside a fact. */
const mostListed = 6;

/** The sentences that name a fact, as visitors read them, each with the way to it. Where there is no room beside it, they’re in the way. */
function SentencesNow({ fact: { path } }: { readonly fact: FieldRef }) {
  const isWide = useIsWide();
  const sentences = useSentences(isWide);
  const named = new RegExp(`\\{\\{\\s*${path.join("\\.")}\\s*[:}]`);
  const found = sentences?.filter(({ text }) => named.test(text)) ?? [];
  if (!isWide || found.length === 0) return null;
  return (
    <>
      <h3 className={ui.listHeading}>{plural(found.length, "sentence names", "sentences name")} it now</h3>
      <FoundSentences
        of={found.slice(0, mostListed)}
        labelOf={(file) => (file.startsWith("content/pages/") ? titleOfFile(nameOfFile(file)) : undefined)}
      />
      {found.length > mostListed && <Line>and {found.length - mostListed} more</Line>}
    </>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => <p className={ui.soft}>{children}</p>;

export type Price = FieldRef & {
  readonly label: string;
  /** In a sentence: “Where the course price appears”. */
  readonly called: string;
  readonly hint?: string;
};

/** What people pay. */
export const prices: readonly [Price, ...Price[]] = [
  {
    name: "schedule",
    path: usualPricePath("course"),
    label: "The 8-week course",
    called: "the course price",
  },
  {
    name: "schedule",
    path: usualPricePath("coaching"),
    label: "A session of coaching",
    called: "the coaching price",
  },
  {
    name: "schedule",
    path: usualPricePath("Sunday class"),
    label: "A Sunday class, casual",
    called: "the class price",
    hint: "The centre sets it and takes the money. Change it when the centre does.",
  },
];
