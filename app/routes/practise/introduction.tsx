import { useEffect, useRef } from "react";
import { introduction as words } from "#content/pages/practise";
import { Prose } from "../../components/prose/prose.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./card.module.css";
import text from "./text-button.module.css";

type IntroductionProps = { readonly onBegin: () => void; readonly onLeave: () => void };

/** The two sentences before a visitor's first sitting, over the lake. */
export function Introduction({ onBegin, onLeave }: IntroductionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.shade}>
      <div className={styles.card}>
        <h3 ref={heading} tabIndex={-1}>
          {words.which}
        </h3>
        {words.sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
          <p key={index}>
            <Prose of={sentence} />
          </p>
        ))}
        <div className={styles.actions}>
          <Button onClick={onBegin}>{words.button}</Button>
          <button type="button" className={text.button} onClick={onLeave}>
            {words.close}
          </button>
        </div>
      </div>
    </div>
  );
}
