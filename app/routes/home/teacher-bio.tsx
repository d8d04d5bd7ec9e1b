import portrait from "#art/portrait.svg";
import { teacherStory } from "../../../content/home.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import sections from "./sections.module.css";
import styles from "./teacher-bio.module.css";

const drawn = {
  path: portrait,
  alt: "Linocut of the teacher in a yellow beanie, seen from behind, looking across the lake",
  width: 640,
  height: 760,
};

/** Shows the owner’s photograph instead of the drawn portrait, once there is one. */
export function TeacherBio() {
  const { firstName, credential, photograph } = site.teacher;
  const { path, alt, width, height } = photograph ?? drawn;
  const { lead, rest } = teacherStory.value;
  return (
    <section className={styles.teacher} aria-labelledby="teacher-heading">
      <div className={`wrap ${sections.columns} ${sections.early}`}>
        <figure>
          <img src={path} alt={alt} width={width} height={height} loading="lazy" />
        </figure>
        <div className={styles.words}>
          <h2 id="teacher-heading">Hi, I’m {firstName.value}.</h2>
          <p className={sections.display}>{lead}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={`${sections.small} ${styles.training}`}>
            {credential.value} {site.claims.trainingHours}+ hours of teacher training.
            <br />
            <a href={paths.about}>More about me</a>
          </p>
        </div>
      </div>
    </section>
  );
}
