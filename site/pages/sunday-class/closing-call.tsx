import { closingCall as words } from "#content/pages/sunday-class";
import { sundayClass } from "#content/schedule";
import { formatTime } from "../../../domain/format-date.ts";
import { paths } from "../../../domain/pages.ts";
import { ListItems } from "../../components/prose/prose.tsx";
import { ClockText } from "../../schedule/clock-text.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./closing-call.module.css";
import { JoinThisSunday } from "./join-this-sunday.tsx";

export function ClosingCall() {
  return (
    <section className={styles.section} aria-labelledby="end-heading">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="end-heading">{words.heading}</h2>
          <p className={styles.date}>
            <ClockText subject="sunday" fallback={words.anyDay} />
            {", "}
            <span className="nowrap">{formatTime(sundayClass.startTime)}</span>
          </p>
          <ButtonLink to={paths.bookClass} size="large" tone="dark">
            <JoinThisSunday />
          </ButtonLink>
        </div>
        <div className={styles.alternatives}>
          <h3>{words.alternativesHeading}</h3>
          <ul>
            <ListItems of={words.alternatives} />
          </ul>
        </div>
      </div>
    </section>
  );
}
