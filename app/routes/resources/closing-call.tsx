import { business } from "#content/business";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button/button.tsx";

export function ClosingCall() {
  return (
    <ActionRow
      headingId="librarian-heading"
      action={<ButtonLink to={paths.contact}>Ask the librarian</ButtonLink>}
    >
      <h2 id="librarian-heading">Can’t find the right one?</h2>
      <p>
        {
          "Tell me what your Tuesday looks like, and I’ll say which of these I’d try first. That’s free as well. "
        }
        {business.teacher.firstName}, librarian.
      </p>
    </ActionRow>
  );
}
