import { classFacts as words } from "#content/common";
import { When } from "../../schedule/schedule-clock.tsx";
import { Prose } from "../prose/prose.tsx";

/** Says when booking for the next class opens, while it isn't open. */
export const BookingOpens = ({ className }: { readonly className?: string | undefined }) => (
  <When condition="sunday:closed" withoutScript className={className}>
    <Prose of={words.opens} />
  </When>
);
