import sheds from "#art/boat-sheds.svg";
import shedsDark from "#art/boat-sheds-dark.svg";
import shedsTall from "#art/boat-sheds-tall.svg";
import shedsTallDark from "#art/boat-sheds-tall-dark.svg";
import { business } from "#content/business";
import { aboutTeacher } from "../../../content/about.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { SplitHero } from "../../components/split-hero/split-hero.tsx";
import styles from "./hero.module.css";

export function Hero() {
  const { firstName, jobTitle } = business.teacher;
  return (
    <SplitHero
      headingId="about-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={sheds}
          wideDark={shedsDark}
          tall={shedsTall}
          tallDark={shedsTallDark}
          width={1200}
          height={900}
          alt="Boat sheds in a row on the lake before sunrise. One has its doors open and the light on, two boats on their racks"
          priority
        />
      }
    >
      <h1 id="about-heading">
        <span>I’m {firstName}.</span> {aboutTeacher.value.headline}
      </h1>
      <p>
        {jobTitle}, {business.place.town}. The whole staff, as it happens: I take the calls, teach the classes
        and answer the messages.
      </p>
    </SplitHero>
  );
}
