import { Fragment } from "react";
import { business } from "#content/business";
import { PhoneLinks } from "../components/phone-links/phone-links.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./crisis-line.module.css";

/** The crisis line as plain text. */
export const crisisLine = business.sentences.crisis.replaceAll("\n", " ");

/** The support lines that the crisis line doesn't name. */
export const otherSupportLines = business.supportLines.filter(({ number }) => !crisisLine.includes(number));

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
