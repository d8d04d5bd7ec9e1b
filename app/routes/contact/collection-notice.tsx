import { business } from "#content/business";
import { paths } from "../../paths.ts";

/** The privacy notice under the form: which data is collected, why, and who receives it. */
export function CollectionNotice({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      {business.name} collects your name, email address and message to answer you; without them I can’t. They
      pass through the companies that host this site and my mail, which may keep them overseas, and go to
      nobody else. The copy here is deleted {business.messagesKeptDays} days after it reaches me. More in{" "}
      <a href={paths.privacy}>Privacy</a>.
    </p>
  );
}
