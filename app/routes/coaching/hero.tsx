import car from "#art/learner-car.svg";
import carDark from "#art/learner-car-dark.svg";
import carTall from "#art/learner-car-tall.svg";
import carTallDark from "#art/learner-car-tall-dark.svg";
import { business } from "#content/business";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <PictureHero
      headingId="drive-heading"
      className={styles.hero}
      picture={
        <PrintPicture
          wide={car}
          wideDark={carDark}
          tall={carTall}
          tallDark={carTallDark}
          width={1600}
          height={900}
          alt="A ute with L-plates on a straight road between yellow poplars. Two people in it, the one in the passenger seat in a yellow beanie"
          priority
        />
      }
    >
      <h1 id="drive-heading">
        You drive. <br />
        I’ll sit beside you.
      </h1>
      <p>
        Coaching is how most people learn to do anything that moves. We take your own attention out on your
        own roads, at the hour when they’re busy.
      </p>
      <div className={styles.call}>
        <ExternalButtonLink href={business.bookings.introCall} size="large">
          Book a Free Consultation
        </ExternalButtonLink>
        <p>{business.introCall.minutes} minutes. No obligation, and no parallel parking.</p>
      </div>
    </PictureHero>
  );
}
