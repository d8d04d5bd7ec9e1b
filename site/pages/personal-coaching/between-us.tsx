import { personalCoaching as page } from "#content/pages/personal-coaching";
import { coaching } from "#content/schedule";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import { SideHeading } from "../../components/side-heading/side-heading.tsx";
import styles from "./between-us.module.css";

const words = page.betweenUs;

/** What the teacher keeps to herself, when she would have to tell someone, and who can come. */
export function BetweenUs() {
  return (
    <SideHeading id="between-us" heading={words.heading}>
      <div className={styles.words}>
        <Paragraphs of={words.paragraphs} />
        {coaching.whoCanCome && (
          <p>
            <Prose of={words.whoCanCome} slots={{ "coaching.who": coaching.whoCanCome }} />
          </p>
        )}
      </div>
    </SideHeading>
  );
}
