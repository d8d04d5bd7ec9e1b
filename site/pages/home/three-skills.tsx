import { home } from "#content/pages/home";
import { Entries } from "../../kit/parts.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./three-skills.module.css";

const words = home.threeSkills;

const skills = [
  { ...words.concentration, plate: "focus" },
  { ...words.clarity, plate: "clarity" },
  { ...words.equanimity, plate: "ease" },
] as const;

/** The three skills as the plates of a print. Pointing to a skill, or selecting an ink, shows its plate alone. */
export function ThreeSkills() {
  return (
    <Chapter id="skills-heading" heading={words.heading} lead={words.lead}>
      <div className={`pair ${styles.skills}`}>
        <figure className={styles.print}>
          <div className={styles.sheet}>
            {skills.map(({ plate }, index) => (
              <div key={plate} data-ink={plate}>
                <Print name={`plate-${plate}`} alt={index === 0 ? words.picture : ""} />
              </div>
            ))}
            <div data-ink="bill">
              <Print name="plate-bill" alt="" />
            </div>
          </div>
          <fieldset className="cluster on-screen">
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
        <Entries
          of={skills.map(({ name, text, plate, picture }) => ({
            name,
            text,
            mark: <Print name={`plate-${plate}`} alt={picture} />,
          }))}
          look="plain"
          className={styles.list}
        />
      </div>
    </Chapter>
  );
}
