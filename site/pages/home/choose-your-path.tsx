import cardFlock from "#art/card-flock.svg";
import cardPair from "#art/card-pair.svg";
import cardWeeks from "#art/card-weeks.svg";
import { home } from "#content/pages/home";
import { paths } from "../../../domain/pages.ts";
import { courseBadge } from "../../components/course-badge/course-badge.ts";
import { Cards } from "../../kit/cards.tsx";
import { Chapter } from "../../kit/chapter.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const { heading, sundayClass, course, coaching } = home.chooseYourPath;

const offers = [
  { ...sundayClass, to: paths.sundayClass, drawing: cardFlock, badge: undefined },
  { ...course, to: paths.course, drawing: cardWeeks, badge: courseBadge },
  { ...coaching, to: paths.personalCoaching, drawing: cardPair, badge: undefined },
];

export function ChooseYourPath() {
  return (
    <Chapter id="paths-heading" heading={heading}>
      <Cards
        className={styles.paths}
        of={offers.map(({ name, badge, picture, drawing, figure, unit, text, to, button }) => ({
          name,
          badge,
          picture: (
            <img className="daylight" src={drawing} alt={picture} width={560} height={250} loading="lazy" />
          ),
          fact: (
            <>
              <span className="figures">{figure}</span> {unit}
            </>
          ),
          text,
          action: (
            <ButtonLink to={to} tone={badge ? "onNight" : "quiet"}>
              {button}
            </ButtonLink>
          ),
        }))}
      />
    </Chapter>
  );
}
