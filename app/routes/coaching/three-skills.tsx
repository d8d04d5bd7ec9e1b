import spring from "#art/car-spring.svg";
import springDark from "#art/car-spring-dark.svg";
import wheel from "#art/car-wheel.svg";
import wheelDark from "#art/car-wheel-dark.svg";
import windscreen from "#art/car-windscreen.svg";
import windscreenDark from "#art/car-windscreen-dark.svg";
import { business } from "#content/business";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./three-skills.module.css";

const skills = [
  {
    name: "Concentration",
    part: "The wheel",
    text: "Choosing what matters just now and staying with it. Nobody holds a wheel still: you make small corrections all day. Those are the exercise.",
    pictures: [wheel, wheelDark],
    alt: "A steering wheel",
  },
  {
    name: "Sensory Clarity",
    part: "The windscreen",
    text: "Enough detail to steer by. “A bad mood” is fog. “Tight throat, a picture of Thursday, a voice saying typical” is a road with things on it.",
    pictures: [windscreen, windscreenDark],
    alt: "A wet windscreen, wiped clear where the blade has been",
  },
  {
    name: "Equanimity",
    part: "The suspension",
    text: "Letting a bump be a bump. Up through the floor it comes, you feel it, it goes. You haven’t braced and you haven’t swerved. Same road.",
    pictures: [spring, springDark],
    alt: "A coil spring",
  },
] as const;

/** The three skills, compared to parts of a car. */
export function ThreeSkills() {
  return (
    <section aria-labelledby="parts-heading">
      <div className="wrap">
        <h2 id="parts-heading">Three skills, and where they sit in a car</h2>
        <dl className={styles.skills}>
          {skills.map(({ name, part, text, pictures: [light, dark], alt }) => (
            <div key={name}>
              <dt>
                <PrintPicture wide={light} wideDark={dark} width={300} height={220} alt={alt} />
                {name}
                <span>{part}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.system}>
          The system that they come from is Unified Mindfulness: more than {business.claims.techniques}{" "}
          standard techniques, each of them for one of the three or more. Its instructions are clear enough to
          argue with, and you’re welcome to.
        </p>
      </div>
    </section>
  );
}
