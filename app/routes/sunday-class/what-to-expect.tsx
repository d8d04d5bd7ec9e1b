import { business } from "#content/business";
import { sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { formatTimeRange } from "../../schedule/format-date.ts";
import { ClassTimeline } from "./class-timeline.tsx";
import styles from "./what-to-expect.module.css";

export function WhatToExpect() {
  const { name, streetAddress } = business.centre;
  return (
    <section className={styles.expect} aria-labelledby="expect-heading">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="expect-heading">What to expect</h2>
        <dl>
          <div>
            <dt>Where</dt>
            <dd>
              {name}, {streetAddress}. A quiet room beside the pool. You won’t get wet.
            </dd>
          </div>
          <div>
            <dt>When</dt>
            <dd>
              Every {sundayClass.weekday}, {formatTimeRange(sundayClass.startTime, sundayClass.endTime)},
              Melbourne time. That’s {sundayClass.minutes} minutes, and I stick to it.
            </dd>
          </div>
          <div>
            <dt>Who</dt>
            <dd>
              People on their first or second go, mostly. If that’s you, here’s{" "}
              <a href={paths.firstClass}>the morning in advance</a>.
            </dd>
          </div>
        </dl>
      </div>
      <div className="wrap">
        <ClassTimeline />
      </div>
    </section>
  );
}
