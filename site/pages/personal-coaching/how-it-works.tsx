import mugs from "#art/table-mugs.svg";
import mugsDark from "#art/table-mugs-dark.svg";
import notebook from "#art/table-notebook.svg";
import notebookDark from "#art/table-notebook-dark.svg";
import phone from "#art/table-phone.svg";
import phoneDark from "#art/table-phone-dark.svg";
import { personalCoaching as page } from "#content/pages/personal-coaching";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./how-it-works.module.css";

const words = page.howItWorks;

const steps = [
  { ...words.pickADay, wide: phone, dark: phoneDark },
  { ...words.session, wide: mugs, dark: mugsDark },
  { ...words.practice, wide: notebook, dark: notebookDark },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="steps-heading">
      <div className="wrap">
        <h2 id="steps-heading">{words.heading}</h2>
        <ol className={styles.steps}>
          {steps.map(({ name, text, picture, wide, dark }) => (
            <li key={name}>
              <PrintPicture wide={wide} wideDark={dark} width={480} height={360} alt={picture} />
              <h3>{name}</h3>
              <p>
                <Prose of={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
