import { business } from "#content/business";
import { classNames } from "../ui/class-names.ts";

/** Whose page it is, where it stands on the web and where to write to: on paper alone, where no bar and footer say so. */
export const Letterhead = ({ className }: { readonly className?: string }) => (
  <div className={classNames("on-paper", className)}>
    <p>
      {[business.teacher.name, business.name, business.url.replace(/^https?:\/\//, ""), business.email].join(
        ", ",
      )}
    </p>
  </div>
);
