import spring from "#art/car-spring.svg";
import springDark from "#art/car-spring-dark.svg";
import wheel from "#art/car-wheel.svg";
import wheelDark from "#art/car-wheel-dark.svg";
import windscreen from "#art/car-windscreen.svg";
import windscreenDark from "#art/car-windscreen-dark.svg";
import { coaching as page } from "#content/pages/coaching";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./three-skills.module.css";

const words = page.threeSkills;

const skills = [
  { ...words.concentration, wide: wheel, dark: wheelDark },
  { ...words.clarity, wide: windscreen, dark: windscreenDark },
  { ...words.equanimity, wide: spring, dark: springDark },
];

/** The three skills, compared to parts of a car. */
export function ThreeSkills() {
  return (
    <section aria-labelledby="parts-heading">
      <div className="wrap">
        <h2 id="parts-heading">{words.heading}</h2>
        <dl className={styles.skills}>
          {skills.map(({ name, part, text, picture, wide, dark }) => (
            <div key={name}>
              <dt>
                <PrintPicture wide={wide} wideDark={dark} width={300} height={220} alt={picture} />
                {name}
                <span>{part}</span>
              </dt>
              <dd>
                <Prose of={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.system}>
          <Prose of={words.system} />
        </p>
      </div>
    </section>
  );
}
