import { guidedPractices } from "#content/pages/guided-practices";
import { paths } from "../../../domain/pages.ts";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";

const words = guidedPractices.withOthers;

/** The Sunday class, for those who want company. */
export function WithOthers() {
  return (
    <ActionRow
      headingId="others-heading"
      action={<ButtonLink to={paths.sundayClass}>{words.button}</ButtonLink>}
    >
      <h2 id="others-heading">{words.heading}</h2>
      <p>
        <Prose of={words.text} />
      </p>
    </ActionRow>
  );
}
