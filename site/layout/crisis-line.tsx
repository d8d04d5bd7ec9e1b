import { Fragment } from "react";
import { layout } from "#content/layout";
import { Prose } from "../components/prose/prose.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./crisis-line.module.css";

/** Whom to call or text in a crisis, in one line. */
export function CrisisLine({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.line, className)}>
      {layout.crisisLine.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prerendered parts never change their order
        <Fragment key={index}>
          <span>
            <Prose of={part} />
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
