import { coaching as page } from "#content/pages/coaching";
import { Prose } from "../../components/prose/prose.tsx";
import { Facts, Slip } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./page.module.css";

const words = page.story;

/** An invented learner's sessions, as a driving logbook. */
export function Logbook() {
  return (
    <Chapter id="logbook-heading" heading={words.heading} lead={words.lead} tone="blush">
      <Slip look="sheet" className={styles.logbook}>
        <ol>
          {words.lessons.map(({ conditions, practised, next }, index) => (
            <li key={conditions}>
              <h3>
                {words.lesson} <span className="figures">{index + 1}</span>
              </h3>
              <Facts
                plain
                of={[
                  [words.conditionsLabel, conditions],
                  [words.practisedLabel, <Prose key="practised" of={practised} />],
                  [words.nextLabel, <Prose key="next" of={next} />],
                ]}
              />
            </li>
          ))}
        </ol>
      </Slip>
    </Chapter>
  );
}
