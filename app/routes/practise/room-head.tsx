import { type Ref, useEffect, useRef, useState } from "react";
import example from "#art/sitting-example.svg";
import { withoutScript, room as words } from "#content/pages/practise";
import { exampleSitting } from "../../art/sitting-print/example.ts";
import { plate } from "../../art/sitting-print/ground.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import { canRing } from "./room/bell.ts";
import { countedMinutes, describePrint, editionOf } from "./room/edition.ts";
import styles from "./room-head.module.css";
import script from "./script.module.css";
import sheet from "./sheet.module.css";
import { threeMinutes } from "./three-minutes.ts";

const lengths = [1, 3, 5, 10];

type RoomHeadProps = {
  readonly ref: Ref<HTMLFormElement>;
  readonly isHidden: boolean;
  readonly onSit: () => void;
};

/** The first screen: how long, which bells, and Sit down. */
export function RoomHead({ ref, isHidden, onSit }: RoomHeadProps) {
  const [when, what] = editionOf(exampleSitting);
  return (
    <section className={styles.head} id="room" aria-labelledby="room-heading" hidden={isHidden}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1 id="room-heading">{words.heading}</h1>
          <p className={`${script.missing} ${styles.lead}`}>
            <Prose of={withoutScript.lead} />
          </p>
          <p className={`${script.missing} ${styles.go}`}>
            <a className={buttonClass({ size: "large" })} href="#paper">
              {withoutScript.button}
            </a>
          </p>
          <p className={`${script.needed} ${styles.lead}`}>
            <Prose of={words.lead} />
          </p>
          <form
            className={`${script.needed} ${styles.setup}`}
            id={threeMinutes}
            ref={ref}
            onSubmit={(event) => {
              event.preventDefault();
              onSit();
            }}
          >
            <Lengths />
            <Bells />
            <div className={styles.go}>
              <Button type="submit" size="large">
                {words.button}
              </Button>
              <p>{words.promise}</p>
            </div>
          </form>
          <p className={styles.aside}>
            <Prose of={words.aside} />
          </p>
        </div>
        <figure className={styles.example}>
          <div className={sheet.stock}>
            <img src={example} {...plate} alt={describePrint(exampleSitting)} />
            <p className={sheet.pencil}>
              {when}
              <br />
              {what}
            </p>
          </div>
          <figcaption>
            <Prose of={words.caption} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function Lengths() {
  return (
    <fieldset className={styles.minutes}>
      <legend>{words.howLong}</legend>
      <div>
        {lengths.map((minutes) => {
          const [number, unit] = countedMinutes(minutes).split("\u00a0");
          return (
            <label key={minutes}>
              <input type="radio" name="minutes" value={minutes} defaultChecked={minutes === 3} />
              <span>
                <b>{number}</b> {unit}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What can be heard and seen. Half-way needs the bell; a browser without sound has neither. */
function Bells() {
  const bell = useRef<HTMLInputElement>(null);
  const [hasSound, setHasSound] = useState(true);
  const [isRung, setIsRung] = useState(true);
  useEffect(() => {
    setHasSound(canRing());
    // It may have been changed before the room was ready.
    setIsRung(bell.current?.checked === true);
  }, []);
  return (
    <div className={styles.options}>
      <label>
        <input
          type="checkbox"
          name="bell"
          ref={bell}
          defaultChecked
          disabled={!hasSound}
          onChange={({ target }) => setIsRung(target.checked)}
        />
        <span>{words.bell}</span>
      </label>
      <label>
        <input type="checkbox" name="halfWay" disabled={!hasSound || !isRung} />
        <span>{words.halfWay}</span>
      </label>
      <label>
        <input type="checkbox" name="dim" />
        <span>{words.dim}</span>
      </label>
    </div>
  );
}
