import sortedFeel from "#art/sorted-feel.svg";
import sortedFeelDark from "#art/sorted-feel-dark.svg";
import sortedHear from "#art/sorted-hear.svg";
import sortedHearDark from "#art/sorted-hear-dark.svg";
import sortedSee from "#art/sorted-see.svg";
import sortedSeeDark from "#art/sorted-see-dark.svg";
import { tuesdayAt } from "../../../content/home.ts";
import { marksOfEach } from "../../art/pictures/tuesday.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { formatTime } from "../../schedule/format-date.ts";
import styles from "./framework.module.css";
import sections from "./sections.module.css";

const senses = [
  {
    name: "See",
    shape: "discs",
    picture: sortedSee,
    dark: sortedSeeDark,
    text: "Faces, screens, the light under the door. Also the pictures in your head, like tomorrow’s meeting going badly.",
    moment: `At ${formatTime(tuesdayAt.email)}, that email.`,
  },
  {
    name: "Hear",
    shape: "wavy lines",
    picture: sortedHear,
    dark: sortedHearDark,
    text: "Traffic, the fridge, the kids. Also the voice in your head, rehearsing.",
    moment: `At ${formatTime(tuesdayAt.conversation)}, that conversation.`,
  },
  {
    name: "Feel",
    shape: "rings",
    picture: sortedFeel,
    dark: sortedFeelDark,
    text: "Cold feet, a tight jaw, the smell of toast. Also what a mood does in the body: heat, weight, a flutter.",
    moment: `At ${formatTime(tuesdayAt.driveway)}, whatever is keeping you in the car.`,
  },
] as const;

/** The marks of the day above, sorted into see, hear and feel. */
export function Framework() {
  return (
    <section className={styles.section} aria-labelledby="places-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <h2 id="places-heading" className={styles.heading}>
          Everything you notice lands in one of three places
        </h2>
        <p className={styles.sorted}>
          Here are the {3 * marksOfEach} again, every one, each where it landed: {marksOfEach} you saw,{" "}
          {marksOfEach} you heard, {marksOfEach} you felt. Nothing has been taken away and the day is no
          quieter. You can just see what’s in it.
        </p>
        <ul className={styles.senses}>
          {senses.map((sense) => (
            <li key={sense.name}>
              <h3>{sense.name}</h3>
              <PrintPicture
                wide={sense.picture}
                wideDark={sense.dark}
                alt={`${marksOfEach} ${sense.shape}, in rows`}
                width={560}
                height={200}
              />
              <div>
                <p>{sense.text}</p>
                <p className={sections.small}>{sense.moment}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
