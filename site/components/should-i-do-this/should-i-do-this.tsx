import { shouldIDoThis as words } from "#content/common";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import { Prose } from "../prose/prose.tsx";
import { SideAnswers } from "../side-heading/side-answers.tsx";

const answers = words.answers.map(({ when, text }) => ({ name: when, text: <Prose key={when} of={text} /> }));

/** A section on who should talk with someone first, what happens then, and when to stop. */
export function ShouldIDoThis({
  className,
  foldsOnPhones = false,
}: {
  className?: string | undefined;
  /** Shows the heading only until it is selected, on pages that are long on phones. */
  foldsOnPhones?: boolean;
}) {
  return (
    <SideAnswers
      id="should-i-do-this"
      heading={words.heading}
      className={className}
      foldsOnPhones={foldsOnPhones}
      answers={answers}
      last={[words.crisis, <CrisisLine key="crisis" />]}
    />
  );
}
