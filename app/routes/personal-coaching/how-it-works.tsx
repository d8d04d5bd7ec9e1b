import mugs from "#art/table-mugs.svg";
import mugsDark from "#art/table-mugs-dark.svg";
import notebook from "#art/table-notebook.svg";
import notebookDark from "#art/table-notebook-dark.svg";
import phone from "#art/table-phone.svg";
import phoneDark from "#art/table-phone-dark.svg";
import { business } from "#content/business";
import { coaching, course } from "#content/schedule";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./how-it-works.module.css";

const steps = [
  {
    name: "Pick a day",
    text: "Choose a time in the calendar. Rather hear my voice first? Take the free call, then decide.",
    pictures: [phone, phoneDark],
    alt: "A phone on a wooden table, one day picked in its calendar",
  },
  {
    name: "Have the hour",
    text: `By video, or across a table in ${business.place.town} when I have one free. No homework beforehand: come with the day you’ve had.`,
    pictures: [mugs, mugsDark],
    alt: "Two mugs, one fuller than the other, and a biscuit with a bite out of it",
  },
  {
    name: "Try it on the week",
    text: `About ${course.dailyPracticeMinutes} minutes a day, with what we wrote down. Come back when you’ve something to report, or don’t. Each ${coaching.sessionMinutes} minutes is booked by itself.`,
    pictures: [notebook, notebookDark],
    alt: "An open notebook with three lines written in it, and a pencil",
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">How it works</h2>
        <ol className={styles.steps}>
          {steps.map(({ name, text, pictures: [light, dark], alt }) => (
            <li key={name}>
              <PrintPicture wide={light} wideDark={dark} width={480} height={360} alt={alt} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
