import { practices } from "#content/practices";
import { Thumbnail } from "../../components/video/thumbnail.tsx";
import { paths } from "../../paths.ts";
import styles from "./guided-practices.module.css";
import { selectBySlug } from "./select-by-slug.ts";

const shown = selectBySlug(practices, ["feel-rest", "see-hear-feel", "microhits"]);

export function GuidedPractices() {
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} id="practices" aria-labelledby="practices-heading">
      <div className="wrap">
        <h2 id="practices-heading">Guided practices</h2>
        <p>Chosen by the state you’re in. Each is written out, so you can do it on a tram with no sound.</p>
        <ul>
          {shown.map((practice) => (
            <li key={practice.slug}>
              <span className={styles.cover}>
                <Thumbnail item={practice} kind="practice" />
              </span>
              <div className={styles.words}>
                <p className={styles.goodFor}>{practice.goodFor}</p>
                <h3>
                  <a href={`${paths.guidedPractices}#${practice.slug}`}>{practice.title}</a>
                </h3>
                <p className="figures">{practice.minutes} min</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <a href={paths.guidedPractices}>All {practices.length} practices, in writing</a>
        </p>
      </div>
    </section>
  );
}
