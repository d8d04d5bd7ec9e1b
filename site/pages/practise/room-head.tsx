import { type Ref, useEffect, useState } from "react";
import example from "#art/sitting-example.svg";
import exampleDark from "#art/sitting-example-dark.svg";
import { picture, withoutScript, room as words } from "#content/pages/practise";
import { Panicking } from "../../components/panicking/panicking.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import hero from "../../kit/hero.module.css";
import { darkMode } from "../../styles/media-queries.ts";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import { Choice, type OnChoose } from "./choice.tsx";
import { canRing } from "./room/bell.ts";
import { countedMinutes, editionOf } from "./room/edition.ts";
import { threeMinutes } from "./room/keys.ts";
import type { Options } from "./room/options.ts";
import styles from "./room-head.module.css";
import sheet from "./sheet.module.css";
import { exampleSitting } from "./sitting-print/example.ts";
import { plate } from "./sitting-print/ground.ts";

const lengths = [
  [1, 3],
  [5, 10],
];

type RoomHeadProps = {
  readonly ref: Ref<HTMLFormElement>;
  readonly isHidden: boolean;
  readonly options: Options;
  readonly onChoose: OnChoose;
  readonly onSit: () => void;
  /** Whether the tab keeps a print that isn't on the wall. */
  readonly hasUnhung: boolean;
  /** Shows that print. */
  readonly onLook: () => void;
};

/** The first screen: how long, which bells, and Sit down. */
export function RoomHead({ ref, isHidden, options, onChoose, onSit, hasUnhung, onLook }: RoomHeadProps) {
  const [when, what] = editionOf(exampleSitting);
  return (
    <section
      className={`${hero.hero} ${styles.head}`}
      id="room"
      aria-labelledby="room-heading"
      hidden={isHidden}
    >
      <div className={`wrap pair ${sheet.spread}`}>
        <div className={styles.words}>
          <p className={`cluster small ${styles.last}`} data-unhung="" hidden={!hasUnhung}>
            <span>{words.last}</span>
            <button type="button" className="link" onClick={onLook}>
              {words.look}
            </button>
          </p>
          <h1 id="room-heading">{words.heading}</h1>
          <p className={`without-script ${hero.lead}`}>
            <Prose of={withoutScript.lead} />
          </p>
          <p className={`cluster without-script ${styles.go}`}>
            <a className={buttonClass({ size: "large" })} href="#paper">
              {withoutScript.button}
            </a>
          </p>
          <p className={`with-script ${hero.lead}`}>
            <Prose of={words.lead} />
          </p>
          <form
            className="with-script"
            id={threeMinutes}
            // Options that the browser restores would win over the hour.
            autoComplete="off"
            ref={ref}
            onSubmit={(event) => {
              event.preventDefault();
              onSit();
            }}
          >
            <Lengths />
            <div className={`cluster small ${styles.go}`}>
              <Button type="submit" size="large">
                {words.button}
              </Button>
              <p className="soft">{words.promise}</p>
            </div>
            <Bells options={options} onChoose={onChoose} />
          </form>
          <Panicking />
          <p className={`small soft ${styles.aside}`}>
            <Prose of={words.aside} />
          </p>
        </div>
        <figure className={styles.example}>
          <div className={sheet.stock}>
            <picture>
              <source media={darkMode} srcSet={exampleDark} />
              <img src={example} {...plate} alt={picture} />
            </picture>
            <p className={sheet.pencil}>
              {when}
              <br />
              {what}
            </p>
          </div>
          <figcaption className="small soft">
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
        {lengths.map((pair) => (
          <div key={pair[0]} className={styles.pair}>
            {pair.map((minutes) => {
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
        ))}
      </div>
    </fieldset>
  );
}

/** What can be heard and seen. Half-way needs the bell; a browser without sound has neither. */
function Bells({ options, onChoose }: { readonly options: Options; readonly onChoose: OnChoose }) {
  const [hasSound, setHasSound] = useState(true);
  useEffect(() => setHasSound(canRing()), []);
  const isRung = options.bell && hasSound;
  return (
    <div className={`cluster ${styles.options}`}>
      <Choice name="bell" isOn={isRung} isDisabled={!hasSound} onChoose={onChoose}>
        {words.bell}
      </Choice>
      <Choice name="halfWay" isOn={options.halfWay} isDisabled={!isRung} onChoose={onChoose}>
        {words.halfWay}
      </Choice>
      <Choice name="dim" isOn={options.dim} onChoose={onChoose}>
        {words.dim}
      </Choice>
    </div>
  );
}
