import { Fragment } from "react";
import { business } from "#content/business";
import { PhoneLinks } from "../components/phone-links/phone-links.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./crisis-line.module.css";

/** The crisis line as plain text. */
const crisisLine = business.sentences.crisis.replaceAll("\n", " ");

/** The support lines that the crisis line doesn't name. */
export const otherSupportLines = business.supportLines.filter(({ number }) => !crisisLine.includes(number));

type CrisisNumbersProps = {
  readonly className?: string | undefined;
  /** Names the lines, without saying when to call which: what fits into one line of the menu. */
  readonly isCompact?: boolean;
};

const nameOf = (called: string) => business.supportLines.find(({ number }) => number === called)?.name;

/** The words of the crisis line, each number below what it is for: for the menu and the footer, which have little room. */
export function CrisisNumbers({ className, isCompact = false }: CrisisNumbersProps) {
  return (
    <ul className={classNames(styles.numbers, className)}>
      {business.sentences.crisis.split("\n").map((part) => {
        const [, words = part, number = ""] = /^(\D+?)\s*(\d[\d ]*\d)/.exec(part) ?? [];
        return (
          <li key={part}>
            {(isCompact && nameOf(number)) || words} <PhoneLinks text={number} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whom to call or text in a crisis, in a sentence. */
export function CrisisLine() {
  return (
    <p className={styles.line}>
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
