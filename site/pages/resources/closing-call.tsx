import { resources } from "#content/pages/resources";
import { paths } from "../../../domain/pages.ts";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";

const words = resources.closingCall;

export function ClosingCall() {
  return (
    <ActionRow
      headingId="librarian-heading"
      action={<ButtonLink to={paths.contact}>{words.button}</ButtonLink>}
    >
      <h2 id="librarian-heading">{words.heading}</h2>
      <p>
        <Prose of={words.text} />
      </p>
    </ActionRow>
  );
}
