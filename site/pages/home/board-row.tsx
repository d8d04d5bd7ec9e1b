import type { ReactNode } from "react";
import { shouldIDoThis } from "#content/common";
import type { Home } from "../../../content-model/schema/pages/home.ts";
import { money } from "../../../domain/money.ts";
import { paths, type SitePath } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./board.module.css";

type BoardRowProps = {
  readonly words: Pick<Home["board"]["coaching"], "name" | "time" | "place" | "unit">;
  /** The page of the offer. */
  readonly to: SitePath;
  /** An element of the class `when`. */
  readonly when: ReactNode;
  /** The visitor's own time, which follows the time. */
  readonly ownTime?: ReactNode;
  /** Follows the button. */
  readonly more?: ReactNode;
  /** In dollars, if it is known. */
  readonly price: number | undefined;
  /** The button. */
  readonly children: ReactNode;
};

/** A row of the board. */
export function BoardRow({ words, to, when, ownTime, more, price, children }: BoardRowProps) {
  return (
    <li className={`small soft ${styles.row}`}>
      <div>{when}</div>
      <div className={styles.what}>
        <h3>
          <a href={to}>{words.name}</a>
        </h3>
        <div>
          <div>
            <Prose of={words.time} />
            {ownTime}
          </div>
          <div>
            {words.place} <a href={`${paths.faq}#should-i-do-this`}>{shouldIDoThis.heading}</a>
          </div>
        </div>
      </div>
      <div className={`cluster ${styles.end}`}>
        {price !== undefined && (
          <div className={styles.cost}>
            <p>{money(price)}</p>
            <p>{words.unit}</p>
          </div>
        )}
        <div className={styles.button}>{children}</div>
        {more}
      </div>
    </li>
  );
}

type BoardDateProps = {
  readonly weekday: ReactNode;
  readonly day: ReactNode;
  readonly month: ReactNode;
};

/** A date with a large number. */
export function BoardDate({ weekday, day, month }: BoardDateProps) {
  return (
    <>
      <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
    </>
  );
}
