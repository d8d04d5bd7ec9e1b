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

/** The three skills as the plates that make a print, and the print. */
export function ThreeSkills() {
  return (
    <Chapter id="skills-heading" heading={words.heading} lead={words.lead}>
      <div className={styles.skills}>
        <Entries
          of={skills.map(({ name, text, plate, picture }) => ({
            name,
            text,
            mark: <Print name={`plate-${plate}`} alt={picture} />,
          }))}
          layout="above"
          className={styles.list}
        />
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
      </div>
    </Chapter>
  );
}
