import lap from "#art/lap.svg";
import lapDark from "#art/lap-dark.svg";
import { sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { formatTime } from "../../schedule/format-date.ts";
import styles from "./local-reasons.module.css";
import sections from "./sections.module.css";

const { locality, centre } = site;

const reasons = [
  {
    name: "There’s a room to walk into.",
    why: `${sundayClass.weekday}s, ${formatTime(sundayClass.startTime)}, at ${centre.name.value}. Other people, in person, giving it a go.`,
  },
  {
    name: "There’s a lake to walk around.",
    why: "Six kilometres around, shared with runners, prams and the odd swan. A practice takes about the first two hundred metres.",
  },
  {
    name: "There’s weather.",
    why: "Nobody here will ask you to picture a beach. Cold hands in July are a perfectly good thing to notice.",
  },
  {
    name: "There’s someone to ask.",
    why: "Coaching can be in person when I have a time free. If we meet at the shops, you can ask me about your practice beside the bananas.",
  },
] as const;

export function LocalReasons() {
  return (
    <section className={styles.local} aria-labelledby="local-heading">
      <div className={`wrap ${sections.columns}`}>
        <figure>
          <PrintPicture
            wide={lap}
            wideDark={lapDark}
            alt="Linocut map of Lake Wendouree, with the walking track all the way around it"
            width={900}
            height={760}
          />
        </figure>
        <div className={styles.words}>
          <h2 id="local-heading">It helps that it’s {locality.town}</h2>
          <dl>
            {reasons.map(({ name, why }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
