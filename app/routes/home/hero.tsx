import heroMid from "#art/hero-mid.svg";
import heroMidDark from "#art/hero-mid-dark.svg";
import heroTall from "#art/hero-tall.svg";
import heroTallDark from "#art/hero-tall-dark.svg";
import heroWide from "#art/hero-wide.svg";
import heroWideDark from "#art/hero-wide-dark.svg";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { ExternalButtonLink } from "../../ui/button/button.tsx";
import styles from "./hero.module.css";
import sections from "./sections.module.css";

export function Hero() {
  return (
    <PictureHero
      className={styles.hero}
      picture={
        <PrintPicture
          wide={heroWide}
          wideDark={heroWideDark}
          mid={heroMid}
          midDark={heroMidDark}
          tall={heroTall}
          tallDark={heroTallDark}
          width={1600}
          height={900}
          alt="Linocut of Lake Wendouree at dawn: two black swans, and the sun rising behind Mount Warrenheip"
          priority
        />
      }
    >
      <h1 id="home-heading">
        Same busy life. <br />
        Steadier you.
      </h1>
      <p className={sections.big}>
        Mindfulness is three skills you can practise, the way you’d practise scales or a golf swing. I teach
        them in plain English, in {site.locality.town} and online.
      </p>
      <div className={styles.call}>
        <ExternalButtonLink href={site.bookings.introCall.value} size="large">
          Book a free call
        </ExternalButtonLink>
        <p>{site.introCall.minutes} minutes, no pressure to go further.</p>
      </div>
    </PictureHero>
  );
}
