import { collectionNotice } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";

/** The privacy notice under the form: who collects what, why, and who else sees it. */
export function CollectionNotice({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <Prose of={collectionNotice} />
    </p>
  );
}
