import { home } from "#content/pages/home";
import plateBill from "#pictures/plate-bill.svg";
import plateClarity from "#pictures/plate-clarity.svg";
import plateEase from "#pictures/plate-ease.svg";
import plateFocus from "#pictures/plate-focus.svg";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./three-skills.module.css";

const words = home.threeSkills;

const skills = [
  { ...words.concentration, plate: "focus", drawing: plateFocus },
  { ...words.clarity, plate: "clarity", drawing: plateClarity },
  { ...words.equanimity, plate: "ease", drawing: plateEase },
];

/** The three skills as the plates of a print. Pointing to a skill, or selecting an ink, shows its plate alone. */
export function ThreeSkills() {
  return (
    <Chapter id="skills-heading" heading={words.heading} lead={words.lead}>
      <div className={`pair ${styles.skills}`}>
        <figure className={styles.print}>
          <div className={styles.sheet}>
            {skills.map(({ plate, drawing }, index) => (
              <img
                key={plate}
                src={drawing}
                data-ink={plate}
                alt={index === 0 ? words.picture : ""}
                width={720}
                height={840}
                loading="lazy"
              />
            ))}
            <img src={plateBill} data-ink="bill" alt="" width={720} height={840} loading="lazy" />
          </div>
          <fieldset className="cluster">
            <legend className="visually-hidden">{words.chooseInk}</legend>
            <label>
              <input type="radio" name="ink" value="all" defaultChecked />
              {words.allInks}
            </label>
            {skills.map(({ plate, ink }) => (
              <label key={plate}>
                <input type="radio" name="ink" value={plate} />
                {ink}
              </label>
            ))}
          </fieldset>
        </figure>
        <Ledger
          of={skills.map(({ name, text, drawing, picture }) => ({
            name,
            text,
            mark: <img src={drawing} alt={picture} width={720} height={840} loading="lazy" />,
          }))}
          marks="mark"
          plain
          className={styles.list}
        />
      </div>
    </Chapter>
  );
}
