import { home } from "#content/pages/home";
import { paths } from "../../../domain/pages.ts";
import { courseBadge } from "../../components/course-badge.ts";
import { Cards } from "../../kit/cards.tsx";
import { Chapter } from "../../kit/chapter.tsx";
import { Print } from "../../kit/print.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./page.module.css";

const { heading, sundayClass, course, coaching } = home.chooseYourPath;

const offers = [
  { ...sundayClass, to: paths.sundayClass, print: "card-class", badge: undefined },
  { ...course, to: paths.course, print: "card-course", badge: courseBadge },
  { ...coaching, to: paths.personalCoaching, print: "card-coaching", badge: undefined },
] as const;

export function ChooseYourPath() {
  return (
    <Chapter id="paths-heading" heading={heading}>
      <Cards
        className={styles.paths}
        of={offers.map(({ name, badge, picture, print, figure, unit, text, to, button }) => ({
          name,
          badge,
          picture: <Print name={print} alt={picture} />,
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
