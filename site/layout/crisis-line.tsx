import { Fragment } from "react";
import { business } from "#content/business";
import { PhoneLinks } from "../components/phone-links/phone-links.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./crisis-line.module.css";

/** Whom to call or text in a crisis, in one line. */
export function CrisisLine({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.line, className)}>
      {business.sentences.crisis.split("\n").map((part) => (
        <Fragment key={part}>
          <span>
            <PhoneLinks text={part} />
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
