import type { Focus } from "../../../../site/articles/photograph-files.ts";
import { photographCrops } from "../../../../site/articles/photograph-files.ts";
import { StoredPicture } from "../../photographs/stored-picture.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";

type CropsProps = {
  readonly photograph: { readonly file: string; readonly id: string };
  readonly alt: string;
  /** The point that stays; undefined where the site chooses by itself. */
  readonly focus: Focus | undefined;
  readonly onChange: (focus: Focus | undefined) => void;
};

const screens = [
  { crop: "wide", words: "On a computer" },
  { crop: "tall", words: "On a phone" },
] as const;

/** A photograph, the point of it that stays, and how it is cut out above the article. */
export function Crops({ photograph: { file, id }, alt, focus, onChange }: CropsProps) {
  const picture = { file, state: "draft", version: id } as const;
  const { x, y } = focus ?? { x: 50, y: 50 };
  return (
    <>
      <p className={ui.hint}>
        It’s cut to the shape of each screen, as you see below. Select the point in it that must stay, such as
        a face.
      </p>
      {/* For a pointer; the sliders do the same from the keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={styles.whole}
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
        }}
      >
        <StoredPicture {...picture} alt="" className={styles.wholePicture} />
        {focus && <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />}
      </button>
      <div className={styles.sliders}>
        <Slider label="From left to right" value={x} onChange={(value) => onChange({ x: value, y })} />
        <Slider label="From top to bottom" value={y} onChange={(value) => onChange({ x, y: value })} />
      </div>
      <div className={ui.row}>
        {screens.map(({ crop, words }) => (
          <figure key={crop} className={styles.crop}>
            <StoredPicture
              {...picture}
              alt={crop === "wide" ? alt : ""}
              // Until she sets it, the site looks for what most catches the eye.
              crop={focus ? undefined : crop}
              className={styles.cropped}
              style={{
                aspectRatio: photographCrops[crop].width / photographCrops[crop].height,
                objectPosition: `${x}% ${y}%`,
              }}
            />
            <figcaption>{words}</figcaption>
          </figure>
        ))}
      </div>
      {focus ? (
        <p>
          <Button variant="link" onClick={() => onChange(undefined)}>
            Let the site choose what stays
          </Button>
        </p>
      ) : (
        <p className={ui.hint}>Until you choose, the site keeps what most catches the eye.</p>
      )}
    </>
  );
}

const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

const Slider = ({ label, value, onChange }: SliderProps) => (
  <Field label={label}>
    {({ className: _, ...input }) => (
      <input
        {...input}
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    )}
  </Field>
);
