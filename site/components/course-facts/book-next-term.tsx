import { terms as words } from "#content/common";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { type ButtonLook, ExternalButtonLink } from "../../ui/button/button.tsx";

type BookNextTermProps = ButtonLook & {
  /** The class of the button. */
  readonly className?: string | undefined;
  /** The class of the element around it. */
  readonly around?: string | undefined;
};

/** The button that books the next term: the first of the year while none lies ahead, and without scripts. */
export function BookNextTerm({ around, ...look }: BookNextTermProps) {
  return (
    <ForNextTerm withoutScript className={around}>
      {({ name, booking }) => (
        <ExternalButtonLink href={booking} {...look}>
          {fillSlots(words.book, { "term.name": name })}
        </ExternalButtonLink>
      )}
    </ForNextTerm>
  );
}
