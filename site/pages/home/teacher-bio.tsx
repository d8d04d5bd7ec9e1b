import portrait from "#art/portrait.svg";
import { business } from "#content/business";
import { home } from "#content/pages/home";
import { Paragraphs, Prose } from "../../components/prose/prose.tsx";
import sections from "./sections.module.css";
import styles from "./teacher-bio.module.css";

const words = home.teacherBio;

const drawn = {
  path: portrait,
  alt: words.drawnPortrait,
  width: 640,
  height: 760,
};

/** Shows the owner’s photograph instead of the drawn portrait, once there is one. */
export function TeacherBio() {
  const { path, alt, width, height } = business.teacher.photograph ?? drawn;
  return (
    <section className={styles.teacher} aria-labelledby="teacher-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <figure>
          <img src={path} alt={alt} width={width} height={height} loading="lazy" />
        </figure>
        <div className={styles.words}>
          <h2 id="teacher-heading">{words.heading}</h2>
          <p className={sections.display}>
            <Prose of={words.lead} />
          </p>
          <Paragraphs of={words.story} />
          <p className={`${sections.small} ${styles.more}`}>
            <Prose of={words.more} />
          </p>
        </div>
      </div>
    </section>
  );
}
