import { useEffect, useRef } from "react";
import { room, introduction as words } from "#content/pages/practise";
import { Prose } from "../../components/prose/prose.tsx";
import { Slip } from "../../kit/slip.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./card.module.css";
import { ChestCheck } from "./chest-check.tsx";
import { Choice, type OnChoose } from "./choice.tsx";
import { canRing } from "./room/bell.ts";
import type { Options } from "./room/options.ts";

type IntroductionProps = {
  readonly options: Options;
  /** Whether the visitor hasn't sat before. */
  readonly isNew: boolean;
  readonly onChoose: OnChoose;
  readonly onBegin: () => void;
  readonly onLeave: () => void;
};

/** The card before three minutes from a link, over the lake. */
export function Introduction({ options, isNew, onChoose, onBegin, onLeave }: IntroductionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.shade}>
      <Slip look="ticket" className={styles.card}>
        <h3 ref={heading} tabIndex={-1}>
          {words.which}
        </h3>
        {isNew &&
          words.sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
            <p key={index}>
              <Prose of={sentence} />
            </p>
          ))}
        <div className="cluster">
          <Choice name="bell" isOn={options.bell && canRing()} isDisabled={!canRing()} onChoose={onChoose}>
            {room.bell}
          </Choice>
          <Choice name="dim" isOn={options.dim} onChoose={onChoose}>
            {room.dim}
          </Choice>
        </div>
        <div className="cluster">
          <Button onClick={onBegin}>{words.button}</Button>
          <button type="button" className="link" onClick={onLeave}>
            {words.close}
          </button>
        </div>
        <ChestCheck />
      </Slip>
    </div>
  );
}
