import type { ReactNode } from "react";
import { shouldIDoThis } from "#content/common";
import { faq } from "#content/pages/faq";
import { paths } from "../../domain/pages.ts";
import chapter from "../kit/chapter.module.css";
import { Ledger, Slip } from "../kit/parts.tsx";
import { CrisisLine } from "../layout/crisis-line.tsx";
import styles from "./before-booking.module.css";

/** A small link to refunds and cancellations, for places below a booking button. */
export function MoneyLink() {
  return (
    <a className={`tall ${styles.link}`} href={`${paths.faq}#money`}>
      {faq.refunds.heading}
    </a>
  );
}

/** A small link to who should ask first, for places beside a booking button: on a page that says it itself, to its own. */
export function ShouldLink({ isHere = false }: { readonly isHere?: boolean }) {
  return (
    <a className={`tall ${styles.link}`} href={`${isHere ? "" : paths.faq}#should-i-do-this`}>
      {shouldIDoThis.heading}
    </a>
  );
}

/** A small button that prints the page, beside such links. The page has the script for it. */
export function PrintButton({ words }: { readonly words: string }) {
  return (
    <button type="button" className={`on-screen link with-script ${styles.link}`} data-print="">
      {words}
    </button>
  );
}

type FoldedSlipProps = {
  /** A link to this id opens it. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
};

/** A folded slip: for what not everybody on the page needs. */
export function FoldedSlip({ id, heading, children }: FoldedSlipProps) {
  return (
    <section className={`${chapter.paper} ${chapter.tight}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Slip look="ticket">
          <details className={`folds ${styles.fold}`}>
            <summary>
              <h2 id={`${id}-heading`}>{heading}</h2>
            </summary>
            <div id={id}>{children}</div>
          </details>
        </Slip>
      </div>
    </section>
  );
}

/** On who should talk with someone first, what can go wrong, and when to stop. */
export function ShouldIDoThis() {
  return (
    <FoldedSlip id="should-i-do-this" heading={shouldIDoThis.heading}>
      <Ledger
        columns={2}
        printsLines
        of={[
          ...shouldIDoThis.answers.map(({ when, text }) => ({ name: when, text })),
          { name: shouldIDoThis.crisis, more: <CrisisLine /> },
        ]}
      />
    </FoldedSlip>
  );
}
