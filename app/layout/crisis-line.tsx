import { layout } from "#content/layout";
import { Prose } from "../components/prose/prose.tsx";

/** The phone numbers for a crisis, in one line. */
export function CrisisLine({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <Prose of={layout.crisisLine} />
    </p>
  );
}
