import cardFlock from "#art/card-flock.svg";
import cardPair from "#art/card-pair.svg";
import cardWeeks from "#art/card-weeks.svg";
import { home } from "#content/pages/home";
import { paths } from "../../../domain/pages.ts";
import { courseBadge } from "../../components/course-badge/course-badge.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./choose-your-path.module.css";
import sections from "./sections.module.css";

const words = home.chooseYourPath;

const offers = [
  { ...words.sundayClass, to: paths.sundayClass, drawing: cardFlock },
  { ...words.course, to: paths.course, drawing: cardWeeks },
  { ...words.coaching, to: paths.personalCoaching, drawing: cardPair },
];

export function ChooseYourPath() {
  return (
    <section aria-labelledby="paths-heading">
      <div className="wrap">
        <h2 id="paths-heading">{words.heading}</h2>
        <div className={styles.cards}>
          {offers.map((offer) => {
            const isCourse = offer.to === paths.course;
            return (
              <article
                key={offer.to}
                className={classNames(styles.card, isCourse && `${sections.night} ${styles.course}`)}
              >
                <h3>{offer.name}</h3>
                {isCourse && <p className={styles.badge}>{courseBadge}</p>}
                <img src={offer.drawing} alt={offer.picture} width={560} height={250} loading="lazy" />
                <p className={styles.price}>
                  <span className="figures">{offer.figure}</span> {offer.unit}
                </p>
                <p className={styles.text}>
                  <Prose of={offer.text} />
                </p>
                <ButtonLink to={offer.to} tone={isCourse ? "onNight" : "quiet"}>
                  {offer.button}
                </ButtonLink>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
