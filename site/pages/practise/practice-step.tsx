import { useEffect, useRef } from "react";
import { guided as words } from "#content/pages/practise";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { Practice } from "../../../content-model/schema/practices.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./practice-step.module.css";

type PracticeStepProps = {
  readonly practice: Practice;
  readonly index: number;
  readonly isOver: boolean;
  readonly isInert: boolean;
  readonly onLeave: () => void;
};

/** One step of a practice in large type, over the lake; after the last, what to take along. */
export function PracticeStep({ practice, index, isOver, isInert, onLeave }: PracticeStepProps) {
  const { title, written } = practice;
  const box = useRef<HTMLDivElement>(null);
  const shown = isOver ? "over" : index;
  // A step that was scrolled leaves the next one at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another step is shown
  useEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [shown]);
  const step = written.steps[index];
  return (
    <div className={styles.told} ref={box} inert={isInert}>
      <p className={styles.position}>
        {fillSlots(words.position, {
          "practice.title": title,
          "step.number": isOver ? written.steps.length : index + 1,
          "step.count": written.steps.length,
        })}
      </p>
      {isOver ? (
        <div className={styles.entering}>
          <h3>{words.over}</h3>
          <p className={styles.along}>{`${written.takeAlong.heading}.`}</p>
          <p className={styles.big}>
            <Prose of={written.takeAlong.text} />
          </p>
          <p className={styles.back}>
            <Button onClick={onLeave} autoFocus>
              {words.back}
            </Button>
          </p>
        </div>
      ) : (
        step && (
          <div className={styles.entering} key={index}>
            <h3>{step.heading}</h3>
            <p className={styles.big}>
              <Prose of={step.text} />
            </p>
            {step.otherwise && (
              <p className={styles.otherwise}>
                <Prose of={step.otherwise} />
              </p>
            )}
          </div>
        )
      )}
    </div>
  );
}
