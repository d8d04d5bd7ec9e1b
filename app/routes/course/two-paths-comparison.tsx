import fork from "#art/fork.svg";
import forkDark from "#art/fork-dark.svg";
import forkTall from "#art/fork-tall.svg";
import forkTallDark from "#art/fork-tall-dark.svg";
import { twoPaths } from "../../../content/course.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import styles from "./two-paths-comparison.module.css";

/** Practising alone compared with the course. */
export function TwoPathsComparison() {
  return (
    <section className={styles.section} aria-labelledby="paths-heading">
      <PrintPicture
        wide={fork}
        wideDark={forkDark}
        tall={forkTall}
        tallDark={forkTallDark}
        width={1600}
        height={620}
        alt="A track forks in a dry paddock. The left arm wanders. The right has eight posts beside it. Both reach the lake"
      />
      <div className="wrap">
        <h2 id="paths-heading">Two paths, one lake</h2>
        <table aria-labelledby="paths-heading">
          <thead>
            <tr>
              <td />
              <th scope="col">On your own</th>
              <th scope="col">In the course</th>
            </tr>
          </thead>
          <tbody>
            {twoPaths.map(({ about, alone, inTheCourse }) => (
              <tr key={about}>
                <th scope="row">{about}</th>
                <td>{alone}</td>
                <td>{inTheCourse}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">Plenty of people get there on their own. The track just isn’t marked.</p>
      </div>
    </section>
  );
}
