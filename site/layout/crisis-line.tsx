import { Fragment } from "react";
import { business } from "#content/business";
import { urgentHelp } from "#content/pages/contact";
import { PhoneLinks } from "../components/phone-links/phone-links.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./crisis-line.module.css";

/** The crisis line as plain text. */
export const crisisLine = business.sentences.crisis.replaceAll("\n", " ");

/** The support lines that the crisis line doesn't name. */
export const otherSupportLines = business.supportLines.filter(({ number }) => !crisisLine.includes(number));

/** The numbers of the crisis line with their names, in a row: for the menu and the footer, which have little room. */
export function CrisisNumbers({ className }: { className?: string | undefined }) {
  return (
    <ul className={classNames(styles.numbers, className)}>
      {business.supportLines
        .filter(({ number }) => crisisLine.includes(number))
        .map(({ name, number, textNumber }) => (
          <Fragment key={number}>
            <li>
              {name} <PhoneLinks text={number} />
            </li>
            {textNumber && (
              <li>
                <Prose
                  of={urgentHelp.orText}
                  slots={{ "line.textNumber": <PhoneLinks text={textNumber} /> }}
                />
              </li>
            )}
          </Fragment>
        ))}
    </ul>
  );
}

/** Whom to call or text in a crisis, in a sentence. */
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
